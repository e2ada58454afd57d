/** `virtual:catalogue/LANGUAGE`: the files of a language's catalogue as one text, the same files that Python reads. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const CATALOGUES = join(import.meta.dirname, '../../src/ratskeller/i18n');
const NAME = 'virtual:catalogue/';

/** All but the rules, which are a book for each game: learn/rulebook.ts opens it. */
export function filesOf(language: string): string[] {
  const folder = join(CATALOGUES, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !name.startsWith('rules-'));
  return names.sort().map((name) => join(folder, name));
}

export function textOf(language: string): string {
  const texts = filesOf(language).map((file) => readFileSync(file, 'utf-8'));
  return texts.map((text) => text.replace(/^#.*$/gm, '')).join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language))};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return;
      for (const [id, module] of server.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${NAME}`)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

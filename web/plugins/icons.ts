/** `virtual:icons`: the drawings of the icons that lib/icon-names.ts names, and of no others. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAMES = join(import.meta.dirname, '../src/lib/icon-names.ts');
const NAME = 'virtual:icons';

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(NAMES);
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const all = JSON.parse(readFileSync(file, 'utf-8')).icons as Record<string, { body: string }>;
      const names = [...readFileSync(NAMES, 'utf-8').matchAll(/^ {2}'([a-z0-9-]+)',$/gm)].map((match) => match[1]!);
      const drawn = names.map((name) => {
        const icon = all[name];
        if (!icon) throw new Error(`lib/icon-names.ts: there is no icon '${name}'`);
        return [name, icon.body] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
    },
  };
}

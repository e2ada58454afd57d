/** Every text is in the catalogues, and every text of the page's catalogues is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { FluentResource } from '@fluent/bundle';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf } from '../plugins/catalogues';

const SOURCE = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file))
  .sort();
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(join(SOURCE, file), 'utf-8')]));
const KEYS = new Set(new FluentResource(textOf('en')).body.map((message) => message.id));
/** Attributes that people read or hear. */
const SPOKEN = new Set(['title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'label']);

/** Keys written out as `t('…')`. */
function keysIn(text: string): string[] {
  return [...text.matchAll(/\bt\(\s*(['"])([a-zA-Z][\w-]*)\1/g)].map((match) => match[2]!);
}

/** What keys that are put together begin and end with: t(`page-theme-${theme}`). */
function patternsIn(text: string): RegExp[] {
  const templates = [...text.matchAll(/`((?:[a-zA-Z][\w-]*)?-?\$\{[^`]*?)`/g)].map((match) => match[1]!);
  return templates
    .map((template) => template.replace(/\$\{[^}]*\}/g, '\0'))
    .filter((template) => /^[\w-]+\0|\0-[\w-]+$/.test(template) && /^[\w\0-]+$/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('\0', '[\\w-]+')}$`));
}

test.each(FILES)('all keys that %s names are in the catalogues', (file) => {
  const missing = keysIn(TEXTS.get(file)!).filter((key) => !KEYS.has(key));
  expect(missing).toEqual([]);
});

test('every text of the page is used', () => {
  const all = [...TEXTS.values()];
  const named = new Set(
    all.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w-]+)['"`]/g)].map((match) => match[1]!)),
  );
  const patterns = all.flatMap(patternsIn);
  const inCatalogue = new Set([...textOf('en').matchAll(/\{ (page-[\w-]+) \}/g)].map((match) => match[1]!));
  const unused = [...KEYS].filter(
    (key) =>
      key.startsWith('page-') &&
      !named.has(key) &&
      !inCatalogue.has(key) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

type Node = AST.Fragment['nodes'][number] | AST.Fragment | AST.Attribute;

/** Words that stand in a component itself. */
function wordsIn(file: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type } = node as Node;
    if (type === 'Text') note((node as AST.Text).data);
    else if (type === 'Attribute') lookAtAttribute(node as AST.Attribute);
    else if (!isScript(node)) Object.values(node).forEach(look);
  };
  const lookAtAttribute = ({ name, value }: AST.Attribute): void => {
    if (!SPOKEN.has(name) || value === true) return;
    const parts = Array.isArray(value) ? value : [value];
    for (const part of parts) if (part.type === 'Text') note(part.data);
  };
  const note = (text: string): void => {
    if (/\p{L}{2}/u.test(text)) found.push(text.trim());
  };
  look(parse(TEXTS.get(file)!, { modern: true }).fragment);
  return found;
}

/** Expressions hold no text nodes, and code is the same in all languages. */
function isScript(node: object): boolean {
  const isCode = 'name' in node && node.name === 'code';
  return isCode || ('type' in node && ['ExpressionTag', 'HtmlTag'].includes(String(node.type)));
}

describe('no component holds words', () => {
  test.each(FILES.filter((file) => file.endsWith('.svelte')))('%s', (file) => {
    expect(wordsIn(file)).toEqual([]);
  });
});

/** Requests to the server. */
import type { Say, Told } from './types';
import type { Figures } from './words.svelte';

/** The server said no, or could not be asked. `code` is one of docs/protocol.md, or `offline`. */
export class ApiError extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  /** Why a rule forbids it: a key of the catalogues, and its figures. */
  readonly reason: string;
  readonly figures: Figures;
  readonly say: Say | undefined;
  /** The part of what was sent that can't be, such as `players.0.name`; empty where it is none in particular. */
  readonly field: string;

  constructor({ code, message, rule, reason, figures, say, field }: Told) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.rule = rule || undefined;
    this.reason = reason ?? '';
    this.figures = figures ?? {};
    this.say = say;
    this.field = field || String(figures?.field ?? '');
  }
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  read: (headers: Headers) => void = () => {},
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new ApiError({ code: 'offline', message: String(cause) });
  }
  read(answer.headers);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  const told: unknown = isJson && text ? JSON.parse(text) : text;
  if (answer.ok) return told as T;
  const code = answer.status >= 502 ? 'busy' : 'not-now';
  throw new ApiError({ code, message: answer.statusText, ...(isJson ? (told as Partial<Told>) : {}) });
}

/** A page of a list, and where the next one is. */
export interface ListPage<T> {
  items: T[];
  next: string | undefined;
}

async function getPage<T>(path: string): Promise<ListPage<T>> {
  let next: string | undefined;
  const items = await ask<T[]>('GET', path, undefined, (headers) => {
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  });
  return { items, next };
}

export const api = {
  getPage,
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = undefined) => ask<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
  delete: <T = void>(path: string) => ask<T>('DELETE', path),
};

/** A problem as a key of the catalogues; an unknown code counts as `not-now`. */
const CODES = [
  'malformed',
  'illegal',
  'set-up',
  'sign-in',
  'banned',
  'not-yours',
  'not-your-turn',
  'not-found',
  'not-now',
  'seat-taken',
  'too-fast',
  'too-big',
  'too-many',
  'busy',
  'not-saved',
  'offline',
];
export function problemKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'not-now';
  return `page-problem-${CODES.includes(code) ? code : 'not-now'}`;
}

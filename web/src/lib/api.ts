/** Requests to the server. */
import type { Say } from './types';

/** The server said no, or could not be asked. `code` is one of docs/protocol.md, or `offline`. */
export class ApiError extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  readonly say: Say | undefined;

  constructor(code: string, message: string, rule?: string, say?: Say) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.rule = rule;
    this.say = say;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new ApiError('offline', String(cause));
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  const told: unknown = isJson && text ? JSON.parse(text) : text;
  if (answer.ok) return told as T;
  const problem = (isJson ? told : {}) as Partial<ApiError>;
  const code = problem.code ?? (answer.status >= 502 ? 'busy' : 'not-now');
  throw new ApiError(code, problem.message ?? answer.statusText, problem.rule, problem.say);
}

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = undefined) => ask<T>('POST', path, body),
  delete: <T = void>(path: string) => ask<T>('DELETE', path),
};

/** A problem as a key of the catalogues; an unknown code counts as `not-now`. */
const CODES = [
  'malformed',
  'illegal',
  'set-up',
  'sign-in',
  'not-yours',
  'not-your-turn',
  'not-found',
  'not-now',
  'seat-taken',
  'too-fast',
  'too-big',
  'too-many',
  'busy',
  'offline',
];
export function problemKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'not-now';
  return `page-problem-${CODES.includes(code) ? code : 'not-now'}`;
}

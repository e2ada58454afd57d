/** All that the server sends as JSON; docs/protocol.md and /api/openapi.json describe each. */

export type * from './phrase';
export type * from './log';
export type * from './state';
export type * from './socket';
export type * from './person';
export type * from './game';
export type * from './table';

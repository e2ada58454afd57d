/** The log of a table as people read it: by turns, without what was taken back. */
import type { Entry, EntryKind, Say, TableEvent } from '../lib/types';

export interface LogLine {
  key: string;
  say: Say;
  /** The kind of event, for its rule; none for what people did at the table. */
  event?: TableEvent;
}
export interface LogTurn {
  key: string;
  seat: number | null;
  /** What it is called. */
  heading: Say;
  lines: LogLine[];
  events: TableEvent[];
}

const TURN_BEGAN = 'turn-began';
const NOTES: Partial<Record<EntryKind, (entry: Entry) => string>> = {
  sit: () => 'page-table-log-sit',
  leave: () => 'page-table-log-leave',
  undo: () => 'page-table-log-undo',
  'undo-ask': () => 'page-table-log-undo-ask',
  'undo-answer': (entry) => (entry.body?.agree ? 'page-table-log-agree' : 'page-table-log-refuse'),
  timeout: () => 'page-table-log-timeout',
  back: () => 'page-table-log-back',
  pause: () => 'page-table-log-pause',
  rematch: () => 'page-table-log-rematch',
  resign: () => 'leaving-log-resign',
  'stand-in': () => 'leaving-log-stand-in',
  offer: () => 'leaving-log-offer',
  take: () => 'leaving-log-take',
  ask: (entry) => `leaving-log-ask-${entry.body?.what ?? 'end'}`,
  'ask-answer': (entry) => (entry.body?.agree ? 'page-table-log-agree' : 'page-table-log-refuse'),
  notice: () => 'leaving-log-notice',
  seats: () => 'waiting-log-seats',
  options: () => 'waiting-log-options',
  agree: () => 'page-table-log-agree',
  holiday: () => 'page-holiday-log',
};

/** The turns, oldest first. `eventsOf` says what the reader saw of an entry. */
export function turnsOf(entries: readonly Entry[], eventsOf: (entry: Entry) => TableEvent[]): LogTurn[] {
  const undone = undoneIn(entries);
  const turns: LogTurn[] = [];
  for (const entry of entries) {
    if (entry.kind === 'start') {
      turns.push({
        key: String(entry.number),
        seat: null,
        heading: { key: 'page-table-log-setup' },
        lines: [],
        events: [],
      });
    }
    if (!turns.length)
      turns.push({ key: '', seat: null, heading: { key: 'page-table-log-before' }, lines: [], events: [] });
    const note = NOTES[entry.kind]?.(entry);
    if (note) turns.at(-1)!.lines.push({ key: String(entry.number), say: noteOf(note, entry) });
    if (!undone.has(entry.number)) addEvents(turns, entry, eventsOf(entry));
  }
  return turns.filter((turn) => turn.lines.length || turn.seat !== null);
}

function addEvents(turns: LogTurn[], entry: Entry, events: TableEvent[]): void {
  events.forEach((event, place) => {
    if (!event.say) return;
    if (event.kind === TURN_BEGAN) {
      turns.push({ key: `${entry.number}.${place}`, seat: event.seat, heading: event.say, lines: [], events: [] });
    } else {
      turns.at(-1)!.lines.push({ key: `${entry.number}.${place}`, say: event.say, event });
      turns.at(-1)!.events.push(event);
    }
  });
}

function noteOf(key: string, entry: Entry): Say {
  const isSitting = (entry.kind === 'sit' || entry.kind === 'take') && entry.body?.name;
  return { key, figures: { seat: isSitting ? entry.body!.name! : { seat: entry.seat ?? 0 } } };
}

/** The numbers of the moves that were taken back. */
export function undoneIn(entries: readonly Entry[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'move') standing.push(entry.number);
    if (entry.kind === 'undo') {
      for (const number of standing.splice(entry.body?.back_to ?? standing.length)) undone.add(number);
    }
  }
  return undone;
}

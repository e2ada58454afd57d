/** Short messages that go away by themselves. */
import { untrack } from 'svelte';
import { announce } from './announce';
import { ApiError, problemKey } from './api';
import { nameIn, type Seat } from './seats';
import { t, tell } from './words.svelte';

export interface Toast {
  number: number;
  text: string;
  kind: 'news' | 'problem';
  rule?: string | undefined;
}

const SECONDS = { news: 5, problem: 9 };
let count = 0;

class Toasts {
  shown = $state<Toast[]>([]);

  show(text: string, kind: Toast['kind'] = 'news', rule?: string): void {
    const toast: Toast = { number: ++count, text, kind, rule };
    // An effect that shows something must not run again because of what is shown.
    const others = untrack(() => this.shown.filter((other) => other.text !== text));
    this.shown = [...others, toast].slice(-4);
    announce(text);
    setTimeout(() => this.hide(toast.number), SECONDS[kind] * 1000);
  }

  /** Tell why something was not done. */
  showError(error: unknown, seats: Seat[] = []): void {
    this.show(problemText(error, seats), 'problem', error instanceof ApiError ? error.rule : undefined);
  }

  hide(number: number): void {
    this.shown = this.shown.filter((toast) => toast.number !== number);
  }
}

export const toasts = new Toasts();

/** Why something was not done, as a sentence: the rule's where there is one. */
export function problemText(error: unknown, seats: Seat[] = []): string {
  if (error instanceof ApiError && error.say) return tell(error.say, nameIn(seats));
  return t(problemKey(error));
}

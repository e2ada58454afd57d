/** Errors of the page itself: told to whoever looks, and logged for whoever mends them. */
import { ApiError } from './api';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** Tell people in passing that something went wrong; a refusal of the server says what. */
export function tellFault(error: unknown): void {
  if (error instanceof ApiError) toasts.showError(error);
  else toasts.show(t('page-fault'), 'problem');
}

/** Log an error that was caught, and tell people of it. */
export function report(error: unknown): void {
  console.error(error);
  tellFault(error);
}

/** From now on, tell of errors that nobody caught: in event handlers, timers and promises. The browser logs them. */
export function watchFaults(): void {
  // Extensions and resize observers raise errors, too; they carry no error object.
  addEventListener('error', (event) => event.error && tellFault(event.error));
  addEventListener('unhandledrejection', (event) => tellFault(event.reason));
}

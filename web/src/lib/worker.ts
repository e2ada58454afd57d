/** The service worker: the page without a network, and calls while it is closed (public/sw.js). */

/** Have it installed, where there can be one; a page does without it as well. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Notifications of the system. */
import { settings } from './settings.svelte';
import { BRAND } from './title';

/** Show a notification that leads back to this page; a later one with the same tag takes its place. */
export function notify(body: string, tag: string): void {
  if (!settings.notifications) return;
  try {
    const notification = new Notification(BRAND, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Chrome on Android knows notifications, but only service workers may make them there.
    settings.giveUpNotifications();
  }
}

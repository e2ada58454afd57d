/** Calls to this browser, by its push service. */
import { api } from '../lib/api';
import { bytesOf, textOf } from './passkey';

/** When I want no call: minutes after midnight. */
export interface Quiet {
  begins: number;
  ends: number;
  zone: string;
}
export interface CallsState {
  is_called: boolean;
  quiet: Quiet | null;
  key: string;
}

/** Why this browser can't be called, as the key of a text. */
export function whyNoCalls(): string | null {
  if (!isSecureContext) return 'page-push-insecure';
  return 'serviceWorker' in navigator && 'PushManager' in window ? null : 'page-push-missing';
}

/** Ask the browser to take calls of this server, and hand the server its address; whether it may. */
export async function beCalled(key: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for an earlier key
  const taken = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const keyOf = (name: PushEncryptionKeyName) => textOf(taken.getKey(name)!);
  const keys = { p256dh: keyOf('p256dh'), auth: keyOf('auth') };
  await api.put('/api/me/push', { endpoint: taken.endpoint, ...keys, language });
  return true;
}

/** Take no more calls here. */
export async function beLeftAlone(): Promise<void> {
  await api.delete('/api/me/push');
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** 22:30 as minutes, and back. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function timeOf(minutes: number): string {
  const padded = (number: number) => String(number).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}

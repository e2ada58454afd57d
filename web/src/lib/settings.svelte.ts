/** What people choose for this browser. */
import { keep, kept } from './keeping';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === kept('theme')) ?? 'auto');
  #sound = $state(kept('sound') !== 'off');
  #notifications = $state(kept('notifications') === 'on');
  #canNotify = $state(kept('notifications') !== 'impossible');
  #animation = $state(kept('animation') !== 'off');
  #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #prefersStill = $state(this.#stillness.matches);

  constructor() {
    this.#stillness.addEventListener('change', (event) => (this.#prefersStill = event.matches));
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.#show();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  /** Whether to be told when it is my turn; the browser asks people once. */
  get notifications(): boolean {
    return this.#notifications && 'Notification' in window && Notification.permission === 'granted';
  }
  async setNotifications(on: boolean): Promise<void> {
    const granted = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    this.#notifications = granted;
    keep('notifications', granted ? 'on' : 'off');
  }
  get canNotify(): boolean {
    return this.#canNotify && 'Notification' in window && window.isSecureContext;
  }
  /** This browser has notifications, but makes none for a page: it is not asked again. */
  giveUpNotifications(): void {
    this.#notifications = false;
    this.#canNotify = false;
    keep('notifications', 'impossible');
  }

  get animation(): boolean {
    return this.#animation;
  }
  set animation(on: boolean) {
    this.#animation = on;
    keep('animation', on ? 'on' : 'off');
    this.#show();
  }
  /** Whether things may move: chosen here, and not unwanted by the system. */
  get moves(): boolean {
    return this.#animation && !this.#prefersStill;
  }

  #show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.#theme;
    page.dataset.still = String(!this.#animation);
  }
}

export const settings = new Settings();

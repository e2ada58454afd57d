/** What people choose: of this browser, and of tables, which a person finds again on every device. */
import { keep, kept } from './keeping';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Times normal speed; 0 shows all at once. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
/** Milliseconds of rest after what another seat did. */
export const PAUSES = [0, 500, 1000, 2000] as const;

/** How somebody likes tables. */
export interface TableSettings {
  speed: (typeof SPEEDS)[number];
  pause: (typeof PAUSES)[number];
  /** A move is made by a second tap. */
  confirm: boolean;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  /** The camera goes to where one can act. */
  closeUp: boolean;
  largeLabels: boolean;
}
export const USUAL: Readonly<TableSettings> = {
  speed: 1,
  pause: 0,
  confirm: false,
  sound: true,
  volume: 40,
  closeUp: true,
  largeLabels: false,
};

/** What of a value can be used as settings; all else is left out. */
export function settingsIn(value: unknown): Partial<TableSettings> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const isGood: Record<keyof TableSettings, (value: unknown) => boolean> = {
    speed: (value) => SPEEDS.some((speed) => speed === value),
    pause: (value) => PAUSES.some((pause) => pause === value),
    confirm: isBoolean,
    sound: isBoolean,
    volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
    closeUp: isBoolean,
    largeLabels: isBoolean,
  };
  const good = Object.entries(isGood).filter(([name, check]) => check(given[name]));
  return Object.fromEntries(good.map(([name]) => [name, given[name]]));
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === kept('theme')) ?? 'auto');
  #notifications = $state(kept('notifications') === 'on');
  #canNotify = $state(kept('notifications') !== 'impossible');
  #table = $state.raw<TableSettings>({ ...USUAL, ...settingsIn(parsed(kept('table'))) });
  #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #prefersStill = $state(this.#stillness.matches);
  /** Called when somebody changes how they like tables. */
  onchange: (table: TableSettings) => void = () => {};

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

  get table(): Readonly<TableSettings> {
    return this.#table;
  }
  /** Change how I like tables. */
  set(change: Partial<TableSettings>): void {
    this.take(change);
    this.onchange(this.#table);
  }
  /** Take over what was chosen elsewhere. */
  take(change: unknown): void {
    this.#table = { ...this.#table, ...settingsIn(change) };
    keep('table', JSON.stringify(this.#table));
    this.#show();
  }

  /** Whether things may move: chosen here, and not unwanted by the system. */
  get moves(): boolean {
    return this.#table.speed > 0 && !this.#prefersStill;
  }

  #show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.#theme;
    page.dataset.still = String(!this.#table.speed);
    page.dataset.labels = this.#table.largeLabels ? 'large' : 'usual';
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

export const settings = new Settings();

/** What people read, in the present language: the catalogues that Python reads too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { kept, keep } from './keeping';
import type { Figure, Say } from './types';

export const LANGUAGES = ['en', 'de', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages by their own names, which are the same in all catalogues. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
};
export type Figures = Record<string, string | number>;
export type Translate = (key: string, figures?: Figures) => string;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  de: () => import('virtual:catalogue/de'),
  it: () => import('virtual:catalogue/it'),
  pl: () => import('virtual:catalogue/pl'),
};
const bundles = new Map<Language, FluentBundle>();

class Words {
  #language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>();

  /** The present language. */
  get language(): Language {
    return this.#language;
  }

  get bundle(): FluentBundle | undefined {
    return this.#bundle;
  }

  /** Speak a language from now on; nothing changes before its texts are there. */
  async speak(language: Language): Promise<void> {
    let bundle = bundles.get(language);
    if (!bundle) {
      bundle = bundleOf(language, (await TEXTS[language]()).default);
      bundles.set(language, bundle);
    }
    this.#bundle = bundle;
    this.#language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Speak a language, also the next time. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    keep('language', language);
  }
}

export const words = new Words();

/** The language that was chosen last, else the first that the browser asks for and we speak. */
export function firstLanguage(asked: readonly string[] = navigator.languages): Language {
  const wanted = [kept('language') ?? '', ...asked].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The sentence of a key. A key or a figure that is missing is a fault: in tests an error, else it is shown and logged. */
export const t: Translate = (key, figures) => {
  const message = words.bundle?.getMessage(key);
  if (!message?.value) return fault(key, `there is no text '${key}'`);
  const errors: Error[] = [];
  const text = words.bundle!.formatPattern(message.value, figures, errors);
  return errors.length ? fault(key, `'${key}': ${errors.join(', ')}`) : text;
};

/** Whether there is a sentence of this key. */
export function has(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false;
}

/** A sentence of the server's, with the seats called by their names. */
export function tell(say: Say, seatName: (seat: number) => string): string {
  const figures: Figures = {};
  for (const [name, figure] of Object.entries(say.figures ?? {})) figures[name] = told(figure, seatName);
  return t(say.key, figures);
}

function told(figure: Figure, seatName: (seat: number) => string): string | number {
  if (typeof figure !== 'object') return figure;
  return 'key' in figure ? tell(figure, seatName) : seatName(figure.seat);
}

function fault(key: string, what: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(what);
  console.error(`${words.language}: ${what}`);
  return `[${key}]`;
}

/** Who I am on this server. */
import { api, ApiError } from './api';
import { keep, kept } from './keeping';
import { line } from './line.svelte';
import type { Person } from './types';
import { t } from './words.svelte';

class Me {
  #person = $state.raw<Person | null>(null);
  #asked: Promise<Person> | null = null;
  #loading: Promise<void> = Promise.resolve();

  /** Null before the first deed that needs a name. */
  get person(): Person | null {
    return this.#person;
  }

  constructor() {
    line.onhello = (hello) => {
      const looks = hello.person === this.#person?.id ? this.#person : null;
      this.#know(hello.person ? { ...looks, id: hello.person, name: hello.name } : null);
    };
    line.onbanned = () => void this.load();
  }

  /** Whoever was here before is still the same. Others are not asked for, so that nobody is told of a refusal. */
  load(): Promise<void> {
    this.#loading = this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    if (!kept('me')) return;
    try {
      this.#know(await api.get<Person>('/api/me'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign-in') this.#know(null);
    }
  }

  /** Me, with a name made up if I have none yet; whoever is just taking one is waited for. */
  async needed(): Promise<Person> {
    await this.#loading; // or somebody who was here before would lose their name
    const madeUp = () => t('page-name-made-up', { number: String(1000 + Math.floor(Math.random() * 9000)) });
    return this.#person ?? (await (this.#asked ?? this.rename(madeUp())));
  }

  /** Take a name, for the first time or another one. */
  async rename(name: string): Promise<Person> {
    const asked = api.post<Person>('/api/me', { name }).then((person) => this.become(person));
    this.#asked = asked;
    try {
      return await asked;
    } finally {
      if (this.#asked === asked) this.#asked = null;
    }
  }

  /** The server has given this browser a cookie. */
  become(person: Person): Person {
    const isNew = this.#person?.id !== person.id;
    this.#know(person);
    if (isNew) line.reopen();
    return person;
  }

  /** I am nobody any more: the server has forgotten me. */
  leave(): void {
    this.#know(null);
    line.reopen();
  }

  #know(person: Person | null): void {
    this.#person = person;
    keep('me', person?.id ?? null);
  }
}

export const me = new Me();

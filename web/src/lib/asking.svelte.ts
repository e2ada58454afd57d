/** Something that the server is asked for: not known yet, known, or why it can't be. */
export class Asking<Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state.raw<unknown>(null);
  readonly #ask: () => Promise<Answer>;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
  }

  /** Ask, for the first time or again; what was known stays until there is more. */
  readonly look = async (): Promise<void> => {
    try {
      this.answer = await this.#ask();
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  };
}

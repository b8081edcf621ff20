/** Texts that are asked for again, up to so many characters in all: those made last are kept. */
export class KeptTexts {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): string | undefined {
    return this.#texts.get(key);
  }

  set(key: string, text: string): void {
    this.#forget(key);
    this.#texts.set(key, text);
    this.#characters += text.length;
    for (const [oldest] of this.#texts) {
      if (this.#characters <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#characters -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}

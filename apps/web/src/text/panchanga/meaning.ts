/** What a stretch of time is held to mean: words for its card. */
export interface Meaning {
  /** One or two sentences. */
  readonly means: string;
  readonly goodFor?: string;
  readonly avoid?: string;
  /** By which rule it is found. */
  readonly rule?: string;
}

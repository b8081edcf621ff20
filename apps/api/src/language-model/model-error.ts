/** What went wrong with a request to a language model. */
export type ModelFault =
  /** Nothing came, or it broke off. */
  | 'unreachable'
  /** It was silent, or wrote for too long. */
  | 'timeout'
  /** 429. */
  | 'busy'
  /** 5xx. */
  | 'broken'
  /** Another refusal: the key, the name of the model, the request. */
  | 'refused'
  /** An answer that cannot be read. */
  | 'garbage'
  /** An answer past the cap. */
  | 'too-long';

/** Faults that pass by themselves: the request is worth another try. */
const PASSING: readonly ModelFault[] = ['unreachable', 'busy', 'broken'];

/** A language model did not answer as it should. Its message holds nothing that was sent or received. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** How long the provider asks to wait, ms. */
  readonly retryAfterMs: number | null;

  constructor(fault: ModelFault, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ModelError';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }

  get isPassing(): boolean {
    return PASSING.includes(this.fault);
  }
}

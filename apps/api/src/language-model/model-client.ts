import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import { createAuthorizer } from './access-token.ts';
import { readAnswer } from './answer-stream.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

/** What a language model is asked. */
export interface ModelRequest {
  readonly system: string;
  readonly user: string;
  /** Tokens that the answer may take. */
  readonly mostTokens: number;
}

/** A language model that can be asked. */
export interface ModelClient {
  readonly name: string;
  readonly country: string;
  readonly atOnce: number;
  /**
   * What the model wrote.
   * @throws ModelError after the last try, or at once while the breaker is open
   */
  ask(request: ModelRequest, signal: AbortSignal): Promise<string>;
}

export interface Patience {
  /** For a whole answer, ms. */
  readonly answerMs: number;
  /** Between two pieces of an answer, ms. */
  readonly silenceMs: number;
  /** Tries after the first. */
  readonly retries: number;
  /** Before the first of them, ms; each next waits twice as long, less a share by chance. */
  readonly pauseMs: number;
  /** Failures one after the other that open the breaker, and how long it stays open, ms. */
  readonly failures: number;
  readonly restMs: number;
}

const PATIENCE: Patience = {
  answerMs: 60_000,
  silenceMs: 20_000,
  retries: 2,
  pauseMs: 1_000,
  failures: 5,
  restMs: 60_000,
};
/** The longest pause that a provider may ask for. */
const MOST_PAUSE_MS = 15_000;

const isOutage = (error: Error): boolean => error instanceof ModelError;

/** The chat completions of an operator's model: a time limit, repeats with jitter, a breaker, a cap on the answer. */
export function createModelClient(settings: ModelSettings, patience: Partial<Patience> = {}): ModelClient {
  const { answerMs, silenceMs, retries, pauseMs, failures, restMs } = { ...PATIENCE, ...patience };
  const authorizer = createAuthorizer(settings.authorization);
  const repeats = retry(
    handleWhen((error) => error instanceof ModelError && error.isPassing),
    {
      maxAttempts: retries,
      backoff: new DelegateBackoff((context: IRetryBackoffContext<unknown>) => pauseOf(context, pauseMs)),
    },
  );
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const policy = wrap(repeats, breaker);

  async function tried(request: ModelRequest, asker: AbortSignal): Promise<string> {
    const stop = new AbortController();
    const late = () => stop.abort(new ModelError('timeout', 'the model did not answer in time'));
    const whole = setTimeout(late, answerMs);
    let silence = setTimeout(late, silenceMs);
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(late, silenceMs);
    };
    const signal = AbortSignal.any([asker, stop.signal]);
    try {
      return await posted(request, signal, alive);
    } catch (error) {
      asker.throwIfAborted();
      if (stop.signal.aborted) throw stop.signal.reason;
      throw error instanceof ModelError ? error : new ModelError('unreachable', 'the model is out of reach');
    } finally {
      clearTimeout(whole);
      clearTimeout(silence);
    }
  }

  async function posted({ system, user, mostTokens }: ModelRequest, signal: AbortSignal, alive: () => void) {
    const authorization = await authorizer.header(signal);
    const response = await fetch(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        ...settings.headers,
        ...(authorization === null ? {} : { authorization }),
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify({
        model: settings.model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        stream: true,
        temperature: 0.4,
        max_tokens: mostTokens,
        ...(settings.knowsJson ? { response_format: { type: 'json_object' } } : {}),
      }),
      signal,
      redirect: 'error',
    });
    if (response.ok) return readAnswer(response, alive);
    await response.body?.cancel().catch(() => undefined);
    throw refusalOf(response, () => authorizer.forget());
  }

  return {
    name: settings.name,
    country: settings.country,
    atOnce: settings.atOnce,
    async ask(request, signal) {
      try {
        return await policy.execute(() => tried(request, signal), signal);
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new ModelError('unreachable', 'the model is not asked for a while');
        throw error;
      }
    },
  };
}

function refusalOf(response: Response, forget: () => boolean): ModelError {
  const { status } = response;
  const message = `the model answered ${status}`;
  if (status === 429) return new ModelError('busy', message, retryAfterOf(response));
  if (status >= 500) return new ModelError('broken', message, retryAfterOf(response));
  // A token may have ended before its time: the next try brings another.
  if (status === 401 && forget()) return new ModelError('broken', message);
  return new ModelError('refused', message);
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** Twice as long each time, half of it by chance; not sooner than the provider asks. */
function pauseOf({ attempt, result }: IRetryBackoffContext<unknown>, pauseMs: number): number {
  const longest = pauseMs * 2 ** attempt;
  const pause = longest / 2 + (Math.random() * longest) / 2;
  const asked = 'error' in result && result.error instanceof ModelError ? (result.error.retryAfterMs ?? 0) : 0;
  return Math.min(Math.max(pause, asked), MOST_PAUSE_MS);
}

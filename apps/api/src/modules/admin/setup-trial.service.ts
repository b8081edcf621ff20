import type { LinkStep, testLink, testModel } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { healthLive } from '@nebosvod/contracts/health';
import type { Env } from '../../env.ts';
import { createModelClient } from '../../language-model/model-client.ts';
import { ModelError } from '../../language-model/model-error.ts';
import type { ModelSettings } from '../../language-model/model-settings.ts';

type LinkTrial = AnswerOf<typeof testLink>;

interface Link {
  readonly step: LinkStep;
  readonly url: string;
}

const COUNTER_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';
const PATIENCE_MS = 10_000;
const MODEL_PATIENCE_MS = 30_000;
/** More than the answer of a healthy site: what is longer is not ours. */
const MOST_BYTES = 4096;

/** What of a step can be asked; null while it is not set. Only what the environment names is ever asked. */
export function setLink(env: Pick<Env, 'PUBLIC_URL' | 'CHAT_URL' | 'METRIKA_ID'>, step: LinkStep): Link | null {
  const urls = {
    address: env.PUBLIC_URL && `${new URL(env.PUBLIC_URL).origin}${healthLive.path}`,
    chat: env.CHAT_URL,
    counter: env.METRIKA_ID && COUNTER_SCRIPT,
  };
  const url = urls[step];
  return url === undefined || url === '' ? null : { step, url };
}

/** Asks an address once, follows nothing, and tells what came of it. Nothing of the answer's text is given away. */
export async function tryLink({ step, url }: Link, patienceMs = PATIENCE_MS): Promise<LinkTrial> {
  const startedAt = performance.now();
  const told = (outcome: LinkTrial['outcome'], status: number | null = null, redirectHost: string | null = null) => ({
    url,
    outcome,
    status,
    redirectHost,
    tookMs: Math.round(performance.now() - startedAt),
  });
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      return told('redirects', status, hostOf(response.headers.get('location'), url));
    }
    if (!response.ok) {
      await response.body?.cancel();
      return told('refuses', status);
    }
    return told((await isExpected(step, response)) ? 'answers' : 'foreign', status);
  } catch (error) {
    return told(faultOf(error));
  }
}

/** Whether an address of the operator answers with anything but a fault of its server; where it sends on is not followed. */
export async function answersAtAll(url: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
    await response.body?.cancel();
    return response.status < 400;
  } catch {
    return false;
  }
}

async function isExpected(step: LinkStep, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (step === 'address') return isHealthy(await startOf(response));
  await response.body?.cancel();
  return step === 'chat' ? type.startsWith('text/html') : type.includes('javascript');
}

/** Whether the site answers as this product does. */
function isHealthy(text: string): boolean {
  try {
    return healthLive.response.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** The beginning of an answer: whoever it comes from, no more than that is held. */
async function startOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MOST_BYTES) break;
  }
  return text;
}

function hostOf(location: string | null, base: string): string | null {
  return location !== null && URL.canParse(location, base) ? new URL(location, base).host : null;
}

function faultOf(error: unknown): LinkTrial['outcome'] {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'unknown-host';
  return /CERT|SELF_SIGNED|TLS|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable';
}

/** One short question to the operator's model, asked once: nobody's data, no repeats, no breaker of the running one. */
export async function tryModel(
  settings: ModelSettings,
  patienceMs = MODEL_PATIENCE_MS,
): Promise<AnswerOf<typeof testModel>> {
  const client = createModelClient(settings, { retries: 0, answerMs: patienceMs, silenceMs: patienceMs });
  const startedAt = performance.now();
  const fault = await client
    .ask(
      { system: 'Отвечай только JSON.', user: 'Верни JSON {"ready": true}', mostTokens: 50 },
      AbortSignal.timeout(2 * patienceMs),
    )
    .then(
      () => null,
      (error: unknown) => {
        if (error instanceof ModelError) return error.fault;
        throw error;
      },
    );
  return { name: client.name, fault, tookMs: Math.round(performance.now() - startedAt) };
}

import type { Env } from '../env.ts';
import { GIGACHAT_TOKEN_URL, PRESETS } from './preset.table.ts';

/** A language model as the operator set it. */
export interface ModelSettings {
  /** What the page calls it, and the country it stands in. */
  readonly name: string;
  readonly country: string;
  /** Without the last slash. */
  readonly baseUrl: string;
  readonly model: string;
  /** Headers of every request but the authorization. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization:
    | { readonly kind: 'none' }
    | { readonly kind: 'header'; readonly value: string }
    | { readonly kind: 'exchange'; readonly url: string; readonly key: string; readonly scope: string };
  readonly knowsJson: boolean;
  readonly atOnce: number;
}

/**
 * The operator's language model; null where none is set, and documents are composed without one. What a provider cannot do without is
 * asked for when the environment is read.
 */
export function modelSettings(env: Env): ModelSettings | null {
  const provider = env.LLM_PROVIDER;
  if (provider === undefined) return null;
  const preset = PRESETS[provider];
  const folder = env.LLM_FOLDER ?? '';
  const model =
    provider === 'yandexgpt'
      ? `gpt://${folder}/${env.LLM_MODEL ?? 'yandexgpt/latest'}`
      : (env.LLM_MODEL ?? preset.model ?? '');
  return {
    name: env.LLM_NAME ?? preset.name ?? '',
    country: env.LLM_COUNTRY ?? preset.country ?? '',
    baseUrl: (env.LLM_BASE_URL ?? preset.baseUrl ?? '').replace(/\/+$/, ''),
    model,
    headers: provider === 'yandexgpt' ? { 'openai-project': folder } : {},
    authorization: authorizationOf(env, preset.scheme),
    knowsJson: preset.knowsJson,
    atOnce: preset.atOnce,
  };
}

function authorizationOf(env: Env, scheme: 'Api-Key' | 'Bearer' | null): ModelSettings['authorization'] {
  const key = env.LLM_API_KEY;
  if (scheme === null) {
    return {
      kind: 'exchange',
      url: env.LLM_TOKEN_URL ?? GIGACHAT_TOKEN_URL,
      key: key ?? '',
      scope: env.LLM_SCOPE ?? 'GIGACHAT_API_PERS',
    };
  }
  return key === undefined ? { kind: 'none' } : { kind: 'header', value: `${scheme} ${key}` };
}

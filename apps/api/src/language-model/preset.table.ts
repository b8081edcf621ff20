/** A provider of a language model that speaks the chat completions of OpenAI, as its documentation has it. */
export interface Preset {
  /** Unset: the operator gives it. */
  readonly baseUrl?: string;
  readonly model?: string;
  /** What the page calls it and the country it stands in; unset, the operator says. */
  readonly name?: string;
  readonly country?: string;
  /** The word before the key; null = the key is exchanged for a token first. */
  readonly scheme: 'Api-Key' | 'Bearer' | null;
  readonly needs: readonly ('LLM_API_KEY' | 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_FOLDER' | 'LLM_NAME' | 'LLM_COUNTRY')[];
  /** Whether `response_format: json_object` is known there. */
  readonly knowsJson: boolean;
  /** Requests that it takes at once from one key. */
  readonly atOnce: number;
}

export const LLM_PROVIDERS = ['openai-compatible', 'yandexgpt', 'gigachat', 'ollama', 'vllm'] as const;

/** A personal key of GigaChat is for one request at a time; one machine's Ollama answers one after the other. [modern] */
export const PRESETS: Readonly<Record<(typeof LLM_PROVIDERS)[number], Preset>> = {
  'openai-compatible': {
    scheme: 'Bearer',
    needs: ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_NAME', 'LLM_COUNTRY'],
    knowsJson: true,
    atOnce: 3,
  },
  yandexgpt: {
    baseUrl: 'https://llm.api.cloud.yandex.net/v1',
    name: 'YandexGPT',
    country: 'Россия',
    scheme: 'Api-Key',
    needs: ['LLM_API_KEY', 'LLM_FOLDER'],
    knowsJson: true,
    atOnce: 3,
  },
  gigachat: {
    baseUrl: 'https://gigachat.devices.sberbank.ru/api/v1',
    model: 'GigaChat',
    name: 'GigaChat',
    country: 'Россия',
    scheme: null,
    needs: ['LLM_API_KEY'],
    knowsJson: false,
    atOnce: 1,
  },
  ollama: {
    baseUrl: 'http://localhost:11434/v1',
    name: 'Ollama',
    scheme: 'Bearer',
    needs: ['LLM_MODEL', 'LLM_COUNTRY'],
    knowsJson: true,
    atOnce: 1,
  },
  vllm: {
    name: 'vLLM',
    scheme: 'Bearer',
    needs: ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_COUNTRY'],
    knowsJson: true,
    atOnce: 3,
  },
};

/** Where GigaChat gives a token for a key. */
export const GIGACHAT_TOKEN_URL = 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth';

import { config } from '../config.ts';
import { type Counter, Metrika } from './metrika.ts';

interface MetrikaWindow {
  ym?: Counter & { a?: unknown[][]; l?: number };
}
const counterWindow: MetrikaWindow & typeof globalThis = globalThis;

/** Puts the counter's script on the page; calls made before it arrives wait in `ym.a`, as its own loader has it. */
function load(): Counter {
  const waiting: unknown[][] = [];
  const early: Counter & { a?: unknown[][]; l?: number } = (...call) => void waiting.push(call);
  early.a = waiting;
  early.l = Date.now();
  counterWindow.ym ??= early;
  const script = document.createElement('script');
  script.async = true;
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  script.src = 'https://mc.yandex.ru/metrika/tag.js';
  document.head.append(script);
  return (...call) => counterWindow.ym?.(...call);
}

export const analytics = new Metrika({ id: config.metrikaId, load });

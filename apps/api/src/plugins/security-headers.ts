import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Content security policies and the headers beside them. */
export interface SecurityHeaders {
  /** On every answer without exception. */
  readonly common: Readonly<Record<string, string>>;
  /** Of built files: a worker script runs under the policy of its own answer. */
  assetPolicy(): string;
  /** Of an HTML page whose scripts carry this nonce. */
  pagePolicy(nonce: string): string;
  /** Of a page of the app: text becomes markup or a script only by the app's own rule (web/src/platform/trusted-types.ts). */
  appPolicy(nonce: string): string;
}

const metrikaHosts = [
  'https://mc.yandex.ru',
  'https://mc.yandex.com',
  'https://mc.webvisor.org',
  'https://mc.webvisor.com',
];

/** Of answers that are data: nothing in them may run, load or be framed. */
const dataPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'";

/** Derives all security headers from the environment; a counter may be connected while the server runs. */
export function securityHeaders(env: Env): SecurityHeaders {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') === true;
  const counterNow = () => (env.METRIKA_ID === undefined ? [] : metrikaHosts);
  const sharedWith = (counter: readonly string[]) => [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob:${counter.map((host) => ` ${host}`).join('')}`,
    `connect-src ${["'self'", ...allowedOrigins(env), ...counter, ...counter.map((host) => host.replace('https:', 'wss:'))].join(' ')}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  const pagePolicy = (nonce: string) => {
    const counter = counterNow();
    return [
      ...sharedWith(counter),
      `script-src 'self' 'nonce-${nonce}'${counter.map((host) => ` ${host}`).join('')}`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Mantine and SVG place things by style attributes; style elements stay under the nonce.
      "style-src-attr 'unsafe-inline'",
    ].join('; ');
  };
  // The counter's tag writes markup and scripts of its own; Swagger UI writes sanitised markup as text (so /docs is under `pagePolicy`).
  const trustedTypes = () =>
    counterNow().length > 0 ? '' : "; require-trusted-types-for 'script'; trusted-types default";
  return {
    common: {
      'content-security-policy': dataPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
      'x-permitted-cross-domain-policies': 'none',
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    },
    // The calculation worker compiles WebAssembly; pages themselves never do.
    assetPolicy: () =>
      [...sharedWith(counterNow()), "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'"].join('; '),
    pagePolicy,
    appPolicy: (nonce) => pagePolicy(nonce) + trustedTypes(),
  };
}

/** The exact origins of this installation: CORS and connect-src follow them. */
export function allowedOrigins(env: Env): string[] {
  const urls = [env.PROD_APP_HOST, env.TEST_APP_HOST, env.API_HOST, env.PUBLIC_URL];
  return [...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin))];
}

export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers.common).header('x-request-id', request.id);
    done();
  });
}

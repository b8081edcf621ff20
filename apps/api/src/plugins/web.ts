import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { legalTexts } from '@nebosvod/contracts/content';
import { legalPath, pagePaths, unlistedPaths } from '@nebosvod/contracts/page-paths';
import type { SiteBrand } from '@nebosvod/contracts/site-brand';
import { type WebConfig, webConfigSchema } from '@nebosvod/contracts/web-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { modelSettings } from '../language-model/model-settings.ts';
import { ProblemError } from '../problem-error.ts';
import { publicOrigin } from '../public-origin.ts';
import { allowedMethods } from './allowed-methods.ts';
import { branded } from './brand-style.ts';
import { sendProblem } from './errors.ts';
import { compileTemplate, createNonce, type FillPage, type FirstStyle, type RenderedPage } from './page-template.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** `apps/web/dist/client`, seen alike from `src/plugins` and from `dist/plugins`. */
export const builtWeb = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));

/** Who asks for which page. */
export interface PageRequest {
  /** Without the query: no page depends on it. */
  readonly path: string;
  /** Origin of this installation. */
  readonly origin: string;
  /** Network address of the asker. */
  readonly ip: string;
}

/** Renders a public page on the server; null leaves the page to the browser. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage | null>;

/** A page of the app drawn for a guest. */
export interface AppPage {
  /** Name of the page in the browser's tab. */
  readonly title: string;
  readonly body: string;
  /** For its first paint; null = it waits for the sheet. */
  readonly style: FirstStyle | null;
  /** What goes behind the root element. */
  readonly foot: string;
}

/** Draws the page of the app under an address (path and query) for a guest; null leaves it to the browser. */
export type AppPages = (address: string, ip: string) => Promise<AppPage | null>;

export interface WebOptions {
  readonly env: Env;
  readonly headers: SecurityHeaders;
  readonly webRoot: string;
  /** The operator's colours and picture now; null = the product's own. */
  readonly brand: () => SiteBrand | null;
  readonly renderPage?: PageRenderer | undefined;
  readonly appPages?: AppPages | undefined;
}

/** Pages of the web app; any other address that is not of the API gets the app too, with status 404. */
const pages = new Set<string>(['/', '/home', ...Object.values(pagePaths), ...legalTexts.map(legalPath)]);
const isPage = (path: string) => pages.has(path) || (path.endsWith('/') && pages.has(path.slice(0, -1)));
/** Addresses of the public pages, for the answer to another method. */
const publicPattern = /^\/(panchanga|ekadashi)(\/|$)/;
const hashedAsset = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Milliseconds of a page drawn on the server. */
const PAGE_COST = 30;

/** Serves the built web app and answers whatever no route took: a file, a page, 405 or 404. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { headers, webRoot, renderPage, appPages } = options;
  const files = await listFiles(webRoot);
  const index = await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => null);
  const fillPage = index === null ? null : compiledAnew(index, options.env);
  const publicHtml = await readFile(join(webRoot, 'public.html'), 'utf8').catch(() => null);
  const fillPublicPage = publicHtml === null ? null : compileTemplate(publicHtml, null);
  if (fillPage) await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true });

  const sendFile = (reply: FastifyReply, name: string) => {
    reply.header('content-security-policy', headers.assetPolicy());
    return hashedAsset.test(name)
      ? reply.sendFile(name, { maxAge: '365d', immutable: true })
      : reply.sendFile(name, { maxAge: '1h' });
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!fillPage) {
      return sendProblem(request, reply, new ProblemError('NOT_FOUND', 'Интерфейс не собран: выполните npm run build'));
    }
    const nonce = createNonce();
    const origin = publicOrigin(options.env, request);
    const page = renderPage && fillPublicPage ? await renderPage({ path, origin, ip: request.ip }) : null;
    const drawn = page || !appPages ? null : await appPages(request.url, request.ip);
    return reply
      .status(page?.status ?? (isPage(path) ? 200 : 404))
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': headers.appPolicy(nonce),
        ...(unlistedPaths.includes(path) ? { 'x-robots-tag': 'noindex' } : {}),
      })
      .send(
        branded(page && fillPublicPage ? fillPublicPage(nonce, page) : fillPage(nonce, drawn), nonce, options.brand()),
      );
  };

  const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

  // A route and not the not-found handler, so that pages are compressed like every other answer.
  app.get('/*', { config: { cost: PAGE_COST } }, async (request, reply) => {
    const path = pathOf(request);
    const name = path.slice(1);
    if (allowedMethods(app.endpoints, path).length > 0) return reply.callNotFound();
    if (files.has(name)) return sendFile(reply, name);
    return isPageAddress(app, path) ? sendPage(request, reply, path) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const methods = allowedMethods(app.endpoints, path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOurs = methods.length > 0 || files.has(path.slice(1)) || isPage(path) || publicPattern.test(path);
    if (isOurs && !(isRead && methods.length === 0)) {
      const allow = methods.length > 0 ? methods : ['GET', 'HEAD'];
      reply.header('allow', allow.join(', '));
      return sendProblem(
        request,
        reply,
        new ProblemError('METHOD_NOT_ALLOWED', `Этот адрес принимает ${allow.join(', ')}`),
      );
    }
    return sendProblem(request, reply, new ProblemError('NOT_FOUND', 'Такого адреса нет'));
  });
}

/** Whether a person may be meant to see the address: neither a file nor under the first word of an API path. */
function isPageAddress(app: FastifyInstance, path: string): boolean {
  const [, first = ''] = path.split('/');
  const isApi =
    first !== '' && (first === 'docs' || app.endpoints.some((endpoint) => endpoint.path.split('/')[1] === first));
  return !isApi && !/\.\w+$/.test(path);
}

/** The page with the configuration of this moment: a chat or a counter may be connected while the server runs. */
function compiledAnew(index: string, env: Env): FillPage {
  const compile = (config: WebConfig) => ({ of: JSON.stringify(config), fill: compileTemplate(index, config) });
  let known = compile(webConfig(env));
  return (nonce, page) => {
    const config = webConfig(env);
    if (JSON.stringify(config) !== known.of) known = compile(config);
    return known.fill(nonce, page);
  };
}

/** What the browser learns from the environment. */
export function webConfig(env: Env): WebConfig {
  const origin = (url: string | undefined) => (url === undefined ? '' : new URL(url).origin);
  const model = modelSettings(env);
  return webConfigSchema.parse({
    prodAppHost: origin(env.PROD_APP_HOST),
    testAppHost: origin(env.TEST_APP_HOST),
    apiHost: origin(env.API_HOST),
    metrikaId: env.METRIKA_ID ?? null,
    chatUrl: env.CHAT_URL ?? null,
    languageModel: model && { name: model.name, country: model.country },
  });
}

/** Templates: what is served under their names would lack its nonce. */
const pageFiles = ['index.html', 'public.html', 'client.html'];

/** Names of the files that may be asked for: the pages themselves and compressed twins are not among them. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(names.filter((name) => !pageFiles.includes(name) && !name.startsWith('.')));
}

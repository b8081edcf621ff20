import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { version } from '../version.ts';
import { openapiDocument } from './openapi-document.ts';
import { createNonce } from './page-template.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** OpenAPI 3.1 at /openapi.json and a page for people at /docs, both made of the mounted endpoints. */
export async function registerOpenapi(app: FastifyInstance, env: Env, headers: SecurityHeaders): Promise<void> {
  let text: string | null = null;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openapiDocument(app.endpoints, { version, server: env.PUBLIC_URL ?? '/' }));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });

  // Only the built files of the package are used: its plugin writes inline scripts that the policy forbids.
  const swaggerUi = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
  await app.register(fastifyStatic, {
    root: join(swaggerUi, 'static'),
    prefix: '/docs/static/',
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.json'],
    decorateReply: false,
    maxAge: '1d',
    setHeaders: (reply) => reply.header('content-security-policy', headers.assetPolicy()),
  });
  app.get('/docs', (_request, reply) => {
    const nonce = createNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', headers.pagePolicy(nonce))
      .send(docsPage(nonce));
  });
}

function docsPage(nonce: string): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Небосвод: описание API</title>
<link rel="stylesheet" href="/docs/static/swagger-ui.css" nonce="${nonce}">
</head>
<body>
<main id="docs"></main>
<script src="/docs/static/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', validatorUrl: null, docExpansion: 'list' });</script>
</body>
</html>
`;
}

import { randomUUID } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import { russianMessage } from '@nebosvod/contracts/validation-messages';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { z } from 'zod';
import { createBackground } from './background/background.ts';
import type { Threads } from './background/threads.ts';
import type { Gatekeeper } from './caller.ts';
import type { Context } from './context.ts';
import type { Database } from './database/open-database.ts';
import { createSharedLimiter, sweepLimits } from './database/rate-limiter.ts';
import type { Env } from './env.ts';
import { mayPost } from './mail/letter-limits.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMailStore } from './mail/outbox.repository.ts';
import { trimOutbox } from './mail/outbox.ts';
import { sweepRegularly } from './mail/sweep-timer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerAccount } from './modules/account/account.routes.ts';
import { registerAdmin } from './modules/admin/admin.routes.ts';
import { createAccessTokens } from './modules/auth/access-token.ts';
import { registerAuth } from './modules/auth/auth.routes.ts';
import { createGatekeeper } from './modules/auth/gatekeeper.ts';
import { sharedSecret } from './modules/auth/server-secret.repository.ts';
import { createLiveTexts, keepTextsFresh } from './modules/base-texts/live-texts.ts';
import { registerBooked } from './modules/booking/booked.routes.ts';
import { registerBooking } from './modules/booking/booking.routes.ts';
import { registerBala } from './modules/chart/bala.routes.ts';
import { registerChart } from './modules/chart/chart.routes.ts';
import { registerDasha } from './modules/chart/dasha.routes.ts';
import { registerStaticChart } from './modules/chart/static-chart.routes.ts';
import { registerYogas } from './modules/chart/yoga.routes.ts';
import { registerChartDocument } from './modules/chart-document/chart-document.routes.ts';
import { registerClients } from './modules/clients/clients.routes.ts';
import { connectionSealer, createLiveConnections } from './modules/connections/live-connections.ts';
import { registerConsultations } from './modules/consultations/consultations.routes.ts';
import type { Writers } from './modules/consultations/writers.ts';
import { registerContent } from './modules/content/content.routes.ts';
import { importPictures } from './modules/content/import-pictures.ts';
import { createLiveContent, keepFresh } from './modules/content/live-content.ts';
import { type Content, loadContent } from './modules/content/load-content.ts';
import { createSiteLook } from './modules/content/site-look.service.ts';
import { registerContentPlans } from './modules/content-plans/content-plans.routes.ts';
import { registerContentWriting } from './modules/content-writing/content-writing.routes.ts';
import { registerClientPages } from './modules/delivery/client-page.routes.ts';
import { registerDeliveredFiles } from './modules/delivery/delivered-files.routes.ts';
import { registerDelivery } from './modules/delivery/delivery.routes.ts';
import { documentSigning } from './modules/delivery/document-signing.ts';
import { registerFiles } from './modules/delivery/files.routes.ts';
import { registerLetters } from './modules/delivery/letters.routes.ts';
import { registerFacts } from './modules/facts/facts.routes.ts';
import { Facts } from './modules/facts/facts.service.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { registerKp } from './modules/kp/kp.routes.ts';
import { registerLifeLine } from './modules/life-line/life-line.routes.ts';
import { registerMapShare } from './modules/map-share/map-share.routes.ts';
import { registerMaps } from './modules/maps/maps.routes.ts';
import { registerSavedBirths } from './modules/maps/saved-birth.hook.ts';
import { registerNumerology } from './modules/numerology/numerology.routes.ts';
import { registerPanchanga } from './modules/panchanga/panchanga.routes.ts';
import { registerPanchangaExport } from './modules/panchanga-export/panchanga-export.routes.ts';
import { configuredProviders, paymentsHere } from './modules/payments/configured-providers.ts';
import { registerPayments } from './modules/payments/payments.routes.ts';
import { registerPlaces } from './modules/places/places.routes.ts';
import { registerPrashna } from './modules/prashna/prashna.routes.ts';
import { createAppPages } from './modules/public-pages/app-pages.ts';
import { createPageRenderer, type Drawing } from './modules/public-pages/page-renderer.ts';
import { registerPublicPages } from './modules/public-pages/public-pages.routes.ts';
import { registerPublication } from './modules/publication/publication.routes.ts';
import { registerPurchases } from './modules/purchases/purchases.routes.ts';
import { registerReading } from './modules/reading/reading.routes.ts';
import { registerRectification } from './modules/rectification/rectification.routes.ts';
import { configuredBots } from './modules/reminders/bots/configured-bots.ts';
import { registerReminderBots } from './modules/reminders/reminder-bots.routes.ts';
import { registerReminders } from './modules/reminders/reminders.routes.ts';
import { registerShopSample } from './modules/shop-sample/shop-sample.routes.ts';
import { registerSocialMedia } from './modules/social-media/social-media.routes.ts';
import { registerTajaka } from './modules/tajaka/tajaka.routes.ts';
import { registerTransit } from './modules/transit/transit.routes.ts';
import { registerUser } from './modules/user/user.routes.ts';
import { registerWestern } from './modules/western/western.routes.ts';
import { registerWesternDocument } from './modules/western-document/western-document.routes.ts';
import { registerBearer } from './plugins/bearer.ts';
import { clientErrorHandler, frameworkErrors } from './plugins/client-errors.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerFairTurns } from './plugins/fair-turns.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { loggerOptions, registerRequestLog } from './plugins/request-log.ts';
import { allowedOrigins, registerSecurityHeaders, securityHeaders } from './plugins/security-headers.ts';
import { builtWeb, registerWeb, webConfig } from './plugins/web.ts';
import { purgeRegularly, registerPurge } from './purge.ts';
import { writing } from './writing.ts';

export interface AppOptions {
  readonly env: Env;
  readonly database: Database;
  readonly gatekeeper?: Gatekeeper;
  /** What the operator wrote; unset = `content/` of the repository. */
  readonly content?: Content;
  /** Folder of the built web app. */
  readonly webRoot?: string;
  /** How the built web draws its pages; unset = the browser draws them. */
  readonly drawing?: Drawing | undefined;
  /** Who writes documents; unset = the composer. */
  readonly writers?: Writers | undefined;
  /** Threads that outlive the application; unset = its own. */
  readonly threads?: Threads | undefined;
  /** What is counted for the operator; unset = nothing. */
  readonly metrics?: Metrics | undefined;
  /** The present of drawn pages and of the limit of addresses, ms since 1970; unset = the machine's clocks. */
  readonly now?: (() => number) | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the server when it begins to stop: readiness turns 503 and connections are not kept. */
    lifecycle: { isStopping: boolean };
    mailer: Mailer;
  }
}

/** Assembles the whole server without listening: plugins and modules in the order they are written here. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, metrics } = options;
  z.config({ localeError: russianMessage });
  const connected = createLiveConnections(options.env, connectionSealer(database.db, options.env));
  const { env } = connected;
  const headers = securityHeaders(env);
  const app = Fastify({
    logger: loggerOptions(env, () => metrics?.errorLogged()),
    // One line a request, written by registerRequestLog.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    // A slow or silent client holds a socket, not the server.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    frameworkErrors: frameworkErrors(headers),
    clientErrorHandler: clientErrorHandler(headers),
  });
  // More sockets than this are held by no browser's need, only by memory.
  app.server.maxConnections = 5_000;
  const limiter = createSharedLimiter(database.db, env.RATE_LIMIT === 'on');
  const files = options.content ?? (await loadContent());
  const live = createLiveContent(database.db, files, options.now, connected.apply);
  const siteLook = createSiteLook(database.db, live.content);
  const context: Context = {
    env,
    db: database.db,
    limiter,
    mailer: createMailer(env, (error) => app.log.error({ err: error }, 'mail given up'), {
      mayPost: (mail) => mayPost(limiter, mail),
      store: createMailStore(database.db),
      look: siteLook,
      ready: async () => {
        if (!connected.isRead()) await live.refresh();
      },
    }),
    content: live.content,
    siteLook,
    background: createBackground((error) => app.log.error({ err: error }, 'background thread failed'), options.threads),
  };
  const tokens = createAccessTokens(async () => env.TOKEN_SECRETS ?? (await sharedSecret(database.db, 'access-token')));
  app.decorate('gatekeeper', options.gatekeeper ?? createGatekeeper(database.db, tokens));
  app.decorate('mailer', context.mailer);
  app.decorate('personalData', []);
  app.decorate('purges', []);
  sweepRegularly(app);
  app.addHook('onClose', () => context.mailer.close());
  app.addHook('onClose', () => context.background.close());
  app.decorate('checkResponses', env.NODE_ENV === 'test');
  app.decorate('endpoints', []);
  app.decorate('lifecycle', { isStopping: false });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.lifecycle.isStopping) reply.header('connection', 'close');
    done();
  });

  registerErrors(app);
  registerRequestLog(app);
  metrics?.watch(app, database);
  registerSecurityHeaders(app, headers);
  await app.register(fastifyCors, {
    origin: allowedOrigins(env),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'x-client', 'x-pin'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-next-cursor', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  });
  await registerCompression(app);
  registerRateLimit(app, env.RATE_LIMIT === 'on', options.now);
  registerJsonBody(app);
  registerBearer(app);
  registerFairTurns(app);

  registerHealth(app, database);
  registerAuth(app, context, tokens);
  registerUser(app, context);
  registerAccount(app, context);
  registerPurchases(app, context);
  const providers = configuredProviders(env);
  registerPayments(app, context, providers);
  registerSocialMedia(app, context);
  registerContentPlans(app, context);
  registerContentWriting(app, context);
  registerContent(app, context, () => paymentsHere(providers));
  keepFresh(app, live);
  importPictures(app, context);
  const texts = createLiveTexts(database.db, context.background);
  keepTextsFresh(app, texts);
  registerAdmin(app, context, { live, files, providers, texts, connected, started: options.env });
  const bots = configuredBots(env);
  registerReminders(app, context, bots);
  registerReminderBots(app, context, bots);
  registerSavedBirths(app, context);
  registerMaps(app, context);
  registerClients(app, context);
  const facts = new Facts(database.db);
  registerConsultations(app, context, {
    facts,
    ...writing(context, app.log),
    ...(options.writers && { writers: options.writers }),
  });
  const signing = documentSigning(database.db);
  registerDelivery(app, context, signing);
  registerDeliveredFiles(app, context, signing);
  await registerFiles(app, context);
  registerLetters(app, context);
  registerShopSample(app, context);
  registerBooking(app, context);
  registerBooked(app, context);
  registerFacts(app, context, facts);
  registerPublication(app, context);
  registerMapShare(app, context);
  registerChart(app);
  registerStaticChart(app);
  registerBala(app);
  registerYogas(app);
  registerDasha(app);
  registerChartDocument(app, context);
  registerReading(app, context);
  registerNumerology(app, context);
  registerPanchanga(app, context);
  registerPanchangaExport(app, context);
  registerTransit(app, context);
  registerLifeLine(app, context);
  registerWestern(app, context);
  registerWesternDocument(app, context);
  registerRectification(app, context);
  registerTajaka(app);
  registerKp(app);
  registerPrashna(app);
  registerPlaces(app);
  registerPublicPages(app, env);

  registerPurge(app, { name: 'spent limits', run: () => sweepLimits(database.db, 1_000) });
  registerPurge(app, { name: 'files of the outbox', run: () => trimOutbox(env.DATA_DIR, new Date()) });
  purgeRegularly(app);
  await registerOpenapi(app, env, headers);
  const { drawing } = options;
  const isLimited = env.RATE_LIMIT === 'on';
  const webRoot = options.webRoot ?? builtWeb;
  if (drawing) await registerClientPages(app, { ...context, signing, headers, webRoot, draw: drawing.drawClientPage });
  await registerWeb(app, {
    env,
    headers,
    webRoot,
    brand: () => live.content.brand,
    ...(drawing && {
      renderPage: createPageRenderer(env, drawing, options.now),
      appPages: await createAppPages({
        app,
        open: drawing.openApp,
        config: () => webConfig(env),
        isLimited,
        edition: () => live.edition() + texts.edition(),
        now: options.now,
      }),
    }),
  });
  return app;
}

/** A number of hops or a list of addresses; unset, the peer itself is the client. */
function trustedProxies(value: string | undefined) {
  if (value === undefined) return false;
  if (!/^\d+$/.test(value)) return value.split(',').map((address) => address.trim());
  const hops = Number(value);
  return (_address: string, hop: number) => hop < hops;
}

import {
  getSetup,
  type SetupStep,
  setupSteps,
  testHeld,
  testLink,
  testMail,
  testModel,
  testPayment,
} from '@nebosvod/contracts/admin-setup';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress } from '../../count-limit.ts';
import { modelSettings } from '../../language-model/model-settings.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { isSet as isSaved } from '../content/live-settings.ts';
import { type PaymentProviders, paymentsHere } from '../payments/configured-providers.ts';
import { reached } from '../payments/payments.service.ts';
import type { ContentParts } from './admin-content.routes.ts';
import { recordEvent } from './operator-event.repository.ts';
import { findingsOf } from './setup-findings.service.ts';
import { setLink, tryLink, tryModel } from './setup-trial.service.ts';

interface Readiness {
  readonly isSet: boolean;
  readonly note?: string;
}

/** How far each step has come. Values never leave the server: some are secrets. */
function readiness({ env, content }: Context, providers: PaymentProviders): Readonly<Record<SetupStep, Readiness>> {
  const items = content.shopItems.length;
  const priced = content.shopItems.filter(({ price }) => price !== null).length;
  const texts = Object.values(content.legal);
  const templates = texts.filter(({ isTemplate }) => isTemplate).length;
  const payments = paymentsHere(providers);
  return {
    seller: { isSet: content.seller !== null },
    brand: { isSet: content.brand !== null },
    address: { isSet: env.PUBLIC_URL !== undefined },
    mail: { isSet: env.SMTP_URL !== undefined },
    prices: { isSet: priced > 0, note: `товаров с ценой: ${priced} из ${items}` },
    payment: {
      isSet: payments === 'money',
      ...(payments === 'test' && { note: 'сейчас оплата проверочная, без денег' }),
    },
    offers: { isSet: content.offers.size > 0, note: `предложений GetCourse: ${content.offers.size}` },
    legal: { isSet: templates === 0, note: `незаполненных шаблонов: ${templates} из ${texts.length}` },
    chat: { isSet: env.CHAT_URL !== undefined },
    counter: { isSet: env.METRIKA_ID !== undefined },
    model: { isSet: env.LLM_PROVIDER !== undefined },
    keys: { isSet: env.SECRETS_KEY !== undefined && env.TOKEN_SECRETS !== undefined },
  };
}

interface SetupParts extends ContentParts {
  readonly providers: PaymentProviders;
}

/** What is set up, and what is not yet; what can be tried is tried. */
export function registerAdminSetup(app: FastifyInstance, context: Context, { live, providers }: SetupParts): void {
  const { db, env, mailer } = context;

  mount(app, getSetup, async () => {
    await live.refresh();
    const steps = readiness(context, providers);
    return setupSteps.map((id) => {
      const { isSet, note = null } = steps[id];
      return { id, isSet, note, isLater: !isSet && isSaved(live.rows(), 'later', id) };
    });
  });

  mount(app, testPayment, async ({ caller }) => {
    const { current } = providers;
    if (current === null) throw new ProblemError('NOT_FOUND', 'Платёжная служба не задана');
    const operator = signedIn(caller);
    const startedAt = performance.now();
    const isAccepted = await reached(current.acceptsKeys());
    const tookMs = Math.round(performance.now() - startedAt);
    await recordEvent(db, operator, { action: 'test-payment', subjectKind: 'setup', subjectId: current.id });
    return { provider: current.id, isAccepted, tookMs };
  });

  mount(app, testHeld, async ({ caller, body }) => {
    const found = await findingsOf(body.step, context, providers);
    await recordEvent(db, signedIn(caller), { action: 'test-held', subjectKind: 'setup', subjectId: body.step });
    return found;
  });

  mount(app, testLink, async ({ caller, body }) => {
    const link = setLink(env, body.step);
    if (link === null) throw new ProblemError('NOT_FOUND', 'Этот шаг ещё не задан: проверять нечего');
    const operator = signedIn(caller);
    const trial = await tryLink(link);
    await recordEvent(db, operator, { action: 'test-link', subjectKind: 'setup', subjectId: body.step });
    return trial;
  });

  mount(app, testModel, async ({ caller }) => {
    const settings = modelSettings(env);
    if (settings === null) throw new ProblemError('NOT_FOUND', 'Языковая модель не задана');
    const operator = signedIn(caller);
    const trial = await tryModel(settings);
    await recordEvent(db, operator, { action: 'test-model', subjectKind: 'setup', subjectId: 'model' });
    return trial;
  });

  mount(app, testMail, async ({ caller, request }) => {
    const operator = signedIn(caller);
    const fault = await mailer.tryServer();
    if (fault !== null) return { to: operator.email, by: 'smtp' as const, fault };
    const isPosted = await mailer.post({
      cause: 'self-test',
      to: operator.email,
      network: clientAddress(request),
      usefulMinutes: 30,
      subject: 'Проверка почты',
      text: 'Здравствуйте!\n\nЭто проверочное письмо из консоли. Раз вы его читаете, почта работает.\n',
    });
    if (!isPosted) throw new ProblemError('TOO_MANY_REQUESTS', 'Проверочных писем уже три за час, повторите позже');
    await recordEvent(db, operator, { action: 'test-mail', subjectKind: 'setup', subjectId: 'mail' });
    return { to: operator.email, by: env.SMTP_URL === undefined ? ('outbox' as const) : ('smtp' as const), fault };
  });
}

import { getSetup, type SetupStep, setupSteps, testMail } from '@nebosvod/contracts/admin-setup';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { paymentsHere } from '../payments/configured-providers.ts';
import { recordEvent } from './operator-event.repository.ts';

interface Readiness {
  readonly isSet: boolean;
  readonly note?: string;
}

/** How far each step has come. Values never leave the server: some are secrets. */
function readiness({ env, content }: Context): Readonly<Record<SetupStep, Readiness>> {
  const items = content.shopItems.length;
  const priced = content.shopItems.filter(({ price }) => price !== null).length;
  const texts = Object.values(content.legal);
  const templates = texts.filter(({ isTemplate }) => isTemplate).length;
  const payments = paymentsHere(env);
  return {
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

/** What is set up, and what is not yet. */
export function registerAdminSetup(app: FastifyInstance, context: Context): void {
  const { db, env, mailer } = context;

  mount(app, getSetup, () => {
    const steps = readiness(context);
    return setupSteps.map((id) => ({ id, isSet: steps[id].isSet, note: steps[id].note ?? null }));
  });

  mount(app, testMail, async ({ caller, request }) => {
    const operator = signedIn(caller);
    const isPosted = await mailer.post({
      cause: 'self-test',
      to: operator.email,
      network: clientAddress(request),
      usefulMinutes: 30,
      subject: 'Проверка почты: Небосвод',
      text: 'Здравствуйте!\n\nЭто проверочное письмо из консоли. Раз вы его читаете, почта работает.\n\nНебосвод\n',
    });
    if (!isPosted) throw new ProblemError('TOO_MANY_REQUESTS', 'Проверочных писем уже три за час, повторите позже');
    await recordEvent(db, operator, { action: 'test-mail', subjectKind: 'setup', subjectId: 'mail' });
    return { to: operator.email, by: env.SMTP_URL === undefined ? ('outbox' as const) : ('smtp' as const) };
  });
}

import { findProduct } from '@nebosvod/contracts/products.table';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import type { Mail } from '../../mail/letter.ts';
import { type EndingPurchase, takeEnding } from './renewal.repository.ts';

/** Days before the end of a term. modern */
const daysBefore = 7;
const atOnce = 200;

/** Tells those whose terms end soon, once each, all that ends in one letter; returns how many letters were posted. */
export async function remindOfEnds({ db, env, mailer }: Pick<Context, 'db' | 'env' | 'mailer'>): Promise<number> {
  const ending = new Map<string, EndingPurchase[]>();
  for (const purchase of await takeEnding(db, daysBefore, atOnce))
    ending.set(purchase.email, [...(ending.get(purchase.email) ?? []), purchase]);
  let posted = 0;
  for (const [to, purchases] of ending) {
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    posted += Number(
      await mailer.post({ cause: 'renewal', to, ...renewalMail(publicUrl.replace(/\/$/, ''), purchases) }),
    );
  }
  return posted;
}

const dayOf = (instant: Date) =>
  formatDate(wallClock(instant.toISOString(), { timeZone: 'Europe/Moscow' }).date, { weekday: false });

function renewalMail(publicUrl: string, purchases: readonly EndingPurchase[]): Pick<Mail, 'subject' | 'text'> {
  const lines = purchases.flatMap(({ productId, expiresAt }) => {
    const product = findProduct(productId);
    return product ? `— ${product.title}, до ${dayOf(expiresAt)}` : [];
  });
  return {
    subject: 'Доступ скоро закончится',
    text: `Здравствуйте!\n\nСкоро закончится доступ:\n${lines.join('\n')}\n\nПродлить его можно в магазине: ${publicUrl}/home/shop\nНовый срок начнётся, когда закончится нынешний. Сами деньги не списываются: если продлевать не нужно, ничего не делайте. Карты, планы и тексты останутся в аккаунте.\n\nЭто письмо отправлено автоматически, отвечать на него не нужно.\n`,
  };
}

/** Looks when the server begins to listen and every hour after that. */
export function remindHourly(app: FastifyInstance, context: Context): void {
  const remind = () =>
    remindOfEnds(context).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'letters about ending terms failed');
    });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    void remind();
    timer = setInterval(() => void remind(), HOUR_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

import { findProduct } from '@nebosvod/contracts/products.table';
import type { Context } from '../../context.ts';
import type { Mail } from '../../mail/letter.ts';
import { listGranted, type Source } from './purchases.repository.ts';

/** Writes to the buyer, or to whom the gift is for, what a paid order has opened; nothing when it opens nothing. */
export async function announceAccess(
  { db, env, mailer }: Pick<Context, 'db' | 'env' | 'mailer'>,
  email: string,
  source: Source,
  isGift = false,
): Promise<void> {
  const titles = (await listGranted(db, source)).flatMap((id) => findProduct(id)?.title ?? []);
  if (titles.length === 0) return;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  await mailer.post({ cause: 'access', to: email, ...accessMail(publicUrl.replace(/\/$/, ''), titles, isGift) });
}

function accessMail(publicUrl: string, titles: readonly string[], isGift: boolean): Pick<Mail, 'subject' | 'text'> {
  const list = titles.map((title) => `— ${title}`).join('\n');
  return {
    subject: isGift ? 'Вам подарок' : 'Оплата получена',
    text: `Здравствуйте!\n\n${isGift ? 'Вам сделали подарок. Открыто' : 'Оплата получена. Вам открыто'}:\n${list}\n\nВойдите с этой почтой: ${publicUrl}/home/profile?tab=products\nЕсли аккаунта ещё нет, создайте его на этот адрес и подтвердите почту: доступ откроется сам.\n\nЭто письмо отправлено автоматически, отвечать на него не нужно.\n`,
  };
}

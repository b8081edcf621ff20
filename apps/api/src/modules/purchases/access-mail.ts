import { findProduct } from '@nebosvod/contracts/products.table';
import type { Context } from '../../context.ts';
import type { Mail } from '../../mail/letter.ts';
import { listGranted, type Source } from './purchases.repository.ts';

/** Writes to the buyer what a paid order has opened; nothing when it opens nothing. */
export async function announceAccess(
  { db, env, mailer }: Pick<Context, 'db' | 'env' | 'mailer'>,
  email: string,
  source: Source,
): Promise<void> {
  const titles = (await listGranted(db, source)).flatMap((id) => findProduct(id)?.title ?? []);
  if (titles.length === 0) return;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  await mailer.post({ cause: 'access', to: email, ...accessMail(publicUrl.replace(/\/$/, ''), titles) });
}

function accessMail(publicUrl: string, titles: readonly string[]): Pick<Mail, 'subject' | 'text'> {
  const list = titles.map((title) => `— ${title}`).join('\n');
  return {
    subject: 'Оплата получена: Небосвод',
    text: `Здравствуйте!\n\nОплата получена. Вам открыто:\n${list}\n\nВойдите с этой почтой: ${publicUrl}/home/profile?tab=products\nЕсли аккаунта ещё нет, создайте его на этот адрес и подтвердите почту: доступ откроется сам.\n\nЭто письмо отправлено автоматически, отвечать на него не нужно.\nНебосвод\n`,
  };
}

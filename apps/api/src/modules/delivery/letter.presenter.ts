import type { Brand } from '@nebosvod/contracts/delivery';
import { replyAddress } from '@nebosvod/contracts/reply-address';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import type { Mail } from '../../mail/letter.ts';
import { unlinkedText } from '../../mail/unlinked-text.ts';

const MOSCOW = { timeZone: 'Europe/Moscow' } as const;

export interface DocumentLetter {
  readonly title: string;
  readonly brand: Pick<Brand, 'name' | 'contacts'>;
  /** The practitioner's own words. */
  readonly words: string;
  /** Where the document opens, and until when. */
  readonly url: string;
  readonly expiresAt: Date;
  /** «Не писать мне». */
  readonly refusal: string;
}

/** The letter that hands a document over: its link, never the document. The only links in it are ours. */
export function documentMail(letter: DocumentLetter): Pick<Mail, 'subject' | 'text' | 'replyTo'> {
  const { title, brand, words, url, expiresAt, refusal } = letter;
  const whose = brand.name === '' ? 'Специалист' : unlinkedText(brand.name);
  const told = words.trim() === '' ? '' : `${unlinkedText(words.trim())}\n\n`;
  const until = formatDate(wallClock(expiresAt.toISOString(), MOSCOW).date, { weekday: false });
  const replyTo = replyAddress(brand.contacts);
  return {
    subject: `Ваш разбор: ${unlinkedText(title)}`,
    text: `Здравствуйте!\n\n${whose} передаёт вам разбор «${unlinkedText(title)}».\n\n${told}Открыть разбор (до ${until}):\n${url}\n\nЕсли вы не ждали этого письма, ничего не делайте. Больше не писать мне:\n${refusal}\n\nПисьмо отправлено автоматически.\n`,
    ...(replyTo === null ? {} : { replyTo }),
  };
}

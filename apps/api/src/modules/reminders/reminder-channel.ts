import type { ReminderChannel } from '@nebosvod/contracts/reminders';
import type { Mailer } from '../../mail/mailer.ts';
import type { Delivery } from './bots/bot-api.ts';
import { stopButton } from './bots/bot-conversation.service.ts';
import type { Bots } from './bots/configured-bots.ts';

/** What a person is told. */
export interface Reminder {
  readonly lines: readonly string[];
  /** For a chat: nobody else is named there. */
  readonly chatLines: readonly string[];
  /** Address of the screen where reminders are chosen. */
  readonly settings: string;
  /** Address that ends them by one press, for a letter; a chat has a button. */
  readonly stop: string;
}

/** Where a person is told: a mail address, a chat of a bot; null where none is connected. */
export interface Recipient {
  readonly email: string;
  readonly chat: string | null;
}

/** Tells a person by a channel; by mail where its bot or chat is no more. */
export type TellBy = (channel: ReminderChannel, to: Recipient, reminder: Reminder) => Promise<Delivery>;

/** The ways of this installation. */
export function reminderChannels(mailer: Pick<Mailer, 'post'>, bots: Bots): TellBy {
  return async (channel, to, reminder) => {
    const bot = channel === 'mail' ? undefined : bots.get(channel);
    if (bot && to.chat !== null) return bot.send(to.chat, { text: textOf(reminder), stopButton });
    // A letter that is not taken is one too many by the limits of mail: it would not be taken later either.
    return (await mailer.post(letterOf(to.email, reminder))) ? 'sent' : 'gone';
  };
}

const letterOf = (to: string, { lines, settings, stop }: Reminder) => ({
  cause: 'reminder' as const,
  to,
  usefulMinutes: 120,
  subject: 'Напоминание',
  text: `Здравствуйте!\n\n${listed(lines)}\n\nО чём напоминать и в котором часу, выбирается в профиле: ${settings}\nБольше не напоминать: ${stop}\n`,
});

const textOf = ({ chatLines, settings }: Reminder) => `${listed(chatLines)}\n\nНастроить: ${settings}`;

const listed = (lines: readonly string[]) => lines.map((line) => `— ${line}`).join('\n');

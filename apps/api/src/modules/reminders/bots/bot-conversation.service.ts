import type { Context, Db } from '../../../context.ts';
import { connectChat, stopChat } from '../reminder-chat.repository.ts';
import type { BotApi, BotEvent } from './bot-api.ts';
import { codeHash, isCode } from './chat-code.ts';

/** The words of the one button. */
export const stopButton = 'Больше не напоминать';

const words = {
  stopped: 'Больше не напомню. Включить напоминания снова можно в профиле.',
  nothing: 'Сюда ничего не приходит: этот чат ни к кому не подключён.',
  old: 'Этот код уже не действует. Возьмите новый в профиле, на вкладке «Напоминания».',
  about:
    'Я присылаю напоминания, которые вы выбрали в профиле, на вкладке «Напоминания»: там же берут код, который подключает этот чат.\n\n/stop — больше не напоминать',
} as const;

/** Messages of one chat that are answered; whoever floods the bot gets silence. */
const mostAnswers = { count: 20, seconds: 60 } as const;

/** Answers what a person did in the chat. What is done is done once, however often a messenger tells of it. */
export async function answerEvent(
  { db, limiter }: Pick<Context, 'db' | 'limiter'>,
  bot: BotApi,
  event: BotEvent,
): Promise<void> {
  const { chat } = event;
  const { allowed } = await limiter.hit(`bot-chat:${bot.id}:${chat}`, mostAnswers.count, mostAnswers.seconds);
  if (!allowed) return;
  if (event.kind === 'left') {
    await stopChat(db, bot.id, chat);
    return;
  }
  if (event.kind === 'stop') {
    const text = (await stopChat(db, bot.id, chat)) ? words.stopped : words.nothing;
    await bot.send(chat, { text });
    await bot.answerPress(event.pressId, text);
    return;
  }
  await bot.send(chat, { text: await replyTo(db, bot, chat, event.text) });
}

async function replyTo(db: Db, bot: BotApi, chat: string, text: string): Promise<string> {
  const [command = '', argument = ''] = text.trim().split(/\s+/);
  if (command === '/stop') return (await stopChat(db, bot.id, chat)) ? words.stopped : words.nothing;
  const code = command === '/start' ? argument : command;
  if (!isCode(code)) return words.about;
  const email = await connectChat(db, bot.id, chat, codeHash(code));
  if (email === null) return words.old;
  return `Чат подключён к аккаунту ${hidden(email)}. Напоминания будут приходить сюда.\n\n/stop — больше не напоминать`;
}

/** Enough of an address to know one's own by. */
function hidden(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

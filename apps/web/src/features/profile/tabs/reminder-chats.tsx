import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { linkReminderChat, unlinkReminderChat } from '@nebosvod/contracts/reminder-bots';
import { type ChatChannel, getReminders, type ReminderChannel } from '@nebosvod/contracts/reminders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import classes from '../profile.module.css';

type Reminders = AnswerOf<typeof getReminders>;
type Link = AnswerOf<typeof linkReminderChat> & { readonly channel: ChatChannel };

const titles: Readonly<Record<ReminderChannel, string>> = { mail: 'Почта', telegram: 'Telegram', max: 'MAX' };
/** How often it is asked whether the bot has been opened. */
const askEveryMs = 3_000;

interface Props {
  readonly email: string;
  readonly chats: Reminders['chats'];
  readonly channel: ReminderChannel;
  readonly onChannel: (channel: ReminderChannel) => void;
  /** What is stored has changed on the server. */
  readonly onChange: (after: Reminders) => void;
}

/** Where reminders come: by mail, or to a chat with a bot of the operator once it is connected. */
export function ReminderChats({ email, chats, channel, onChannel, onChange }: Props) {
  const [link, setLink] = useState<Link | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const connect = useAction(async (to: ChatChannel) => {
    setNote(null);
    setLink({ ...(await call(linkReminderChat, { params: { channel: to } })), channel: to });
  });
  const disconnect = useAction(async (from: ChatChannel) => {
    await call(unlinkReminderChat, { params: { channel: from } });
    onChange(await call(getReminders, {}));
    onChannel('mail');
    setNote(`${titles[from]} отключён, напоминания придут письмом.`);
  });
  useConnected(link, (after, to) => {
    onChange(after);
    onChannel(to);
    setLink(null);
    setNote(`${titles[to]} подключён.`);
  });
  if (chats.length === 0)
    return (
      <p {...hintLook()}>
        Приходят письмом на {email}. Бота в Telegram или MAX у этого сайта нет: организатор его не подключил.
      </p>
    );
  const options = [
    { value: 'mail' as const, label: titles.mail },
    ...chats.map(({ channel: value, isLinked }) => ({
      value,
      label: titles[value],
      ...(isLinked ? {} : { refusal: 'Сначала подключите чат' }),
    })),
  ];
  return (
    <div className={classes.form}>
      <Segments label="Куда напоминать" options={options} value={channel} onChange={onChannel} />
      <p {...hintLook()}>
        {channel === 'mail' ? `Письмом на ${email}.` : `В чат с ботом в ${titles[channel]}.`}
        {chats.some(({ isLinked }) => !isLinked) && ' В мессенджер можно, когда чат с ботом подключён.'}
      </p>
      {chats.map(({ channel: one, isLinked }) =>
        isLinked ? (
          <Button key={one} variant="quiet" loading={disconnect.isBusy} onClick={() => void disconnect.run(one)}>
            Отключить {titles[one]}
          </Button>
        ) : (
          <Button key={one} loading={connect.isBusy} onClick={() => void connect.run(one)}>
            Подключить {titles[one]}
          </Button>
        ),
      )}
      {link !== null && <OpenBot link={link} />}
      <FormNote>{note}</FormNote>
      <FormError>{connect.failure?.message ?? disconnect.failure?.message ?? null}</FormError>
    </div>
  );
}

function OpenBot({ link: { channel, url, code } }: { readonly link: Link }) {
  return (
    <section aria-label={`Подключение ${titles[channel]}`}>
      <p>
        Откройте бота и нажмите «Начать»: чат подключится сам. Если бот уже открыт, отправьте ему код{' '}
        <code>{code}</code>. Ссылка и код действуют 15 минут и один раз.
      </p>
      <a href={url} target="_blank" rel="noreferrer" {...buttonLook({ variant: 'outline' })}>
        Открыть бота в {titles[channel]}
      </a>
    </section>
  );
}

/** Asks until the chat of a link is connected or the link has ended. */
function useConnected(link: Link | null, onConnected: (after: Reminders, to: ChatChannel) => void): void {
  const { data } = useQuery({
    ...endpointQuery(getReminders, {}, 'stored'),
    enabled: link !== null,
    refetchInterval: () => (link !== null && Date.parse(link.expiresAt) > Date.now() ? askEveryMs : false),
  });
  const isConnected = link !== null && data?.chats.some((chat) => chat.channel === link.channel && chat.isLinked);
  useEffect(() => {
    if (isConnected && link !== null && data !== undefined) onConnected(data, link.channel);
  });
}

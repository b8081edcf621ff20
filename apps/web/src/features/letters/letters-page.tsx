import { refuseLetters } from '@nebosvod/contracts/delivery';
import { stopReminders } from '@nebosvod/contracts/reminders';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Tokens of reminders are told by it from those of letters that practitioners send. */
const reminderMark = 'r.';

const ofReminders = {
  title: 'Не напоминать',
  about: 'Напоминания приходят по вашей просьбе. Одно нажатие, и их больше не будет.',
  done: 'Напоминания выключены. Включить их снова можно в профиле.',
  stop: (token: string) => call(stopReminders, { body: { token: token.slice(reminderMark.length) } }),
};
const ofPractitioners = {
  title: 'Не писать мне',
  about: 'Письма с разборами приходят отсюда по просьбе специалистов. Одно нажатие, и на ваш адрес их больше не будет.',
  done: 'Специалисты больше не смогут отправлять вам письма отсюда. Сам адрес мы не храним, только его отпечаток.',
  stop: (token: string) => call(refuseLetters, { body: { token } }),
};

/** «Не писать мне» of a letter: one press, no account. */
export function LettersPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const words = token.startsWith(reminderMark) ? ofReminders : ofPractitioners;
  const [isDone, setDone] = useState(false);
  const refuse = useAction(async () => {
    await words.stop(token);
    setDone(true);
  });
  return (
    <>
      <PageTitle title={isDone ? 'Больше не напишем' : words.title} tab="Письма" />
      {isDone ? (
        <p role="status">{words.done}</p>
      ) : (
        <div className="stack">
          <p>{words.about}</p>
          <Button variant="primary" loading={refuse.isBusy} onClick={() => void refuse.run()}>
            {words.title}
          </Button>
          <FormError>{refuse.failure?.message ?? null}</FormError>
        </div>
      )}
    </>
  );
}

import { refuseLetters } from '@nebosvod/contracts/delivery';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** «Не писать мне» of a letter that a practitioner sent: one press, no account. */
export function LettersPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [isDone, setDone] = useState(false);
  const refuse = useAction(async () => {
    await call(refuseLetters, { body: { token } });
    setDone(true);
  });
  return (
    <>
      <PageTitle title={isDone ? 'Больше не напишем' : 'Не писать мне'} tab="Письма" />
      {isDone ? (
        <p role="status">
          Специалисты больше не смогут отправлять вам письма отсюда. Сам адрес мы не храним, только его отпечаток.
        </p>
      ) : (
        <div className="stack">
          <p>
            Письма с разборами приходят отсюда по просьбе специалистов. Одно нажатие, и на ваш адрес их больше не будет.
          </p>
          <Button variant="primary" loading={refuse.isBusy} onClick={() => void refuse.run()}>
            Не писать мне
          </Button>
          <FormError>{refuse.failure?.message ?? null}</FormError>
        </div>
      )}
    </>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { useLinkWork } from './api/use-delivery.ts';
import classes from './delivery.module.css';

/** Sends the link by mail: the letter carries no document, only where it opens. */
export function SendForm({ id }: { readonly id: string }) {
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const work = useLinkWork(id);
  const send = useAction(async () => {
    setTold(null);
    const { isRepeat } = await work.send({ email, text });
    setTold(
      isRepeat ? 'Письмо на этот адрес только что ушло: второго не отправляем.' : `Письмо отправлено на ${email}.`,
    );
  });
  const mistake = (field: string) => {
    const words = send.mistake(field);
    return words === null ? null : <FieldError>{words}</FieldError>;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Почта клиента"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={mistake('email')}
      />
      <Textarea
        label="Слова от вас, если хотите"
        description="Ссылки в них не нажимаются: в письме одна ссылка, на разбор"
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={mistake('text')}
      />
      <Button type="submit" icon="share" loading={send.isBusy}>
        Отправить письмо
      </Button>
      <div role="status">{told !== null && <p>{told}</p>}</div>
      <FormError>{send.failure && send.failure.errors.length === 0 ? send.failure.message : null}</FormError>
    </form>
  );
}

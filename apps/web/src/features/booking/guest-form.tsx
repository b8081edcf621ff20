import { Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import type { OpenBookingPage } from '@nebosvod/contracts/booking-guest';
import { addYears } from '@nebosvod/engine/time/date-arithmetic';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { deviceZone } from '../../platform/device-zone.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { localToday } from '../../platform/local-today.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { noticeLook } from '../../ui/notice-look.ts';
import { bookMeetingAt, type SentBooking } from './api/use-booking.ts';
import classes from './booking.module.css';
import { GuestBirths } from './guest-births.tsx';

interface Props {
  readonly slug: string;
  readonly page: OpenBookingPage;
  readonly kind: string;
  readonly slot: string;
  /** @param email where the letter went */
  readonly onSent: (email: string) => void;
  readonly onTaken: () => void;
  /** The notice is another one by now. */
  readonly onNotice: () => void;
}

const isMinor = ({ date }: Birth) => addYears(date, 18) > localToday();

/** Whom the meeting is about, who asks for it, and what they agree to: every box is ticked by hand. */
export function GuestForm({ slug, page, kind, slot, onSent, onTaken, onNotice }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [births, setBirths] = useState<readonly Birth[]>([]);
  const [person, setPerson] = useState({ name: '', email: '', contact: '' });
  const [question, setQuestion] = useState('');
  const [website, setWebsite] = useState('');
  const [consents, setConsents] = useState({
    personalData: false,
    others: false,
    representative: false,
    messages: false,
  });
  const [missing, setMissing] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const send = useAction((body: SentBooking) =>
    bookMeetingAt(slug, body).catch((error: unknown) => {
      const { code } = asProblem(error);
      if (code === 'SLOT_TAKEN') onTaken();
      if (code === 'CONFLICT') {
        setConsents((now) => ({ ...now, personalData: false }));
        onNotice();
      }
      throw error;
    }),
  );
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const mistake = (field: string) => {
    const words = send.mistake(field);
    return words === null ? null : <FieldError>{words}</FieldError>;
  };
  const box = (name: keyof typeof consents, label: string) => {
    const error =
      name === 'personalData' && missing !== null ? <FieldError>{missing}</FieldError> : mistake(`consents.${name}`);
    return (
      <Checkbox
        label={label}
        checked={consents[name]}
        onChange={(event) => {
          setConsents({ ...consents, [name]: event.currentTarget.checked });
          if (name === 'personalData') setMissing(null);
        }}
        error={error}
        aria-invalid={error ? true : undefined}
      />
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!consents.personalData) {
      setMissing('Без согласия на обработку данных записаться нельзя');
      setAttempts((count) => count + 1);
      return;
    }
    const sent = await send.run({
      slot,
      kind,
      noticeVersion: page.noticeVersion,
      person,
      births: births.map((birth) => ({ birth, ...(birth.gender === undefined ? {} : { sex: birth.gender }) })),
      question,
      consents: { ...consents, personalData: true },
      timeZone: deviceZone(),
      website,
    });
    if (sent) onSent(person.email.trim());
    else setAttempts((count) => count + 1);
  };
  const shown = [
    'person.name',
    'person.email',
    'person.contact',
    'question',
    'consents.others',
    'consents.representative',
  ];
  const rest = send.failure?.errors.filter(({ path }) => !shown.includes(path)) ?? [];
  return (
    <>
      <section className={classes.step} aria-labelledby="booking-births">
        <h2 id="booking-births">О ком встреча</h2>
        <GuestBirths births={births} onChange={setBirths} />
      </section>
      {births.length > 0 && (
        <section className={classes.step} aria-labelledby="booking-person">
          <h2 id="booking-person">Вы и согласие</h2>
          <form ref={form} noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
            <TextInput
              label="Как вас зовут"
              autoComplete="name"
              maxLength={100}
              value={person.name}
              onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
              error={mistake('person.name')}
            />
            <TextInput
              label="Почта"
              type="email"
              inputMode="email"
              autoComplete="email"
              description="Сюда придут подтверждение и ссылка на вашу запись"
              value={person.email}
              onChange={(event) => setPerson({ ...person, email: event.currentTarget.value })}
              error={mistake('person.email')}
            />
            <TextInput
              label="Телефон или мессенджер, если удобнее"
              autoComplete="tel"
              maxLength={200}
              value={person.contact}
              onChange={(event) => setPerson({ ...person, contact: event.currentTarget.value })}
              error={mistake('person.contact')}
            />
            <Textarea
              label="Вопрос, если он есть"
              description="Не пишите здесь о здоровье: диагнозах, лечении, лекарствах"
              autosize
              minRows={2}
              maxLength={500}
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
              error={mistake('question')}
            />
            <div className="vh" aria-hidden="true">
              <label>
                Не заполняйте это поле
                <input
                  tabIndex={-1}
                  autoComplete="off"
                  name="website"
                  value={website}
                  onChange={(event) => setWebsite(event.currentTarget.value)}
                />
              </label>
            </div>
            <section {...noticeLook()} aria-label="Как хранятся ваши данные">
              <p className={classes.words}>{page.notice}</p>
            </section>
            {box('personalData', 'Даю согласие на хранение и обработку моих данных так, как здесь написано')}
            {births.length > 1 && box('others', 'Люди, чьи рождения указаны, с этим согласны')}
            {births.some(isMinor) &&
              box('representative', 'Один из людей младше 18 лет: я его законный представитель и даю согласие за него')}
            {box('messages', 'Можно писать мне о следующих встречах (не обязательно)')}
            <FormError>
              {rest[0]?.message ?? (send.failure && send.failure.errors.length === 0 ? send.failure.message : null)}
            </FormError>
            <Button type="submit" variant="primary" size="big" loading={send.isBusy}>
              Записаться
            </Button>
          </form>
        </section>
      )}
    </>
  );
}

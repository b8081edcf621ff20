import { Textarea } from '@mantine/core';
import type { BookingRequest } from '@nebosvod/contracts/booking';
import { formatDate } from '@nebosvod/terms/civil-date';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { deviceZone } from '../../platform/device-zone.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { useRequestWork } from './api/use-booking.ts';
import classes from './booking.module.css';
import { kindWords, statusWords, whenWords } from './booking-words.ts';

interface Props {
  readonly request: BookingRequest;
  readonly mayReceive: boolean;
}

/** Where the person's client book is: one book stands in every area that was bought. */
function useBookPath() {
  const { products } = useSessionState();
  const owns = (id: number) => products.some((product) => product.id === id);
  return owns(1) ? paths.astrolog : owns(2) ? paths.numerolog : paths.veda;
}

/** A request of a guest: who, when, about whom, and what becomes of it. */
export function RequestCard({ request, mayReceive }: Props) {
  const { id, kind, startsAt, status, name, email, contact, births, question, consents, clientId } = request;
  const [isDeclining, setDeclining] = useState(false);
  const [words, setWords] = useState('');
  const work = useRequestWork();
  const accept = useAction(() => work.accept(id));
  const decline = useAction(() => work.decline(id, words));
  const book = useBookPath();
  const stands = status === 'waiting' || status === 'accepted';
  return (
    <li {...cardLook({ className: classes.request })}>
      <p className={classes.when}>{whenWords(startsAt, deviceZone())}</p>
      <p>
        <b>{name}</b>
        <span className="muted">
          {kind.title}, {kindWords(kind)}
        </span>
      </p>
      <p className={classes.words}>
        <a href={`mailto:${email}`}>{email}</a>
        {contact === '' ? '' : `, ${contact}`}
      </p>
      <ul className={classes.bornOf} aria-label={`Рождения: ${name}`}>
        {births.map(({ label, birth, isMinor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: births of a request never change, and have no ids
          <li key={index}>
            {label === '' ? birth.name : label}: {formatDate(birth.date, { weekday: false })},{' '}
            {birth.time?.slice(0, 5) ?? 'время не известно'}
            {birth.place === undefined ? '' : `, ${birth.place}`}
            {isMinor && ', нет 18 лет, согласие законного представителя'}
          </li>
        ))}
      </ul>
      {question !== '' && <p className={classes.words}>«{question}»</p>}
      <p className="cap">
        Согласие {whenWords(consents.at, deviceZone())}, текст версии {consents.noticeVersion}
        {consents.messages ? ', можно писать о следующих встречах' : ''}
      </p>
      {status !== 'waiting' && <p className="cap">Встреча {statusWords[status]}</p>}
      {stands && (
        <div className="row wrap">
          {status === 'waiting' && mayReceive && (
            <Button variant="primary" loading={accept.isBusy} onClick={() => void accept.run()}>
              Принять
            </Button>
          )}
          {clientId !== null && (
            <Link to={book} search={{ tab: 'clients', client: clientId }} {...buttonLook()}>
              В книге клиентов
            </Link>
          )}
          <Button variant="quiet" aria-expanded={isDeclining} onClick={() => setDeclining(!isDeclining)}>
            {status === 'waiting' ? 'Отклонить…' : 'Отменить встречу…'}
          </Button>
        </div>
      )}
      {stands && isDeclining && (
        <div className={classes.form}>
          <Textarea
            label="Что написать человеку, если хотите"
            autosize
            minRows={2}
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button loading={decline.isBusy} onClick={() => void decline.run()}>
            {status === 'waiting' ? 'Отклонить и сообщить' : 'Отменить и сообщить'}
          </Button>
        </div>
      )}
      <FormError>{accept.failure?.message ?? decline.failure?.message ?? null}</FormError>
    </li>
  );
}

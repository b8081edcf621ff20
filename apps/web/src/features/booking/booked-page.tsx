import type { Booked } from '@nebosvod/contracts/booking-guest';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { deviceZone } from '../../platform/device-zone.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { useHydrated } from '../../platform/hydration.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useBooked, useBookedWork, useOpenPage } from './api/use-booking.ts';
import classes from './booking.module.css';
import { kindWords, statusWords, whenWords } from './booking-words.ts';
import { HoursPicker } from './hours-picker.tsx';

/** One's own booked meeting, opened by the link of the letter. */
export function BookedPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const isHydrated = useHydrated();
  const { data, error, refetch } = useBooked(token);
  const [isErased, setErased] = useState(false);
  if (isErased) {
    return (
      <>
        <PageTitle title="Данные стёрты" tab="Запись" />
        <p role="status">
          Заявки, карточка в книге специалиста и документы о вас стёрты. Специалисту ушло письмо об этом.
        </p>
      </>
    );
  }
  if (isHydrated && (token === '' || (error !== null && data === undefined))) {
    const problem = error === null ? null : asProblem(error);
    return (
      <>
        <PageTitle title="Ваша запись" tab="Запись" />
        {problem === null || problem.status === 404 ? (
          <EmptyState drawing="search">
            Ссылка не открылась: она введена не целиком, или этой записи уже нет.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
            {problem.message}
          </ErrorState>
        )}
      </>
    );
  }
  if (data === undefined) return <PageSkeleton />;
  return <Meeting token={token} booked={data} onErased={() => setErased(true)} />;
}

interface Props {
  readonly token: string;
  readonly booked: Booked;
  readonly onErased: () => void;
}

function Meeting({ token, booked, onErased }: Props) {
  const { kind, startsAt, status, practitioner, contacts, slug, kindId } = booked;
  const [isMoving, setMoving] = useState(false);
  const work = useBookedWork(token);
  const move = useAction(async (slot: string) => {
    await work.move(slot);
    setMoving(false);
  });
  const cancel = useAction(work.cancel);
  const takeAway = useAction(work.takeAway);
  const erase = useAction(async () => {
    await work.erase();
    onErased();
  });
  const isAhead = (status === 'waiting' || status === 'accepted') && Date.parse(startsAt) > Date.now();
  return (
    <div className={classes.page}>
      <PageTitle title="Ваша запись" tab="Запись" subtitle={practitioner} ruled />
      <section {...cardLook({ className: classes.meeting })} aria-label="Встреча">
        <p>
          <b>{kind.title}</b>
          <span className="muted">{kindWords(kind)}</span>
        </p>
        <p className={classes.when}>{whenWords(startsAt, deviceZone())}</p>
        <p>Встреча {statusWords[status]}</p>
        {contacts !== '' && <p className={`${classes.words} muted`}>{contacts}</p>}
        {isAhead && (
          <div className="row wrap">
            {slug !== null && (
              <Button icon="calendar" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
                Перенести
              </Button>
            )}
            <AskedTwice sure="Да, отменить встречу" isBusy={cancel.isBusy} onSure={() => void cancel.run()}>
              Отменить встречу…
            </AskedTwice>
          </div>
        )}
        <FormError>{move.failure?.message ?? cancel.failure?.message ?? null}</FormError>
      </section>
      {isAhead && isMoving && slug !== null && (
        <OtherHour slug={slug} kind={kindId} isBusy={move.isBusy} onHour={(hour) => void move.run(hour)} />
      )}
      <section className={classes.step} aria-labelledby="booked-data">
        <h2 id="booked-data">Ваши данные</h2>
        <p>
          Здесь всё, что передано при записи. Стереть можно всё сразу и насовсем: заявки, карточку в книге специалиста и
          документы о вас.
        </p>
        <div className="row wrap">
          <Button icon="external" loading={takeAway.isBusy} onClick={() => void takeAway.run()}>
            Выгрузить
          </Button>
          <AskedTwice sure="Да, стереть насовсем" isBusy={erase.isBusy} onSure={() => void erase.run()}>
            Стереть мои данные…
          </AskedTwice>
        </div>
        <FormError>{takeAway.failure?.message ?? erase.failure?.message ?? null}</FormError>
      </section>
    </div>
  );
}

interface OtherHourProps {
  readonly slug: string;
  readonly kind: string;
  readonly isBusy: boolean;
  readonly onHour: (hour: string) => void;
}

function OtherHour({ slug, kind, isBusy, onHour }: OtherHourProps) {
  const page = useOpenPage(slug, kind);
  const [hour, setHour] = useState<string | null>(null);
  if (page.isError) return <FormError>Часы не загрузились. Попробуйте ещё раз.</FormError>;
  if (!page.data) return <p className="cap">Загружаем часы</p>;
  return (
    <section className={classes.step} aria-labelledby="booked-hour">
      <h2 id="booked-hour">Другой час</h2>
      <HoursPicker hours={page.data.hours} value={hour} onChange={setHour} practitionerZone={page.data.timeZone} />
      {hour !== null && (
        <div className="row">
          <Button variant="primary" loading={isBusy} onClick={() => onHour(hour)}>
            Перенести на {whenWords(hour, deviceZone())}
          </Button>
        </div>
      )}
    </section>
  );
}

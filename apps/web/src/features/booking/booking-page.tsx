import type { OpenBookingPage } from '@nebosvod/contracts/booking-guest';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { deviceZone } from '../../platform/device-zone.ts';
import { useHydrated } from '../../platform/hydration.ts';
import { noticeLook } from '../../ui/notice-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../ui/states.tsx';
import { useOpenPage } from './api/use-booking.ts';
import classes from './booking.module.css';
import { kindWords, whenWords } from './booking-words.ts';
import { GuestForm } from './guest-form.tsx';
import { HoursPicker } from './hours-picker.tsx';

/** The page of a practitioner, where a guest chooses a meeting and an hour and says whom it is about. */
export function BookingPage() {
  const slug = useLocation({ select: ({ hash }) => hash });
  const isHydrated = useHydrated();
  const [kind, setKind] = useState<string | null>(null);
  const { data, error, refetch, isPlaceholderData } = useOpenPage(slug, kind);
  if (isHydrated && (slug === '' || (error !== null && data === undefined))) {
    const problem = error === null ? null : asProblem(error);
    return (
      <>
        <PageTitle title="Запись" />
        {problem === null || problem.status === 404 ? (
          <EmptyState drawing="search">
            Страница записи не открылась: адрес введён не целиком или специалист её закрыл.
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
  return (
    <OpenedPage
      key={slug}
      slug={slug}
      page={data}
      isChanging={isPlaceholderData}
      onKind={setKind}
      onStale={() => void refetch()}
    />
  );
}

interface Props {
  readonly slug: string;
  readonly page: OpenBookingPage;
  /** Hours of another kind are on their way. */
  readonly isChanging: boolean;
  readonly onKind: (id: string) => void;
  /** The hours or the notice have changed meanwhile. */
  readonly onStale: () => void;
}

function OpenedPage({ slug, page, isChanging, onKind, onStale }: Props) {
  const [kind, setKind] = useState<string | null>(page.kinds.length === 1 ? page.kind : null);
  const [slot, setSlot] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const chosen = page.kinds.find(({ id }) => id === kind);
  if (sentTo !== null && slot !== null && chosen) {
    return (
      <>
        <PageTitle title="Заявка отправлена" tab="Запись" />
        <div {...noticeLook({ className: classes.done })} role="status">
          <p>
            <b>{chosen.title}</b>, {whenWords(slot, deviceZone())}. Принимает {page.name}.
          </p>
          <p>
            На {sentTo} ушло письмо: в нём встреча для календаря и ссылка, по которой её можно перенести или отменить, а
            данные — выгрузить или стереть. Когда заявку примут, придёт ещё одно.
          </p>
        </div>
      </>
    );
  }
  return (
    <div className={classes.page}>
      <PageTitle title={page.name} tab="Запись" subtitle="Запись на встречу" ruled />
      {page.about !== '' && <p className={classes.words}>{page.about}</p>}
      <section className={classes.step} aria-labelledby="booking-kind">
        <h2 id="booking-kind">Встреча</h2>
        <div className={classes.kinds}>
          {page.kinds.map((one) => (
            <button
              key={one.id}
              type="button"
              className={classes.kind}
              aria-pressed={one.id === kind}
              onClick={() => {
                setKind(one.id);
                onKind(one.id);
                setSlot(null);
              }}
            >
              <b>{one.title}</b>
              <span className="muted">{kindWords(one)}</span>
            </button>
          ))}
        </div>
      </section>
      {chosen && (
        <section className={classes.step} aria-labelledby="booking-hour">
          <h2 id="booking-hour">День и час</h2>
          <Refreshing active={isChanging}>
            <HoursPicker
              hours={isChanging ? [] : page.hours}
              value={slot}
              onChange={setSlot}
              practitionerZone={page.timeZone}
            />
          </Refreshing>
        </section>
      )}
      {chosen && slot !== null && (
        <GuestForm
          slug={slug}
          page={page}
          kind={chosen.id}
          slot={slot}
          onSent={setSentTo}
          onTaken={() => {
            setSlot(null);
            onStale();
          }}
          onNotice={onStale}
        />
      )}
      {page.contacts !== '' && (
        <section className={classes.step} aria-labelledby="booking-contacts">
          <h2 id="booking-contacts">Контакты</h2>
          <p className={classes.words}>{page.contacts}</p>
        </section>
      )}
    </div>
  );
}

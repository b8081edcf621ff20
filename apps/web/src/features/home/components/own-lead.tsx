import type { listClients } from '@nebosvod/contracts/clients';
import type { listConsultations } from '@nebosvod/contracts/consultations';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { findProduct } from '@nebosvod/contracts/products.table';
import { formatDayAndMonth, formatShortDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import { deviceZone } from '../../../platform/device-zone.ts';
import { lastOpened, type OpenedKind } from '../../../platform/last-opened.ts';
import { localToday } from '../../../platform/local-today.ts';
import { paths } from '../../../platform/paths.ts';
import { usePlansToast } from '../../../platform/plans-toast.ts';
import type { OwnedProduct } from '../../../platform/session/session-calls.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import type { PracticeArea } from '../../../text/areas.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { useLastClient, useLastDocument, useLastMap, useLastPlan } from '../api/use-own-work.ts';
import classes from '../home.module.css';
import { workOrder } from '../work-order.ts';
import { BlockFailure } from './block.tsx';

/** The chart kept on this device. */
export interface LocalChart {
  readonly name: string;
  /** «17 мая 1990, 14:30 · Москва». */
  readonly words: string;
  /** Which chart the address opens. */
  readonly map: string;
}

interface Props {
  readonly chart: LocalChart | null;
  /** Stands here while there is nothing to go on with. */
  readonly invitation: ReactNode;
  /** What follows, for a newcomer or not; null = not known yet. */
  readonly choice: (isNewcomer: boolean | null) => ReactNode;
}

/** Where the person left off: charts, the document, the client and the plan worked on last, what was opened last first. Each comes and fails by itself. */
export function OwnLead({ chart, invitation, choice }: Props) {
  const { auth, user, products, productsFailed } = useSessionState();
  const map = useLastMap(auth.isAuthenticated);
  const client = useLastClient(auth.isAuthenticated);
  const composes = products.some(({ id }) => findProduct(id)?.area !== 'marketer');
  const written = useLastDocument(auth.isAuthenticated && composes);
  const opened = lastOpened.use();
  const isMarketer = products.some(({ id }) => id === 3);
  const plan = useLastPlan(isMarketer ? (user?.id ?? null) : null, localToday());
  usePlansToast(plan.error);
  const isSomething =
    chart !== null || [map, written, client, plan].some(({ data, error }) => data != null || error !== null);
  const cards: Readonly<Record<OpenedKind, ReactNode>> = {
    map: (
      <Source query={map} failed="Сохранённые карты не загрузились">
        {({ id, name, birth }) => (
          <Link to={paths.natalChart} search={{ map: id }} {...cardLook()}>
            <Told kind="Сохранённая карта" name={name} words={birthWords(birth, null)} go="Открыть карту" />
          </Link>
        )}
      </Source>
    ),
    document: (
      <Source query={written} failed="Документы не загрузились">
        {(one) => (
          <Link
            to={paths[findProduct(one.productId)?.area ?? 'veda']}
            search={{ tab: 'documents', document: one.id }}
            {...cardLook()}
          >
            <Told kind="Документ" name={one.title} words={documentWords(one)} go="Открыть документ" />
          </Link>
        )}
      </Source>
    ),
    client: (
      <Source query={client} failed="Книга клиентов не загрузилась">
        {(one) => (
          <Link to={paths[bookOf(products)]} search={{ tab: 'clients', client: one.id }} {...cardLook()}>
            <Told kind="Клиент" name={one.name} words={clientWords(one)} go="Открыть клиента" />
          </Link>
        )}
      </Source>
    ),
    plan: (
      <Source query={plan} failed="Контент-планы не загрузились">
        {({ id, title, post }) =>
          post === null ? (
            <Link to={paths.marketer} search={{ plan: id }} {...cardLook()}>
              <Told kind="Контент-план" name={title} words="Новых публикаций нет" go="Открыть план" />
            </Link>
          ) : (
            <Link to={paths.marketer} search={{ plan: id, date: post.date }} {...cardLook()}>
              <Told
                kind="Следующая публикация"
                name={post.topic}
                words={`${formatShortDate(post.date, { weekday: true })}${post.time === null ? '' : `, ${post.time}`}`}
                go="Открыть план"
              />
            </Link>
          )
        }
      </Source>
    ),
  };
  const strip = (
    <section className={classes.block} aria-labelledby="home-continue">
      <div className={classes.blockHead}>
        <h2 id="home-continue">Продолжить</h2>
      </div>
      <div className={classes.strip}>
        {chart !== null && (
          <Link to={paths.natalChart} search={{ map: chart.map }} {...cardLook()}>
            <Told
              kind={auth.isAuthenticated ? 'Карта этого браузера' : 'Карта'}
              name={chart.name}
              words={chart.words}
              go="Открыть карту"
            />
          </Link>
        )}
        {workOrder(opened).map((kind) => (
          <Fragment key={kind}>{cards[kind]}</Fragment>
        ))}
      </div>
    </section>
  );
  const hasOwn = isSomething || products.length > 0 || productsFailed;
  const isNewcomer = !hasOwn && (map.isPending || client.isPending ? null : true);
  return (
    <>
      {isSomething ? strip : invitation}
      {choice(isNewcomer)}
    </>
  );
}

interface SourceProps<T> {
  readonly query: UseQueryResult<T | null>;
  readonly failed: string;
  readonly children: (one: T) => ReactNode;
}

/** One of the things to go on with: on its way, failed, or there; nothing of what is not asked for or does not exist. */
function Source<T>({ query, failed, children }: SourceProps<T>) {
  if (query.data != null) return children(query.data);
  if (query.error) {
    return (
      <div {...cardLook()}>
        <BlockFailure query={query} failed={failed} />
      </div>
    );
  }
  if (!query.isLoading) return null;
  return (
    <div {...cardLook()}>
      <Loading>
        <div className="stack">
          <Skeleton width="40%" />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
      </Loading>
    </div>
  );
}

interface ToldProps {
  readonly kind: string;
  readonly name: string;
  readonly words: string;
  readonly go: string;
}

function Told({ kind, name, words, go }: ToldProps) {
  return (
    <>
      <span className="cap">{kind}</span>
      <b>{name}</b>
      <span className="cap tn">{words}</span>
      <span className={classes.go}>
        {go}
        <Icon name="right" size={16} />
      </span>
    </>
  );
}

const practice: readonly PracticeArea[] = ['astrolog', 'veda', 'numerolog'];

/** The area whose book opens; without a product any shows what is kept. */
function bookOf(products: readonly OwnedProduct[]): PracticeArea {
  const owned = products.map(({ id }) => findProduct(id)?.area);
  return practice.find((area) => owned.includes(area)) ?? 'astrolog';
}

/** The day of an instant on the clock of this device. */
function deviceDay(instant: string): string {
  const timeZone = deviceZone();
  return formatDayAndMonth(wallClock(instant, { timeZone }).date);
}

/** How the document stands. */
function documentWords({ status, createdAt, finishedAt }: AnswerOf<typeof listConsultations>['items'][number]): string {
  if (status === 'failed') return 'Не получился, генерация возвращена';
  return status === 'done' ? `Составлен ${deviceDay(finishedAt ?? createdAt)}` : 'Составляется';
}

/** What comes next with the client, else what was last. */
function clientWords({ nextContact, lastSessionAt, updatedAt }: AnswerOf<typeof listClients>['items'][number]): string {
  if (nextContact !== null) return `Связаться ${formatDayAndMonth(nextContact.date)}`;
  return lastSessionAt === null
    ? `Карточка изменена ${deviceDay(updatedAt)}`
    : `Встреча была ${deviceDay(lastSessionAt)}`;
}

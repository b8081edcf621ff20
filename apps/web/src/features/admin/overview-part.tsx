import { findOrders } from '@nebosvod/contracts/admin-orders';
import { getOverview } from '@nebosvod/contracts/admin-overview';
import { getSetup, type SetupStep } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { counted, formatNumber, formatRubles } from '@nebosvod/terms/plural';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { paths } from '../../platform/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type AdminPart, orderStates, partTitles, sumOf } from './admin-words.ts';
import { momentOf } from './local-moment.ts';
import classes from './overview.module.css';
import { LinkTest, MailTest, ModelTest, PaymentTest } from './setup-tests.tsx';
import { stepWords } from './setup-words.ts';

type Overview = AnswerOf<typeof getOverview>;

/** What an operator looks at first: the last day in numbers, the services, and what is not set up. */
export function OverviewPart() {
  const overview = useQuery({ ...endpointQuery(getOverview, {}, 'stored'), staleTime: 0 });
  const setup = useQuery({ ...endpointQuery(getSetup, {}, 'stored'), staleTime: 0 });
  const error = overview.error ?? setup.error;
  if (overview.data === undefined || setup.data === undefined) {
    if (!error) return <TableSkeleton rows={6} />;
    return (
      <ErrorState
        onRetry={() => void Promise.all([overview.refetch(), setup.refetch()])}
        code={asProblem(error).shortCode}
      >
        {asProblem(error).message}
      </ErrorState>
    );
  }
  return (
    <section aria-label={partTitles.overview} className={classes.overview}>
      <Figures of={overview.data} />
      <div className={classes.halves}>
        <div className={classes.overview}>
          <Services set={setup.data.filter(({ isSet }) => isSet).map(({ id }) => id)} />
          <LastOrders />
        </div>
        <Unset steps={setup.data} />
      </div>
    </section>
  );
}

function Figures({ of: { orders, jobs, letters, people } }: { readonly of: Overview }) {
  return (
    <div className={classes.figures}>
      <Figure part="orders" title="Заказы за сутки" figure={formatNumber(orders.made)}>
        <p>
          оплачено {orders.paid} на {formatRubles(orders.paidKopecks / 100)}
          {orders.refunded > 0 && `, возвратов ${orders.refunded}`}
        </p>
        {orders.daily.some((made) => made > 0) && <Bars daily={orders.daily} />}
      </Figure>
      <Figure part="jobs" title="Документы за сутки" figure={formatNumber(jobs.done)}>
        <p>
          пишется {jobs.running}, ждёт {jobs.queued}, не удалось {jobs.failed}
        </p>
      </Figure>
      <Figure part="letters" title="Писем ждёт отправки" figure={formatNumber(letters.waiting)}>
        <p>
          {letters.waiting === 0
            ? 'все отправлены'
            : letters.tried === 0
              ? 'уходят сейчас'
              : `не ушли с первого раза: ${letters.tried}`}
        </p>
      </Figure>
      <Figure part="people" title="Люди" figure={formatNumber(people.total)}>
        <p>за неделю {counted(people.lastWeek, 'новый', 'новых', 'новых')}</p>
        <p>с открытым продуктом {people.withProduct}</p>
      </Figure>
    </div>
  );
}

interface FigureProps {
  readonly part: AdminPart;
  readonly title: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function Figure({ part, title, figure, children }: FigureProps) {
  return (
    <section {...cardLook({ className: classes.figure })} aria-label={title}>
      <h2>
        <Link to={paths.admin} search={{ part }} {...linkLook()}>
          {title}
        </Link>
      </h2>
      <p className={classes.number}>{figure}</p>
      {children}
    </section>
  );
}

/** Orders of the last two weeks, a bar a day; the last one in the accent. */
function Bars({ daily }: { readonly daily: readonly number[] }) {
  const most = Math.max(1, ...daily);
  const bar = (made: number, at: number) => {
    const height = Math.max(1, (made / most) * 40);
    return `M${at * 10} 40v${-height}h8v${height}z`;
  };
  const bars = daily.map(bar);
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${daily.length * 10} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Заказы по дням за две недели: ${daily.join(', ')}`}
    >
      <path d={bars.slice(0, -1).join('')} />
      <path d={bars.at(-1)} />
    </svg>
  );
}

/** What can be tried of a service, by its step. */
const tests: readonly (readonly [SetupStep, () => ReactNode])[] = [
  ['payment', () => <PaymentTest />],
  ['mail', () => <MailTest />],
  ['address', () => <LinkTest step="address" />],
  ['chat', () => <LinkTest step="chat" />],
  ['counter', () => <LinkTest step="counter" />],
  ['model', () => <ModelTest />],
];

function Services({ set }: { readonly set: readonly SetupStep[] }) {
  const shown = tests.filter(([step]) => set.includes(step));
  return (
    <section {...cardLook({ wide: true })} aria-label="Внешние службы">
      <h2>Внешние службы</h2>
      {shown.length === 0 && <p {...hintLook()}>Ни одной ещё не задано.</p>}
      <ul className={classes.rows}>
        {shown.map(([step, test]) => (
          <li key={step}>
            <span>{stepWords[step].title}</span>
            {test()}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unset({ steps }: { readonly steps: AnswerOf<typeof getSetup> }) {
  const unset = steps.filter(({ isSet }) => !isSet);
  return (
    <section {...cardLook({ wide: true })} aria-label="Что не настроено">
      <h2>Что не настроено</h2>
      <p {...hintLook()}>
        {unset.length === 0 ? 'Всё настроено.' : `${unset.length} из ${steps.length}. Что видят без этого посетители:`}
      </p>
      <ul className={classes.rows}>
        {unset.map(({ id }) => (
          <li key={id}>
            <span>
              {stepWords[id].title}
              <span {...hintLook()}> {stepWords[id].without}</span>
            </span>
            <Link to={paths.admin} search={{ part: 'setup', step: id }} {...buttonLook()}>
              Задать<span className="vh">: {stepWords[id].title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastOrders() {
  const body = { search: '', cursor: null, limit: 6 };
  const { data } = useQuery({ ...endpointQuery(findOrders, { body }, 'stored'), staleTime: 0 });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section {...cardLook({ wide: true })} aria-label="Последние заказы">
      <h2>Последние заказы</h2>
      <ul className={classes.rows}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <span>
              {row.title || 'Без названия'}, {sumOf(row)}
              <span {...hintLook()}>
                {' '}
                {momentOf(row.createdAt)}, {row.email}
              </span>
            </span>
            <span>{orderStates[row.status]}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.admin} search={{ part: 'orders' }} {...linkLook()}>
          Все заказы
        </Link>
      </p>
    </section>
  );
}

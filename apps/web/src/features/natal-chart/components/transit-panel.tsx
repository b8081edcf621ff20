import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { type GrahaId, grahaCase, grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import { countedFrom, type HousesFrom } from '../../../chart/houses-from.ts';
import { selectedBody } from '../../../chart/selection.ts';
import tabClasses from '../../../chart/tab.module.css';
import { TableBox } from '../../../chart/table-box.tsx';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { deviceZone } from '../../../platform/device-zone.ts';
import { useCity, useNames } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, longDate, parseDate } from '../../../ui/date-input.ts';
import { Degree } from '../../../ui/degree.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import type { TransitsAnswer } from '../layers/load-layers.ts';
import { movedToDate, shiftedByDays } from '../layers/transit-moment.ts';
import chartLayersClasses from './chart-layers.module.css';

interface Props {
  readonly transits: UseQueryResult<TransitsAnswer>;
  /** Instant shown; null = now. */
  readonly at: string | null;
  readonly onAt: (at: string | null) => void;
  readonly from: HousesFrom;
  readonly onFrom: (from: HousesFrom) => void;
  readonly isTimeKnown: boolean;
  /** Sign of house 1 by `from`. */
  readonly firstSign: number;
}

const namesOf = (ids: readonly GrahaId[], names: NameOptions, form: 'instrumental' | 'accusative') =>
  ids.map((id) => grahaCase(id, form, names));

/** The sky of now or of a chosen date over the natal chart: its moment, its steps and its table. */
export function TransitPanel(props: Props) {
  const { transits, at, onAt, from, onFrom, isTimeKnown, firstSign } = props;
  const { data } = transits;
  const city = useCity();
  const zone = { timeZone: city.timeZone ?? deviceZone() };
  const [draft, setDraft] = useState<string | null>(null);
  const instant = at ?? data?.at ?? new Date().toISOString();
  const { date } = wallClock(instant, zone);
  const typed = draft === null ? null : parseDate(draft);
  const go = (next: string | null) => {
    setDraft(null);
    onAt(next);
  };
  return (
    <section {...cardLook({ className: chartLayersClasses.transitCard })} aria-label="Транзит">
      <div className={`row wrap ${chartLayersClasses.transitHead}`}>
        <h3>Транзит</h3>
        <span className="cap tn" role="status">
          {at === null && 'сейчас, '}
          {longDate(date)}, {formatTime(instant, zone)}, {city.name}
        </span>
      </div>
      <div className={`row wrap ${chartLayersClasses.transitSteps} no-print`}>
        <Button size="sm" aria-label="На сутки раньше" onClick={() => go(shiftedByDays(instant, -1))}>
          −1 д
        </Button>
        <div className={chartLayersClasses.transitDate}>
          <DateField
            label="Дата транзита"
            value={draft ?? formatDate(date)}
            error={typed?.kind === 'error' ? typed.message : null}
            onChange={(text) => {
              setDraft(text);
              const parsed = parseDate(text);
              if (parsed.kind === 'value' && parsed.value !== date) onAt(movedToDate(instant, date, parsed.value));
            }}
            onBlur={() => typed?.kind !== 'error' && setDraft(null)}
          />
        </div>
        <Button size="sm" aria-label="На сутки позже" onClick={() => go(shiftedByDays(instant, 1))}>
          +1 д
        </Button>
        <Button size="sm" variant="quiet" icon="reset" disabled={at === null} onClick={() => go(null)}>
          Сейчас
        </Button>
        <Segments
          small
          label="Дома транзита"
          value={String(from)}
          onChange={(value) => onFrom(value === 'lagna' ? 'lagna' : 'moon')}
          options={[
            {
              value: 'lagna',
              label: 'от лагны',
              ...(isTimeKnown ? {} : { refusal: 'Без времени рождения лагна неизвестна' }),
            },
            { value: 'moon', label: 'от Луны' },
          ]}
        />
      </div>
      {transits.isError && !data ? (
        <ErrorState onRetry={() => void transits.refetch()} code={asProblem(transits.error).shortCode}>
          {asProblem(transits.error).message}
        </ErrorState>
      ) : (
        <details className={chartCardClasses.twinDetails}>
          <summary {...linkLook({ className: `cap ${chartCardClasses.twin}` })}>Показать таблицей</summary>
          {data ? (
            <Refreshing active={transits.isPlaceholderData}>
              <TransitTable answer={data} zone={zone} from={from} firstSign={firstSign} />
            </Refreshing>
          ) : (
            <TableSkeleton rows={9} />
          )}
        </details>
      )}
    </section>
  );
}

interface TableProps extends Pick<Props, 'from' | 'firstSign'> {
  readonly answer: TransitsAnswer;
  readonly zone: { readonly timeZone: string };
}

function TransitTable({ answer, zone, from, firstSign }: TableProps) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const lit = selectedBody(selection);
  const counted = countedFrom(from, names) ?? 'от лагны';
  return (
    <TableBox label={`Транзит, дома ${counted}`}>
      <table {...tableLook()}>
        <caption className="vh">Транзит, дома {counted}</caption>
        <thead>
          <tr>
            <th scope="col">Граха</th>
            <th scope="col">Долгота</th>
            <th scope="col">Знак</th>
            <th scope="col" className="num">
              Дом {counted}
            </th>
            <th scope="col">Накшатра, пада</th>
            <th scope="col">В знаке до</th>
            <th scope="col">С натальными грахами</th>
          </tr>
        </thead>
        <tbody>
          {answer.transits.map((one) => {
            const { id } = one;
            const together = namesOf(one.conjoins, names, 'instrumental');
            const looks = namesOf(one.aspects, names, 'accusative');
            const { left } = one.signStay;
            return (
              <tr key={id} className={id === lit ? 'on' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={chartCardClasses.rowButton}
                    aria-pressed={id === lit}
                    aria-label={grahaName(id, names)}
                    onClick={() => onSelect({ kind: 'body', id })}
                  >
                    <GrahaLabel id={id} isRetrograde={one.isRetrograde && id !== 'rahu' && id !== 'ketu'} />
                  </button>
                </th>
                <td>
                  <Degree value={one.degreeInSign} />
                </td>
                <td>{signName(one.sign, names)}</td>
                <td className="num">{((one.sign - firstSign + 12) % 12) + 1}</td>
                <td>
                  {nakshatraName(one.nakshatra, names)}&nbsp;{one.pada}
                </td>
                <td className="muted">{left === null ? '—' : formatNumericDate(wallClock(left, zone).date)}</td>
                <td className={tabClasses.wraps}>
                  {together.length > 0 && `вместе с ${together.join(', ')}`}
                  {together.length > 0 && looks.length > 0 && '; '}
                  {looks.length > 0 && `смотрит на ${looks.join(', ')}`}
                  {together.length + looks.length === 0 && <span className="muted">—</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableBox>
  );
}

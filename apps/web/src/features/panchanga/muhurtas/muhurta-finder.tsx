import { NativeSelect } from '@mantine/core';
import type { MuhurtaPurpose } from '@nebosvod/contracts/muhurta';
import { PURPOSE_IDS } from '@nebosvod/engine/muhurta/muhurta.ids';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import type { ClockZone } from '@nebosvod/terms/clock';
import { directionTable } from '@nebosvod/terms/day-period.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName } from '@nebosvod/terms/panchanga';
import { counted } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { purposeText, vetoText } from '../../../text/panchanga/purpose.table.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { parseDate } from '../../../ui/date-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../../ui/states.tsx';
import { tagLook } from '../../../ui/tag-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import {
  type FoundHour,
  type MuhurtaSearchAnswer,
  type MuhurtaSearchBody,
  useMuhurtaSearch,
} from '../api/use-muhurta-search.ts';
import panchangaClasses from '../panchanga.module.css';
import { moonFields } from '../personal/birth-moon.ts';
import { PersonPicker } from '../personal/person-picker.tsx';
import type { Personal } from '../personal/use-personal.ts';
import { usePlaceBody } from '../place/place-body.ts';
import { spanText } from '../span-text.ts';
import { usePeriod } from '../use-period.ts';
import muhurtasClasses from './muhurtas.module.css';
import { reasonWords } from './reason-words.ts';

const directions = ['north', 'east', 'south', 'west'] as const;
type Direction = (typeof directions)[number];
const isDirection = (value: string): value is Direction => directions.some((one) => one === value);
const isPurpose = (value: string): value is MuhurtaPurpose => PURPOSE_IDS.some((one) => one === value);
const mostDays = 120;
const mostHours = 200;

/** What the layer does to the score. */
const personalNote: Readonly<Record<Personal['state'], string>> = {
  nobody: 'Оценка без личного слоя.',
  loading: 'Считаем Луну карты…',
  failed: 'Карта не открылась, оценка без личного слоя.',
  unsure: 'Время рождения неточное: оценка без личного слоя.',
  ready: 'Тара-бала и чандра-бала входят в оценку.',
};

interface Props {
  readonly date: string;
  readonly place: Place;
  readonly personal: Personal;
  readonly onDay: (date: string) => void;
}

/** An hour for a deed: purpose and period in, hours with reasons and refused days out. */
export function MuhurtaFinder({ date, place, personal, onDay }: Props) {
  const at = usePlaceBody(place);
  const [purpose, setPurpose] = useState<MuhurtaPurpose>('signing');
  const [direction, setDirection] = useState<Direction | ''>('');
  const { from, to, setFrom, setTo } = usePeriod(date);
  const [faults, setFaults] = useState<{ readonly from: string | null; readonly to: string | null }>({
    from: null,
    to: null,
  });
  const [asked, setAsked] = useState<MuhurtaSearchBody | null>(null);
  const search = useMuhurtaSearch(asked && { ...asked, ...moonFields(personal.moon) });

  const find = () => {
    const [first, last] = [parseDate(from), parseDate(to)];
    const next = {
      from: first.kind === 'value' ? null : first.kind === 'error' ? first.message : 'Укажите начало периода',
      to:
        last.kind !== 'value'
          ? last.kind === 'error'
            ? last.message
            : 'Укажите конец периода'
          : first.kind === 'value'
            ? rangeFault(first.value, last.value)
            : null,
    };
    setFaults(next);
    if (next.from !== null || next.to !== null || first.kind !== 'value' || last.kind !== 'value') return;
    setAsked({
      purpose,
      from: first.value,
      to: last.value,
      limit: mostHours,
      ...at,
      ...(purpose === 'travel' && direction !== '' ? { direction } : {}),
    });
  };

  return (
    <section {...cardLook()} aria-labelledby="finder-title">
      <h2 id="finder-title" className={`${panchangaClasses.heading} ${muhurtasClasses.finderTitle}`}>
        Подобрать время для дела
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
        noValidate
      >
        <div className={panchangaClasses.form}>
          <NativeSelect
            label="Дело"
            value={purpose}
            onChange={(event) => isPurpose(event.currentTarget.value) && setPurpose(event.currentTarget.value)}
            data={PURPOSE_IDS.map((value) => ({ value, label: purposeText[value].title }))}
            description={purposeText[purpose].note}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            className={muhurtasClasses.deed}
            size="md"
          />
          {purpose === 'travel' && (
            <NativeSelect
              label="Куда"
              value={direction}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDirection(isDirection(value) ? value : '');
              }}
              data={[
                { value: '', label: 'не важно' },
                ...directions.map((value) => ({ value, label: directionTable[value].ru })),
              ]}
              size="md"
            />
          )}
          <DateField label="С какого дня" value={from} onChange={setFrom} error={faults.from} />
          <DateField label="По какой день" value={to} onChange={setTo} error={faults.to} />
        </div>
        <div className={muhurtasClasses.formWho}>
          <PersonPicker personal={personal} />
          <span className="cap">{personalNote[personal.state]}</span>
        </div>
        <div className={panchangaClasses.formAct}>
          <Button type="submit" variant="primary" icon="search" loading={search.isFetching}>
            Найти время
          </Button>
          <span className="cap">До {mostDays} дней</span>
        </div>
      </form>
      <div aria-live="polite">
        {asked === null ? null : search.data !== undefined ? (
          <Refreshing active={search.isPlaceholderData && search.isFetching}>
            <Found answer={search.data} onDay={onDay} />
          </Refreshing>
        ) : search.error === null ? (
          <TableSkeleton rows={5} />
        ) : (
          <ErrorState onRetry={() => void search.refetch()} code={asProblem(search.error).shortCode}>
            Подбор не удался. {asProblem(search.error).message}
          </ErrorState>
        )}
      </div>
    </section>
  );
}

function rangeFault(from: string, to: string): string | null {
  if (to < from) return 'Конец периода раньше начала';
  return daysBetween(from, to) >= mostDays ? `Период не длиннее ${mostDays} дней` : null;
}

const firstShown = 8;

function Found({ answer, onDay }: { readonly answer: MuhurtaSearchAnswer; readonly onDay: (date: string) => void }) {
  const [isAll, setAll] = useState(false);
  const { hours, refused } = answer;
  const shown = isAll ? hours : hours.slice(0, firstShown);
  return (
    <div className={muhurtasClasses.found}>
      {hours.length === 0 ? (
        <EmptyState drawing="search">
          В этом периоде подходящих часов нет. Расширьте период или посмотрите, что помешало.
        </EmptyState>
      ) : (
        <>
          <h3>
            {hours.length < mostHours
              ? `${counted(hours.length, 'подходящий промежуток', 'подходящих промежутка', 'подходящих промежутков')}, лучшие сверху`
              : `${mostHours} лучших промежутков`}
          </h3>
          {shown.map((hour) => (
            <Hour key={hour.start} hour={hour} zone={answer} onDay={onDay} />
          ))}
          {hours.length > shown.length && (
            <Button full onClick={() => setAll(true)}>
              Показать ещё {hours.length - shown.length}
            </Button>
          )}
        </>
      )}
      {refused.length > 0 && (
        <details className={muhurtasClasses.refused}>
          <summary>{counted(refused.length, 'день отклонён', 'дня отклонены', 'дней отклонено')}: что помешало</summary>
          <dl {...termListLook({ ruled: true, left: true })}>
            {refused.map(({ date, vetoes }) => (
              <div key={date} className={muhurtasClasses.refusal} data-refusal="">
                <dt className="tn">{formatShortDate(date, { weekday: true })}</dt>
                <dd>{vetoes.map((id) => vetoText[id]).join(', ') || 'нет промежутка длиннее 20 минут'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

interface HourProps {
  readonly hour: FoundHour;
  readonly zone: ClockZone;
  readonly onDay: (date: string) => void;
}

function Hour({ hour, zone, onDay }: HourProps) {
  return (
    <article className={muhurtasClasses.hour} data-hour="">
      <p className={`${muhurtasClasses.score} tn`}>
        {hour.score}
        <small>из 100</small>
      </p>
      <div>
        <p className="tn">
          <button type="button" {...linkLook()} onClick={() => onDay(hour.date)}>
            {formatShortDate(hour.date, { weekday: true })}
          </button>{' '}
          <b>{spanText(hour.start, hour.end, zone, hour.date)}</b>
        </p>
        <p className="cap">
          {nakshatraName(hour.nakshatra)}, {tithiName(hour.tithi)}, лагна {signName(hour.lagna)}
        </p>
        <ul className={muhurtasClasses.reasons}>
          {hour.reasons.map((reason) => (
            <li key={`${reason.id}-${reason.value ?? ''}`} {...tagLook()}>
              <Icon
                name={reason.points > 0 ? 'good' : 'bad'}
                size={14}
                className={reason.points > 0 ? 'good' : 'bad'}
              />
              {reasonWords(reason)}
              <span className="tn">
                {reason.points > 0 ? '+' : '−'}
                {Math.abs(reason.points)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

import type { Birth } from '@nebosvod/contracts/birth';
import { FIRDARIA_VARIANTS } from '@nebosvod/engine/western/western.ids';
import { wallClock } from '@nebosvod/terms/clock';
import { formatLongitude } from '@nebosvod/terms/degree';
import { lotTable } from '@nebosvod/terms/western.table';
import { useState } from 'react';
import { timeLordsText as words } from '../../../text/time-lords.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { type Releasing, type TimeLords, useTimeLords } from '../api/use-time-lords.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { LordsNow } from '../components/lords-now.tsx';
import { PeriodList, type ShownPeriod } from '../components/period-list.tsx';
import { ProfectionTables } from '../components/profection-tables.tsx';
import { releasedWords, rulerName } from '../lord-words.ts';
import { clockOf } from '../moment-words.ts';

type System = keyof typeof words.systems;
type Firdaria = NonNullable<TimeLords['firdaria']>[number];

const systems = ['profections', 'firdaria', 'spirit', 'fortune'] as const satisfies readonly System[];

/** The lords of time: what runs now, what is next, and each count over the whole life. */
export function TimeLordsView({ birth }: { readonly birth: Birth }) {
  const query = useTimeLords(birth);
  return (
    <div className="stack">
      <p {...hintLook()}>{words.lead}</p>
      <Answer query={query}>{(lords) => <Lords lords={lords} />}</Answer>
    </div>
  );
}

function Lords({ lords }: { readonly lords: TimeLords }) {
  const { at, profections, releasing, leftOut, moment, isDay, reason } = lords;
  const [chosen, setChosen] = useState<System>('profections');
  const [variant, setVariant] = useState<Firdaria['variant']>('nodes-last');
  const firdaria = lords.firdaria?.find((one) => one.variant === variant) ?? lords.firdaria?.[0] ?? null;
  if (reason === 'UNKNOWN_TIME') return <Unsure>{words.unknown}</Unsure>;
  const open = systems.filter((system) => {
    if (system === 'profections') return profections !== null;
    return system === 'firdaria' ? firdaria !== null : releasing.some(({ lot }) => lot === system);
  });
  const system = open.find((one) => one === chosen) ?? open[0];
  const released = releasing.find(({ lot }) => lot === system);
  const dateIn = (instant: string) => wallClock(instant, clockOf(moment)).date;
  const dateOf = (instant: string) => longDate(dateIn(instant));
  return (
    <div className="stack">
      {leftOut.length > 0 && <Unsure>{words.unsure(leftOut.map((id) => words.leftOut[id]).join('; '))}</Unsure>}
      <LordsNow lords={lords} firdaria={firdaria} dateOf={dateOf} />
      {system !== undefined && (
        <section {...cardLook()} aria-label={words.systems[system]}>
          <div className={classes.choices}>
            <Segments
              label={words.which}
              options={open.map((value) => ({ value, label: words.systems[value] }))}
              value={system}
              onChange={setChosen}
            />
            {system === 'firdaria' && isDay === false && (
              <Segments
                label={words.variant}
                options={FIRDARIA_VARIANTS.map((value) => ({ value, label: words.variants[value] }))}
                value={variant}
                onChange={setVariant}
              />
            )}
          </div>
          {system === 'profections' && profections !== null && (
            <ProfectionTables
              profections={profections}
              at={at}
              dateOf={dateOf}
              yearOf={(instant) => dateIn(instant).slice(0, 4)}
            />
          )}
          {system === 'firdaria' && firdaria !== null && (
            <>
              <p {...hintLook()}>{isDay ? words.firdariaDay : words.firdariaNight}</p>
              <PeriodList periods={firdaria.periods.map(shownFirdar)} at={at} dateOf={dateOf} />
            </>
          )}
          {released !== undefined && (
            <>
              <p {...hintLook()}>
                {words.lotAt(lotTable[released.lot].genitive, formatLongitude(released.longitude))}{' '}
                {released.isShifted && `${words.shifted} `}
                {words.releasingLead}
              </p>
              <PeriodList key={released.lot} periods={released.periods.map(shownReleased)} at={at} dateOf={dateOf} />
            </>
          )}
        </section>
      )}
    </div>
  );
}

function Unsure({ children }: { readonly children: string }) {
  return (
    <p {...noteLook()}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}

function shownFirdar({ ruler, parts, ...span }: Firdaria['periods'][number]): ShownPeriod {
  return {
    ...span,
    name: rulerName(ruler),
    mark: '',
    parts: parts.map((part) => ({ ...part, name: rulerName(part.ruler), mark: '' })),
    undivided: words.undivided,
  };
}

function shownReleased({ parts, ...period }: Releasing['periods'][number]): ShownPeriod {
  return {
    ...period,
    name: releasedWords(period),
    mark: marksOf(period),
    parts: parts.map((part) => ({ ...part, name: releasedWords(part), mark: marksOf(part) })),
    undivided: null,
  };
}

function marksOf({ peak, isLoosing }: Releasing['weeks'][number]): string {
  return [isLoosing ? words.loosing : '', peak === null ? '' : words.peak(peak)].filter((one) => one !== '').join(', ');
}

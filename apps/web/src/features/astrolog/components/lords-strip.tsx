import type { Birth } from '@nebosvod/contracts/birth';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { grahaCase } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import type { ReactNode } from 'react';
import type { WesternChart } from '../../../chart/western/western-chart.ts';
import { timeLordsText as words } from '../../../text/time-lords.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { type TimeLords, useTimeLords } from '../api/use-time-lords.ts';
import { convergingLord } from '../converging-lord.ts';
import { longitudeWords } from '../longitude-words.ts';
import { rulerName } from '../lord-words.ts';
import { clockOf } from '../moment-words.ts';
import { runningSpan } from '../running-span.ts';
import classes from './lords-strip.module.css';

interface Props {
  readonly birth: Birth;
  readonly chart: WesternChart;
  /** Opens the lords of time. */
  readonly onOpen: () => void;
}

/** «Профекция, 36 лет · Фирдар · Управитель года в карте · Что сходится»: who leads now, each leading to the whole count. Its room is kept while it comes. */
export function LordsStrip({ birth, chart, onOpen }: Props) {
  const { data, isError } = useTimeLords(birth);
  // Without an ascendant no count begins; a failed answer is told by the view of the lords itself.
  if (chart.ascendant === null || isError) return null;
  return (
    <nav {...cardLook({ className: `${classes.strip} no-print` })} aria-label={words.now}>
      {data && <Facts lords={data} chart={chart} onOpen={onOpen} />}
    </nav>
  );
}

function Facts({ lords, chart, onOpen }: { readonly lords: TimeLords } & Pick<Props, 'chart' | 'onOpen'>) {
  const { at, profections, firdaria, isDay, moment } = lords;
  const until = (instant: string) => {
    const { date } = wallClock(instant, clockOf(moment));
    return `до\u00a0${formatShortDate(date)}\u00a0${date.slice(0, 4)}`;
  };
  const year = runningSpan(profections?.years ?? [], at)?.now;
  const firdar = runningSpan(firdaria?.[0]?.periods ?? [], at)?.now;
  const part = firdar && runningSpan(firdar.parts, at)?.now;
  const together = convergingLord(lords);
  const lord = year && chart.bodies.find(({ id }) => id === year.lord);
  return (
    <>
      {year && (
        <Fact label={words.yearAt(year.age)} onOpen={onOpen}>
          {unbroken(houseOrdinal(year.house))}, {signName(year.sign)}: год {grahaCase(year.lord, 'genitive')}
        </Fact>
      )}
      {firdar && (
        <Fact label={isDay ? words.firdarByDay : words.firdarByNight} onOpen={onOpen}>
          {rulerName(firdar.ruler)}
          {part && `, часть ${grahaCase(part.ruler, 'genitive')}`} <span>{until((part ?? firdar).end)}</span>
        </Fact>
      )}
      {lord && (
        <Fact label={words.lordOfYear} onOpen={onOpen}>
          {rulerName(year.lord)}: {longitudeWords(lord.longitude)}
          {lord.house !== null && `, ${unbroken(houseOrdinal(lord.house))}`}
        </Fact>
      )}
      {(year ?? firdar) && (
        <Fact label={words.converges} onOpen={onOpen}>
          {together === null
            ? words.nothingConverges
            : `${rulerName(together.ruler)}: ${together.counts.map((count) => words.counts[count]).join(', ')}`}
        </Fact>
      )}
    </>
  );
}

/** «9-й дом» that never breaks after its hyphen. */
const unbroken = (words: string): string => words.replace('-', '\u2060-\u2060');

interface FactProps {
  readonly label: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

function Fact({ label, onOpen, children }: FactProps) {
  return (
    <button type="button" className={classes.fact} onClick={onOpen}>
      <span className="cap">{label}</span>
      <span className={classes.said}>{children}</span>
    </button>
  );
}

import { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import { getRunningDashas } from '@nebosvod/contracts/chart-dasha';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName } from '@nebosvod/terms/panchanga';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { nextLord } from '../next-period.ts';
import classes from './now-strip.module.css';

interface Props {
  readonly onTab: (tab: string) => void;
}

const levels = 3;

/** «Даша сейчас · титхи · накшатра · ближайшее»: what is looked at first, each leading to its tab. The room is kept while it comes. */
export const NowStrip = memo(function NowStrip({ onTab }: Props) {
  const { request, bodies } = useChart();
  const names = useNames();
  const running = useQuery(endpointQuery(getRunningDashas, { body: { ...request, levels } }, 'stored'));
  const details = useQuery(endpointQuery(getBirthDetails, { body: request }, 'stepped'));
  const moon = bodies.find(({ id }) => id === 'moon');
  const chain = running.data?.systems.find(({ system }) => system === 'vimshottari')?.chain;
  const zone = { utcOffsetSeconds: running.data?.moment.utcOffsetSeconds ?? 0 };
  const dayOf = (instant: string) => wallClock(instant, zone).date;
  const last = chain?.at(-1);
  const lords = chain?.flatMap(({ lord }) => (lord === undefined ? [] : [lord])) ?? [];
  const next = nextLord(lords);
  return (
    <nav className={`${classes.strip} no-print`} aria-label="Коротко о карте">
      <Fact label="Даша сейчас" onOpen={() => onTab('dashas')} isMain>
        {lords.map((lord, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lord may run on several levels at once, and the levels never move
          <span key={level} className={`${classes.lord} g-${lord}`}>
            <Glyph name={lord} label="" size={15} />
            {grahaName(lord, names)}
          </span>
        ))}
        {last && running.data && (
          <>
            <span className={classes.bar} aria-hidden="true">
              <i style={{ width: `${shareOf(last, running.data.at) * 100}%` }} />
            </span>
            <span className="muted">
              до {formatShortDate(dayOf(last.end))} {dayOf(last.end).slice(0, 4)}
            </span>
          </>
        )}
        {chain === null && <span className="muted">зависит от времени рождения</span>}
        {running.isError && <span className="muted">не загрузилась</span>}
      </Fact>
      <Fact label="Титхи" onOpen={() => onTab('birth')}>
        {details.data && <b>{tithiName(details.data.tithi.index, names)}</b>}
        {details.isError && <span className="muted">не загрузилась</span>}
      </Fact>
      <Fact label="Накшатра Луны" onOpen={() => onTab('planets')}>
        {moon && (
          <b>
            {nakshatraName(moon.nakshatra, names)}&nbsp;{moon.pada}
          </b>
        )}
      </Fact>
      {last && next && (
        <Fact label="Ближайшее" onOpen={() => onTab('dashas')}>
          <b>
            {formatShortDate(dayOf(last.end))} {grahaName(next, names)}
          </b>
        </Fact>
      )}
    </nav>
  );
});

interface FactProps {
  readonly label: string;
  readonly onOpen: () => void;
  /** The one that stays on a phone. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, onOpen, isMain = false, children }: FactProps) {
  return (
    <button type="button" className={isMain ? `${classes.fact} ${classes.main}` : classes.fact} onClick={onOpen}>
      <span className={classes.label}>{label}</span> {children}
    </button>
  );
}

/** How much of a period has passed, 0 to 1. */
function shareOf({ start, end }: { readonly start: string; readonly end: string }, at: string): number {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return Math.min(1, Math.max(0, (Date.parse(at) - from) / (to - from)));
}

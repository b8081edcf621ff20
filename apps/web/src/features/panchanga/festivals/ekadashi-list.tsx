import type { ClockZone } from '@nebosvod/terms/clock';
import { masaName } from '@nebosvod/terms/panchanga';
import { cardLook } from '../../../ui/card-look.ts';
import type { Ekadashi } from '../api/use-year.ts';
import { BreakFast } from '../day/observances.tsx';
import { ekadashiTitle, mahadvadashiTitle } from '../festival-title.ts';
import panchangaClasses from '../panchanga.module.css';
import type { Tradition } from '../use-tradition.ts';
import { DateMark, follow } from './festival-list.tsx';
import festivalsClasses from './festivals.module.css';

interface Props {
  readonly ekadashis: readonly Ekadashi[];
  readonly tradition: Tradition;
  readonly zone: ClockZone;
  readonly today: string | null;
  readonly hrefOf: (date: string) => string;
  readonly onDay?: (date: string) => void;
}

const reasons: Readonly<Record<string, string>> = {
  'dashami-at-arunodaya': 'на арунодае ещё дашами, вайшнавы постятся на день позже',
  'ekadashi-kshaya': 'экадаши не застаёт восхода',
  mahadvadashi: 'махадвадаши: вайшнавы постятся на двадаши',
};

/** The ekadashis of a year by one tradition, with the window in which the fast is ended. Pure. */
export function EkadashiList({ ekadashis, tradition, zone, today, hrefOf, onDay }: Props) {
  return (
    <div {...cardLook({ className: panchangaClasses.list })}>
      {ekadashis.map((ekadashi) => {
        const date = ekadashi[tradition];
        const isSplit = ekadashi.smarta !== ekadashi.vaishnava;
        const maha = tradition === 'vaishnava' ? mahadvadashiTitle(ekadashi) : null;
        const window = tradition === 'vaishnava' ? ekadashi.breakFastVaishnava : ekadashi.breakFastSmarta;
        return (
          <a
            key={ekadashi.tithi.start}
            href={hrefOf(date)}
            data-past={today !== null && date < today}
            className={`${festivalsClasses.day} ${today !== null && date < today ? festivalsClasses.past : ''}`}
            onClick={(event) => onDay && follow(event, () => onDay(date))}
          >
            <DateMark date={date} />
            <div>
              <b>{ekadashiTitle(ekadashi)}</b>
              {maha !== null && <span>, {maha}</span>}
              <BreakFast window={window} zone={zone} />
              <p className="cap">
                {masaName(ekadashi.purnimantaMonth, { isAdhika: ekadashi.isAdhika })},{' '}
                {ekadashi.paksha === 'shukla' ? 'светлая половина' : 'тёмная половина'}
                {isSplit && `. Традиции расходятся: ${reasons[ekadashi.vaishnavaReason] ?? 'день у вайшнавов другой'}`}.
              </p>
            </div>
          </a>
        );
      })}
    </div>
  );
}

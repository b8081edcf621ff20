import { type GrahaPeriod, getDashaPeriods } from '@nebosvod/contracts/chart-dasha';
import { GRAHA_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { wallClock } from '@nebosvod/terms/clock';
import { dashaTable, yoginiTable } from '@nebosvod/terms/dasha.table';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { counted } from '@nebosvod/terms/plural';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { useChart, useTab } from '../../chart/chart-context.ts';
import { SystemSelect } from '../../chart/system-select.tsx';
import classes from '../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { longDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import type { NestedPeriod, PeriodNode } from './period-node.ts';
import { PeriodTexts } from './period-texts.tsx';
import { RunningDashas } from './running-dashas.tsx';
import { SystemPeriods } from './system-periods.tsx';

const systems = [...GRAHA_DASHAS, 'kalachakra'] as const;
type Ruler = Omit<GrahaPeriod, 'children' | 'start' | 'end' | 'ageAtStart' | 'isCurrent'>;

const firstLevels = 3;

/** How a period is called: by its graha, and in yogini and kalachakra dashas by the yogini or the sign it rules through. */
function shownRuler(period: NestedPeriod<Ruler>, names: NameOptions): Pick<PeriodNode, 'names' | 'hue' | 'glyph'> {
  const graha = period.lord;
  const lord = grahaName(graha, names);
  const short = grahaAbbreviation(graha, names);
  if (period.yogini) {
    const yogini = termName(yoginiTable, period.yogini, names);
    return { names: [`${yogini} (${lord})`, yogini, short], hue: graha, glyph: null };
  }
  if (period.sign !== undefined) {
    const sign = signName(period.sign, names);
    return { names: [`${sign} (${lord})`, sign, signAbbreviation(period.sign)], hue: graha, glyph: null };
  }
  return { names: [lord, short], hue: graha, glyph: graha };
}

/** A rough time that spans two first periods. */
function OpenStart() {
  return (
    <p {...noteLook({ className: classes.tabNote })}>
      <Icon name="info" />
      <span>
        В пределах указанной неточности Луна переходит в другую накшатру, и даша могла начаться с другого периода.
        Сузьте время рождения, и периоды появятся.
      </span>
    </p>
  );
}

/** Periods of the grahas: a line of time and a tree, six levels deep. */
export function DashasTab() {
  const { request } = useChart();
  const { view, onView } = useTab();
  const names = useNames();
  const system = systems.find((id) => id === view) ?? 'vimshottari';
  const title = termName(dashaTable, system, names);
  return (
    <>
      <TabData
        name={`Даши: ${title}`}
        input={[request, system]}
        ask={({ trace, signal }) =>
          call(getDashaPeriods, { body: { ...request, system, levels: firstLevels, trace }, signal })
        }
        controls={<SystemSelect label="Система даш" ids={systems} value={system} onValue={onView} />}
      >
        {(answer) => {
          const { periods, balance, moment, applicability, school, startRange, reason, system: answered } = answer;
          if (!periods && reason === 'UNCERTAIN_TIME') return <OpenStart />;
          if (!periods) return <NeedsTime what="Начало даши зависит от точного места Луны." />;
          const day = (instant: string) =>
            longDate(wallClock(instant, { utcOffsetSeconds: moment.utcOffsetSeconds }).date);
          return (
            <>
              {balance && (
                <p className={`${classes.tabLead} tn`}>
                  Остаток при рождении: {grahaName(balance.lord, names)}, {counted(balance.years, 'год', 'года', 'лет')}{' '}
                  {balance.months}&nbsp;мес. {balance.days}&nbsp;дн. <span className="muted">{school}</span>
                </p>
              )}
              {startRange && (
                <p {...noteLook({ className: classes.tabNote })}>
                  <Icon name="info" />
                  <span>
                    Время рождения не точно, и все даты могут сдвинуться вместе: первый период начинается между{' '}
                    {day(startRange.min)} и {day(startRange.max)}.
                  </span>
                </p>
              )}
              {applicability?.applies === false && (
                <p {...hintLook({ className: classes.tabHint })}>
                  Парашара предписывает эту дашу при условиях, которых в карте нет: она дана для сравнения.
                </p>
              )}
              <SystemPeriods<Ruler>
                key={`${answered}${periods[0]?.start}`}
                title={title}
                answer={{ ...answer, periods }}
                loadedLevels={firstLevels}
                shown={(period) => shownRuler(period, names)}
                load={async (path, signal) =>
                  (await call(getDashaPeriods, { body: { ...request, system, levels: 1, path: [...path] }, signal }))
                    .periods
                }
                queryKey={['grahas', request, system, names]}
                {...(answered === 'vimshottari' ? { about: (chain) => <PeriodTexts chain={chain} /> } : {})}
              />
            </>
          );
        }}
      </TabData>
      <RunningDashas />
    </>
  );
}

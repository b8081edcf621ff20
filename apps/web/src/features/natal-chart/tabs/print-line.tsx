import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { signCase, signName } from '@nebosvod/terms/sign';
import { useChart } from '../../../chart/chart-context.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import classes from './chart-tabs.module.css';

interface Props {
  readonly tab: string;
}

/** Head of a printed tab: which tab, lagna, rashi and nakshatra. Not seen on a screen. */
export function PrintLine({ tab }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  const lagna = bodies.find(({ id }) => id === 'lagna');
  const moon = bodies.find(({ id }) => id === 'moon');
  return (
    <p className={classes.printLine}>
      <b>{tab}</b>
      {' · '}
      {lagna
        ? `Лагна: ${formatDegree(lagna.degreeInSign)} ${signCase(lagna.sign, 'genitive', names)}`
        : 'Лагна: время неизвестно'}
      {moon &&
        ` · Раши: ${signName(moon.sign, names)} · Накшатра: ${nakshatraWithPada(moon.nakshatra, moon.pada, names)}`}
    </p>
  );
}

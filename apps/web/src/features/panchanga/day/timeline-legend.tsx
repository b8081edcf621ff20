import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import { Icon } from '../../../ui/icon.tsx';
import type { DayAnswer } from '../api/use-day.ts';
import classes from './timeline.module.css';

const words = { good: 'хорошо', neutral: 'ровно', bad: 'плохо' } as const;
const tones = ['good', 'neutral', 'bad'] as const;

/** How the three values of a stretch are drawn, and what the small «+1» of a time says. Pure. */
export function TimelineLegend() {
  return (
    <>
      {tones.map((tone) => (
        <span key={tone} className={classes.key}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={`${classes.bar} ${tone}`} x=".5" y=".5" width="21" height="13" rx="3" />
          </svg>
          {tone !== 'neutral' && <Icon name={tone} size={16} className={tone} />}
          {words[tone]}
        </span>
      ))}
      <span>+1: назавтра</span>
    </>
  );
}

/** What the day is counted from, in words. */
export function basisWords(day: DayAnswer): string {
  const sunrise =
    day.isConventional === true
      ? 'Условные сутки от 06:00'
      : day.sunrise === null
        ? 'Сутки от полуночи до полуночи по Солнцу'
        : day.settings.sunrise === 'visible'
          ? 'Восход видимый: верхний край, центр диска на −0°50′'
          : 'Восход по центру диска, без рефракции';
  return `${sunrise}; ${ayanamshaTable[day.settings.ayanamsha].ru.replace(/ \(.*\)$/, '')}`;
}

import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { varaName } from '@nebosvod/terms/vara';
import type { ReactNode } from 'react';
import { useDeviceZone, usePresent } from '../../../platform/hydration.ts';
import { useCity } from '../../../platform/settings/settings-store.ts';
import { PageTitle } from '../../../ui/page-title.tsx';

interface Props {
  /** What the Moon tells of the day, after the weekday. */
  readonly moon: ReactNode;
}

/** «Сегодня, 21 ноября» by the clock of the person's city. */
export function TodayTitle({ moon }: Props) {
  const city = useCity();
  const now = usePresent();
  const deviceZone = useDeviceZone();
  const zone = { timeZone: city.timeZone ?? deviceZone };
  const { date } = wallClock(new Date(now).toISOString(), zone);
  return (
    <PageTitle
      title={`Сегодня, ${formatDayAndMonth(date)}`}
      tab="Главная"
      subtitle={
        <>
          {city.name}, {varaName(weekdayOf(date))}
          {moon}
        </>
      }
    />
  );
}

import { formatDate, formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../../platform/device-zone.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { OwnedMark } from '../ownership.ts';
import classes from '../shop.module.css';

const zone = { timeZone: deviceZone() };

/** «14 мая», with the year when it is not this one. */
function untilText(instant: string): string {
  const { date } = wallClock(instant, zone);
  const isThisYear = date.slice(0, 4) === wallClock(new Date().toISOString(), zone).date.slice(0, 4);
  return isThisYear ? formatDayAndMonth(date) : formatDate(date, { weekday: false });
}

/** «Куплено до 14 мая»; what a higher level holds says which. */
export function OwnedLine({ mark }: { readonly mark: OwnedMark }) {
  const term = mark.until === null ? 'без срока' : `до ${untilText(mark.until)}`;
  return (
    <span className={classes.own}>
      <Icon name="good" size={16} />
      {mark.heldBy === null ? `Куплено ${term}` : `Входит в «${mark.heldBy.replace('Veda: ', '')}», ${term}`}
    </span>
  );
}

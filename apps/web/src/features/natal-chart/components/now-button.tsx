import type { Birth } from '@nebosvod/contracts/birth';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../../platform/device-zone.ts';
import { defaultCity } from '../../../platform/settings/own-settings.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './now-button.module.css';

interface Props {
  readonly onBirth: (birth: Birth) => void;
  /** Whether a chart of this device would give way. */
  readonly isReplacing: boolean;
}

/** «Сейчас»: the chart of this moment in the person's city, for a question (prashna); no name is asked. */
export function NowButton({ onBirth, isReplacing }: Props) {
  const { city } = useSettings();
  const { name: place, latitude, longitude, timeZone } = city ?? defaultCity;
  const open = () => {
    const zone = timeZone ?? deviceZone();
    const { date, time } = wallClock(new Date().toISOString(), { timeZone: zone });
    const name = `Сейчас: ${place}, ${formatNumericDate(date)} ${time.slice(0, 5)}`;
    onBirth({ name, date, time, latitude, longitude, timeZone: zone, place });
  };
  return (
    <section className={classes.now} aria-label="Карта этого момента">
      <Button icon="clock" onClick={open}>
        Сейчас: {place}
      </Button>
      <p className="cap">
        Карта этого момента и места, для вопроса (прашна). Город берётся из настроек.
        {isReplacing && ' Она заменит карту на этом устройстве.'}
      </p>
    </section>
  );
}

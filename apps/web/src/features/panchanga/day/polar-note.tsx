import { getPanchanga, type PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { nearestPlace } from '@nebosvod/contracts/places';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { answerOptions } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import classes from './day.module.css';

interface Props {
  readonly date: string;
  readonly place: Place;
  readonly reason: NonNullable<PanchangaDayAnswer['reason']>;
  readonly isConventional: boolean;
  readonly onConventional: (isConventional: boolean) => void;
  readonly onPlace: (place: Place) => void;
}

/** Where the Sun does not rise or set: what holds anyway, and two honest ways to go on. */
export function PolarNote({ date, place, reason, isConventional, onConventional, onPlace }: Props) {
  const near = useQuery({
    queryKey: ['panchanga', 'nearest-sunrise', date, place.latitude, place.longitude],
    queryFn: ({ signal }) => nearestWithSunrise(date, place, signal),
    ...answerOptions.computed,
  });
  const nearest = near.data;
  return (
    <section {...noteLook()} aria-label="Полярные сутки">
      <Icon name={reason === 'POLAR_NIGHT' ? 'sunset' : 'sunrise'} />
      <div>
        <p>
          <b>{reason === 'POLAR_NIGHT' ? 'Солнце не восходит.' : 'Солнце не заходит.'}</b>{' '}
          {isConventional
            ? 'Окна, хоры и мухурты посчитаны от условного восхода в 06:00 до условного заката в 18:00. Это договорённость, а не явление неба.'
            : 'Титхи, накшатра, йога и карана от горизонта не зависят и показаны за сутки от полуночи до полуночи по Солнцу. Окон, хор и мухурт у такого дня нет.'}
        </p>
        <p className={`row wrap no-print ${classes.polarAct}`}>
          {nearest && (
            <Button size="sm" icon="place" onClick={() => onPlace(nearest)}>
              Где Солнце восходит: {nearest.name}
            </Button>
          )}
          <Button size="sm" icon="clock" aria-pressed={isConventional} onClick={() => onConventional(!isConventional)}>
            {isConventional ? 'Без условного восхода' : 'Условный восход 06:00'}
          </Button>
        </p>
      </div>
    </section>
  );
}

/**
 * The nearest named place towards the equator along the meridian whose Sun rises on the date.
 * @returns null when none is found within thirty degrees
 */
async function nearestWithSunrise(date: string, place: Place, signal: AbortSignal): Promise<Place | null> {
  const towards = place.latitude > 0 ? -1 : 1;
  const rises = async (at: { latitude: number; longitude: number; timeZone?: string }) =>
    (await call(getPanchanga, { body: { date, ...at }, signal })).sunrise !== null;
  for (let step = 1; step <= 30; step++) {
    const at = { latitude: place.latitude + towards * step, longitude: place.longitude };
    if (!(await rises(at))) continue;
    const { place: found } = await call(nearestPlace, { body: at, signal });
    const { id, name, latitude, longitude, timeZone, region, country } = found;
    if (await rises({ latitude, longitude, timeZone })) {
      return { id, name, detail: region ?? country, latitude, longitude, timeZone };
    }
  }
  return null;
}

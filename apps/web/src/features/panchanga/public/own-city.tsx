import type { PublicZonedCity } from '@nebosvod/contracts/public-page';
import { deviceZone } from '../../../platform/device-zone.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';

interface Props {
  readonly cities: readonly PublicZonedCity[];
  readonly pathOf: (slug: string) => string;
  /** The city that the page already tells of. */
  readonly current?: string;
}

/** The way to the largest city with the clocks of this browser: known to the browser only, and told to nobody. */
export function OwnCity({ cities, pathOf, current }: Props) {
  if (!useHydrated()) return null;
  const timeZone = deviceZone();
  const own = ownCity(cities, timeZone);
  if (!own || own.slug === current) return null;
  return (
    <p {...noteLook()} data-own-city="">
      <Icon name="place" />
      <span>
        Судя по часам, ваше время как в городе{' '}
        <a {...linkLook()} href={pathOf(own.slug)}>
          {own.name}
        </a>
        .
      </span>
    </p>
  );
}

/** Zones are named after their largest city, so the city of that name goes first. */
function ownCity(cities: readonly PublicZonedCity[], timeZone: string) {
  const all = cities.filter((city) => city.timeZone === timeZone);
  const name = timeZone.split('/').at(-1)?.toLowerCase() ?? '';
  return all.find(({ slug }) => slug === zoneCity[name] || slug === name) ?? all[0];
}

/** Cities of zones whose names are spelt otherwise than our addresses. */
const zoneCity: Readonly<Record<string, string>> = {
  moscow: 'moskva',
  yekaterinburg: 'ekaterinburg',
  kyiv: 'kiev',
  kiev: 'kiev',
  almaty: 'alma-ata',
  kamchatka: 'petropavlovsk-kamchatskiy',
  sakhalin: 'yuzhno-sakhalinsk',
  yerevan: 'erevan',
};

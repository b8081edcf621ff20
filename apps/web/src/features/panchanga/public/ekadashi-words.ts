import type { PublicCity, PublicEkadashiPage } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { ekadashiTitle } from '../festival-title.ts';

/** The year of fasts told in a few sentences. */
export function ekadashiSentences({ year, city, ekadashis, today }: PublicEkadashiPage): readonly string[] {
  const apart = ekadashis.filter(({ smarta, vaishnava }) => smarta !== vaishnava).length;
  const next = ekadashis.find(({ smarta, vaishnava }) => smarta >= today || vaishnava >= today);
  const isAdhika = ekadashis.some((one) => one.isAdhika);
  const count = counted(ekadashis.length, 'экадаши', 'экадаши', 'экадаши');
  return [
    `В ${year} году ${city.inCity} ${count}${isAdhika ? ', из них две в добавочном месяце (адхика-маса)' : ''}.`,
    apart === 0
      ? 'Смарты и вайшнавы постятся в одни и те же дни.'
      : `${counted(apart, 'раз', 'раза', 'раз')} за год смарты и вайшнавы постятся в разные дни.`,
    ...(next && year === Number(today.slice(0, 4))
      ? [
          `Ближайшая: ${ekadashiTitle(next)}, ${formatDayAndMonth(next.smarta >= today ? next.smarta : next.vaishnava)}.`,
        ]
      : []),
  ];
}

/** Beyond it the Sun stays up or down for days by the disc's centre, degrees of latitude. */
const polarCircle = 66.5;

/** Whether a city has days without sunrise. */
export function isFarNorth({ latitude }: Pick<PublicCity, 'latitude'>): boolean {
  return Math.abs(latitude) > polarCircle;
}

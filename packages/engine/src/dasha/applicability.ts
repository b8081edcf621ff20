import { arcForward } from '../angle/degrees.ts';
import { countSigns, type Sign, signFrom } from '../angle/sign.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { signLord } from '../state/dignity.ts';
import { isVargottama, vargaSign } from '../varga/varga.ts';
import type { StarDashaId } from './star-dasha.table.ts';

/** Whether a conditional dasha is meant for a chart, and by which of its conditions. */
export interface Applicability {
  /** Null when it cannot be told: the condition asks for day or night, and the Sun does not rise or set. */
  readonly applies: boolean | null;
  readonly conditions: Readonly<Record<string, boolean | null>>;
}

/**
 * The conditions under which Parashara prescribes a dasha; null for the unconditional ones (vimshottari, yogini).
 * @param isDay whether the birth is between sunrise and sunset; null in polar day and night
 * @see [BPHS 46.17–45]
 */
export function applicability(id: StarDashaId, chart: Chart, isDay: boolean | null): Applicability | null {
  const conditions = conditionsOf(id, chart, isDay);
  if (!conditions) return null;
  const outcomes = Object.values(conditions);
  const applies = outcomes.includes(true) ? true : outcomes.includes(null) ? null : false;
  return { applies, conditions };
}

/** Places of Rahu from the lord of the ascendant that call for ashtottari: angles and trines. */
const ANGLES_AND_TRINES: readonly number[] = [1, 4, 5, 7, 9, 10];

function conditionsOf(
  id: StarDashaId,
  chart: Chart,
  isDay: boolean | null,
): Readonly<Record<string, boolean | null>> | null {
  const lagna = chart.ascendant;
  const signAt = (house: number) => signFrom(lagna.sign, house);
  const signOfLord = (sign: Sign) => bodyOf(chart, signLord(sign)).sign;
  const isBright = arcForward(bodyOf(chart, 'sun').longitude, bodyOf(chart, 'moon').longitude) < 180;
  const isSunHora = vargaSign(lagna.longitude, 2) === 5;
  switch (id) {
    case 'vimshottari':
    case 'yogini':
      return null;
    case 'ashtottari': {
      const rahu = bodyOf(chart, 'rahu').sign;
      return {
        rahuFromLagnaLord: rahu !== lagna.sign && ANGLES_AND_TRINES.includes(countSigns(signOfLord(lagna.sign), rahu)),
        dayInDarkHalfOrNightInBright: isDay === null ? null : isDay !== isBright,
      };
    }
    case 'shodashottari':
      return { sunHoraInBrightHalfOrMoonHoraInDark: isSunHora === isBright };
    case 'dwadashottari':
      return { lagnaInNavamshaOfVenus: signLord(vargaSign(lagna.longitude, 9)) === 'venus' };
    case 'panchottari':
      return { lagnaInCancerAndItsDwadashamsha: lagna.sign === 4 && vargaSign(lagna.longitude, 12) === 4 };
    case 'shatabdika':
      return { lagnaVargottama: isVargottama(lagna.longitude) };
    case 'chaturashiti-sama':
      return { tenthLordInTenth: signOfLord(signAt(10)) === signAt(10) };
    case 'dwisaptati-sama':
      return {
        lagnaLordInSeventh: signOfLord(lagna.sign) === signAt(7),
        seventhLordInLagna: signOfLord(signAt(7)) === lagna.sign,
      };
    case 'shashtihayani':
      return { sunInLagna: bodyOf(chart, 'sun').sign === lagna.sign };
    case 'shattrimsha-sama':
      return { sunHoraByDayOrMoonHoraByNight: isDay === null ? null : isSunHora === isDay };
  }
}

import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import { formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiName } from '@nebosvod/terms/panchanga';
import { inSign, intoSign } from '@nebosvod/terms/sign';
import type { DayFacts, DayLimb, DayMove, DayStretch } from './day-facts.ts';
import { type FreeWindow, freeWindow } from './free-window.ts';

/**
 * A day in three sentences: what holds in the sky, what the day suits by its star and tithi (and by the person's own
 * Moon where it is known), and the hour for what matters. One source for the page of a day, the home page and letters.
 * Of a day without sunrise the third says why it has no windows. Times by the clocks of the place.
 */
export function threeSentences(facts: DayFacts): readonly [string, string, string] {
  return [holding(facts), meaning(facts), hour(facts)];
}

const timeOf =
  ({ place, date }: DayFacts) =>
  (instant: string) =>
    formatTime(instant, place, { from: date });
const rangeOf =
  ({ place, date }: DayFacts) =>
  ({ start, end }: DayStretch) =>
    formatTimeRange(start, end, place, { from: date });

function holding(facts: DayFacts): string {
  const time = timeOf(facts);
  const [tithi, nextTithi] = facts.tithis;
  const [star, nextStar] = facts.nakshatras;
  const [sign, nextSign] = facts.moonSigns;
  const dayEnd = facts.nextSunrise ?? '';
  const bhadra = facts.windows?.bhadra.find(({ dwelling }) => dwelling === 'earth');
  const parts = [
    tithi &&
      (nextTithi === undefined
        ? `весь день держится титхи ${tithiName(tithi.index)}`
        : `до ${time(tithi.end)} держится титхи ${tithiName(tithi.index)}, потом ${tithiName(nextTithi.index)}`),
    star &&
      sign &&
      `Луна ${inSign(sign.index)}, ${
        nextStar === undefined || nextStar.start >= dayEnd
          ? `весь день в накшатре ${nakshatraName(star.index)}`
          : `в накшатре ${nakshatraName(star.index)}, с ${time(nextStar.start)} в накшатре ${nakshatraName(nextStar.index)}`
      }${nextSign === undefined ? '' : `, и в ${time(nextSign.start)} переходит ${intoSign(nextSign.index)}`}`,
    bhadra && `бхадра на земле ${rangeOf(facts)(bhadra)}`,
    ...facts.moves.map((move) => moveWords(move, time)),
  ];
  return sentence(parts.filter((part) => part !== undefined && part !== '').join('; '));
}

function moveWords(move: DayMove, time: (instant: string) => string): string {
  const body = grahaName(move.body);
  if (move.kind === 'ingress') return `${body} в ${time(move.at)} входит ${intoSign(move.sign)}`;
  const turn = move.turns === 'retrograde' ? 'поворачивает вспять' : 'возвращается к прямому ходу';
  return `${body} в ${time(move.at)} останавливается и ${turn}`;
}

/** The limb that holds at the middle of the daylight; of a day without it, the first. */
function ofNoon<Limb extends DayStretch>({ sunrise, sunset }: DayFacts, limbs: readonly Limb[]): Limb | undefined {
  if (sunrise === null || sunset === null) return limbs[0];
  const noon = (Date.parse(sunrise) + Date.parse(sunset)) / 2;
  return limbs.find(({ start, end }) => Date.parse(start) <= noon && noon < Date.parse(end)) ?? limbs[0];
}

const phraseOf = (kind: 'tithi' | 'nakshatra' | 'vara', limb: Pick<DayLimb, 'index'> | undefined) =>
  limb && dayText({ kind, index: limb.index })?.phrase;

function meaning(facts: DayFacts): string {
  const [tithi, star] = [ofNoon(facts, facts.tithis), ofNoon(facts, facts.nakshatras)];
  const [byTithi, byStar] = [phraseOf('tithi', tithi), phraseOf('nakshatra', star)];
  if (!tithi || !star || !byTithi || !byStar) return sentence('для этого дня толкования нет');
  const frames = [
    `день ${byStar.of} и ${byTithi.of}: по накшатре хорош для ${byStar.good}, по титхи для ${byTithi.good} и обычно хуже для ${byTithi.worse}`,
    `по накшатре это день ${byStar.of}, по титхи день ${byTithi.of}: лучше всего он для ${byStar.good}, хорош и для ${byTithi.good}, обычно хуже для ${byTithi.worse}`,
    `хорош день для ${byStar.good} и, по титхи, для ${byTithi.good}, обычно хуже для ${byTithi.worse}: так сходятся день ${byStar.of} и день ${byTithi.of}`,
  ];
  const frame = frames[(tithi.index * 3 + star.index) % frames.length] ?? '';
  return sentence(`${frame}${personal(facts)}`);
}

function personal(facts: DayFacts): string {
  if (!facts.personal) return '';
  const tara = ofNoon(facts, facts.personal.taraBala);
  const sign = ofNoon(facts, facts.personal.chandraBala);
  if (!tara || !sign) return '';
  if (tara.isGood && sign.isGood) return '; от вашей Луны счёт удачен и по звезде, и по знаку';
  if (tara.isGood) return '; от вашей Луны звезда стоит удачно, а знак просит беречь силы';
  if (sign.isGood) return '; от вашей Луны знак стоит удачно, а звезда советует не торопить важное';
  return '; от вашей Луны счёт трудный, и важное, которое терпит, легче перенести';
}

const windowWords = {
  abhijit: { whole: 'это Абхиджит, полуденная мухурта', part: 'свободная часть Абхиджита, полуденной мухурты' },
  'amrita-kala': { whole: 'это амрита-кала', part: 'свободная часть амрита-калы' },
  vijaya: { whole: 'это мухурта Виджая', part: 'свободная часть мухурты Виджая' },
} as const satisfies Record<FreeWindow['id'], { readonly whole: string; readonly part: string }>;

function hour(facts: DayFacts): string {
  const { windows, sunrise, sunset } = facts;
  if (windows === null || sunrise === null || sunset === null)
    return sentence(
      facts.reason === 'POLAR_NIGHT'
        ? 'окон и мухурт у этих суток нет: Солнце не восходит'
        : 'окон и мухурт у этих суток нет: Солнце не заходит',
    );
  const range = rangeOf(facts);
  const found = freeWindow(windows, sunrise, sunset);
  const rahu = `раху-кала идёт ${range(windows.rahuKala)}`;
  const setting = `закат в ${timeOf(facts)(sunset)}`;
  if (found === null)
    return sentence(`чистого окна днём нет, и начало, которое терпит, легче перенести на завтра; ${rahu}, ${setting}`);
  const { whole, part } = windowWords[found.id];
  return sentence(`важное удобно поставить на ${range(found)}, ${found.isWhole ? whole : part}; ${rahu}, ${setting}`);
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

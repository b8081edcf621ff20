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

/** By the clocks of the place; with the date of another day, which stands between commas: «01:18, 11 мая,». */
const timeOf =
  ({ place, date }: DayFacts) =>
  (instant: string) => {
    const time = formatTime(instant, place, { from: date });
    return time.includes(',') ? `${time},` : time;
  };
const rangeOf =
  ({ place, date }: DayFacts) =>
  ({ start, end }: DayStretch) =>
    formatTimeRange(start, end, place, { from: date });

function holding(facts: DayFacts): string {
  const time = timeOf(facts);
  const [tithi, nextTithi] = facts.tithis;
  const [star] = facts.nakshatras;
  const [sign] = facts.moonSigns;
  const bhadra = facts.windows?.bhadra.find(({ dwelling }) => dwelling === 'earth');
  const parts = [
    tithi &&
      (nextTithi === undefined
        ? `весь день держится титхи ${tithiName(tithi.index)}`
        : `до ${time(tithi.end)} держится титхи ${tithiName(tithi.index)}, потом ${tithiName(nextTithi.index)}`),
    star && sign && `Луна ${inSign(sign.index)}, ${moonWords(facts, star)}`,
    bhadra && `бхадра на земле ${rangeOf(facts)(bhadra)}`,
    ...facts.moves.map((move) => moveWords(move, time)),
  ];
  return sentence(parts.filter((part) => part !== undefined && part !== '').join('; '));
}

/** The star of the Moon, and what it passes into within the day, the earlier first. */
function moonWords(facts: DayFacts, star: DayLimb): string {
  const time = timeOf(facts);
  const [, following] = facts.nakshatras;
  const [, sign] = facts.moonSigns;
  // A day without sunrise is its civil day: what it lists begins within it.
  const isInDay = following && (facts.nextSunrise === null || following.start < facts.nextSunrise);
  const next = isInDay ? following : undefined;
  const here = `${next ? '' : 'весь день '}в накшатре ${nakshatraName(star.index)}`;
  const toStar = next && `с ${time(next.start)} в накшатре ${nakshatraName(next.index)}`;
  const toSign = sign && `в ${time(sign.start)} переходит ${intoSign(sign.index)}`;
  if (toSign === undefined) return toStar === undefined ? here : `${here}, ${toStar}`;
  if (toStar === undefined) return `${here}, и ${toSign}`;
  return next && next.start <= sign.start ? `${here}, ${toStar}, и ${toSign}` : `${here}, ${toSign}, а ${toStar}`;
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

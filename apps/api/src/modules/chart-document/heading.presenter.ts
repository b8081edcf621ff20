import { formatDate } from '@nebosvod/terms/civil-date';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { formatCoordinates, formatDegree } from '@nebosvod/terms/degree';
import { counted } from '@nebosvod/terms/plural';
import {
  ayanamshaTable,
  dashaYearTable,
  houseSystemTable,
  nodeTable,
  sunriseTable,
  zodiacTable,
} from '@nebosvod/terms/setting.table';
import type { ChartFacts } from './chart-facts.ts';
import type { Fact, Sheet } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

/** Head and foot of a document: whose chart, the four facts it is known by, what it was counted with. */
export function frameOf(facts: ChartFacts, words: Words): Omit<Sheet, 'blocks'> {
  const { birth } = facts;
  return {
    title: birth.name?.trim() || 'Натальная карта',
    subtitle: subtitleOf(facts, 'Натальная карта'),
    warning: warningOf(facts),
    facts: topFacts(facts, words),
    footer: footerOf(facts),
  };
}

/** «Натальная карта · 17 мая 1990, четверг · 14:30 (UTC+4) · Москва»; what chart it is stands there beside a name. */
export function subtitleOf(
  { birth, isTimeKnown, moment }: Pick<ChartFacts, 'birth' | 'isTimeKnown' | 'moment'>,
  kind: string,
): string {
  const place = birth.place?.trim() || formatCoordinates(birth.latitude, birth.longitude);
  const date =
    birth.calendar === 'julian'
      ? `${formatDate(birth.date, { weekday: false })} по юлианскому календарю`
      : formatDate(birth.date);
  const spread = birth.timeUncertaintyMinutes
    ? ` ± ${counted(birth.timeUncertaintyMinutes, 'минута', 'минуты', 'минут')}`
    : '';
  const clock =
    isTimeKnown && birth.time
      ? `${birth.time}${spread} (${formatUtcOffset(moment.utcOffsetSeconds)})`
      : 'время неизвестно';
  return `${birth.name ? `${kind} · ` : ''}${date} · ${clock} · ${place}`;
}

function warningOf({ isTimeKnown, birth }: ChartFacts): string | null {
  if (!isTimeKnown) {
    return 'Время рождения неизвестно. Лагна, дома и всё, что считается от них, не приводятся: мы их не угадываем. Положения даны на полдень по месту рождения; знак вопроса стоит там, где в течение суток могло быть иначе.';
  }
  return birth.timeUncertaintyMinutes
    ? 'Время рождения известно приблизительно. Знак вопроса стоит там, где в пределах этой неточности могло быть иначе.'
    : null;
}

const unsure = (holds: boolean | undefined) => (holds === false ? ' ?' : '');

function topFacts(facts: ChartFacts, words: Words): Fact[] {
  const { planets, details, dasha } = facts;
  const { ascendant } = planets;
  const moon = planets.planets.find(({ id }) => id === 'moon');
  const lagna: Fact = ascendant
    ? {
        label: 'Лагна',
        value: `${words.sign(ascendant.sign)}${unsure(ascendant.holds?.sign)}`,
        more: `${formatDegree(ascendant.degreeInSign)}, ${words.star(ascendant.nakshatra)}-${ascendant.pada}`,
      }
    : { label: 'Лагна', value: NONE, more: 'нужно время рождения' };
  const star = details.nakshatra;
  return [
    lagna,
    {
      label: 'Раши (знак Луны)',
      value: `${words.sign(details.moonSign.sign)}${unsure(details.moonSign.holds)}`,
      more: moon?.holds ? rangeOf(moon, words) : moon && formatDegree(moon.degreeInSign),
    },
    {
      label: 'Накшатра',
      value: `${words.star(star.index)}${unsure(star.holds)}`,
      more:
        star.holds === false
          ? 'могла смениться за это время'
          : `${star.pada}-я пада, владыка ${words.graha(star.lord)}`,
    },
    balanceFact(dasha, words),
  ];
}

type Moving = ChartFacts['planets']['planets'][number];

/** Degrees a body passes while the birth may have been: «26°10′ – 9°02′», with the signs when they differ. */
export function rangeOf({ range, holds, degreeInSign }: Moving, words: Words): string {
  if (!range) return formatDegree(degreeInSign);
  const inside = (longitude: number) => formatDegree(longitude % 30);
  if (holds?.sign) return `${inside(range.min)}\u00a0– ${inside(range.max)}`;
  const sign = (longitude: number) => words.sign(Math.floor(longitude / 30) + 1);
  return `${inside(range.min)} ${sign(range.min)}\u00a0– ${inside(range.max)} ${sign(range.max)}`;
}

function balanceFact({ balance }: ChartFacts['dasha'], words: Words): Fact {
  const label = 'Баланс даши при рождении';
  if (!balance) return { label, value: NONE, more: 'зависит от времени рождения' };
  const parts = [
    balance.years > 0 ? counted(balance.years, 'год', 'года', 'лет') : '',
    balance.months > 0 ? `${balance.months}\u00a0мес.` : '',
    `${balance.days}\u00a0дн.`,
  ];
  return { label, value: words.graha(balance.lord), more: `осталось ${parts.filter(Boolean).join(' ')}` };
}

function footerOf({ settings, planets, moment, versions }: ChartFacts): string {
  const { zodiac, ayanamsha, node, houseSystem, sunrise, dashaYear, karakas } = settings;
  const { latitude, longitude } = moment.place;
  const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return [
    `${zodiacTable[zodiac].ru} зодиак`,
    ...(zodiac === 'sidereal'
      ? [`айанамша ${ayanamshaTable[ayanamsha].ru} ${formatDegree(planets.ayanamsha.value, { seconds: true })}`]
      : []),
    lower(nodeTable[node].ru),
    `дома: ${lower(houseSystemTable[houseSystem].ru)}`,
    `восход: ${lower(sunriseTable[sunrise].ru)}`,
    `год даши: ${dashaYearTable[dashaYear].ru}`,
    `схема чара-карак: ${karakas}`,
    formatCoordinates(latitude, longitude),
    versions,
  ].join(' · ');
}

import type { getLifeLine, LifePointAnswer, LifeSubjectAnswer } from '@nebosvod/contracts/chart-life-line';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { grahaAbbreviation, grahaCase, grahaName } from '@nebosvod/terms/graha';
import { houseName, houseOrdinal, inHouse, lordOfHouse } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { pick } from '@nebosvod/terms/numbered';
import { tithiName, tithiShortName } from '@nebosvod/terms/panchanga';
import { sadeSatiTable } from '@nebosvod/terms/sade-sati.table';
import { inSign, signAbbreviation, signName } from '@nebosvod/terms/sign';
import { moonPhaseTable } from '@nebosvod/terms/western.table';
import { signLord } from '../../chart/sign-lord.ts';
import { type GlyphName, signGlyphs } from '../../ui/glyph.tsx';
import type { ShownSpan } from './life-row-model.ts';

export type LifeAnswer = AnswerOf<typeof getLifeLine>;
type Subject = LifeSubjectAnswer;

const levelNames = ['Махадаша', 'Антардаша', 'Пратьянтардаша', 'Сукшма-даша'] as const;

/** Rows of the Western lords of time; their planets and signs keep Western names whatever the chart is written in. */
const westernTitles: Readonly<Record<string, string>> = {
  profection: 'Профекция года',
  'profection-month': 'её месяц',
  'firdaria-1': 'Фирдар',
  'firdaria-2': 'Часть фирдара',
  'firdaria-nodes-after-mars-1': 'Узлы после Марса',
  'firdaria-nodes-after-mars-2': 'его часть',
  'releasing-fortune-1': 'От Фортуны',
  'releasing-fortune-2': 'её подпериод',
  'releasing-spirit-1': 'От Духа',
  'releasing-spirit-2': 'его подпериод',
  'progressed-phase': 'Фазы жизни',
  progression: 'Прогрессии',
  'solar-arc': 'Солнечная дуга',
  primary: 'Первичные',
};

/** How the names of a row are written. */
export function namesOfRow(id: string, names: NameOptions): NameOptions {
  return id in westernTitles ? {} : names;
}

/** Name of a row, as it stands before its line. */
export function rowTitle(id: string, rasiDasha: LifeAnswer['rasiDasha'], names: NameOptions): string {
  const [, level] = /^vimshottari-(\d)$/.exec(id) ?? [];
  if (level !== undefined) return pick(levelNames, Number(level) - 1, 'level of vimshottari');
  const western = westernTitles[id];
  if (western !== undefined) return western;
  switch (id) {
    case 'rasi-dasha-1':
      return termName(dashaTable, rasiDasha, names).replace(/ \(.*\)$/, '');
    case 'rasi-dasha-2':
      return 'её подпериод';
    case 'sade-sati':
      return 'Саде-сати';
    case 'saturn':
    case 'jupiter':
      return grahaName(id, names);
    case 'rahu':
      return 'Раху и Кету';
    case 'return':
      return 'Возвраты';
    case 'moon-nakshatra':
      return 'Накшатра Луны';
    default:
      return 'Титхи';
  }
}

/** How a stretch is called and painted. */
export function shownSubject(
  subject: Subject,
  names: NameOptions,
): Pick<ShownSpan, 'names' | 'note' | 'glyph' | 'hue' | 'tone'> {
  switch (subject.kind) {
    case 'graha': {
      const { graha } = subject;
      return {
        names: [grahaName(graha, names), grahaAbbreviation(graha, names)],
        note: null,
        glyph: graha,
        hue: graha,
        tone: 'graha',
      };
    }
    case 'sign':
      return {
        names: [signName(subject.sign, names), signAbbreviation(subject.sign)],
        note: subject.house === null ? null : houseOrdinal(subject.house),
        glyph: signGlyph(subject.sign),
        hue: null,
        tone: 'sign',
      };
    case 'sade-sati': {
      const entry = pick<{ ru: string; kind: string }>(sadeSatiTable, subject.houseFromMoon, 'house of sade sati');
      const isDhaiya = entry.kind === 'dhaiya';
      const tone = isDhaiya ? 'dhaiya' : subject.houseFromMoon === 1 ? 'peak' : 'phase';
      const short = isDhaiya ? 'Дхайя' : subject.houseFromMoon === 1 ? 'Пик' : entry.ru;
      return { names: [entry.ru, short], note: null, glyph: null, hue: null, tone };
    }
    case 'moon-phase':
      return { names: [moonPhaseTable[subject.phase].ru], note: null, glyph: null, hue: null, tone: 'sign' };
    case 'nakshatra':
      return { names: [nakshatraName(subject.nakshatra, names)], note: null, glyph: null, hue: null, tone: 'day' };
    default: {
      const { tithi } = subject;
      return {
        names: [tithiName(tithi, names), tithiShortName(tithi)],
        note: null,
        glyph: null,
        hue: null,
        tone: 'day',
      };
    }
  }
}

/** The glyph of a sign, 1–12. */
function signGlyph(sign: number): GlyphName {
  return pick<GlyphName>(signGlyphs, sign - 1, 'sign');
}

/** A row's stretch in a sentence of the list: «Антардаша Раху», «Сатурн в Рыбах». */
export function saidOfSpan(
  row: string,
  subject: Subject,
  rasiDasha: LifeAnswer['rasiDasha'],
  names: NameOptions,
): string {
  const title = rowTitle(row, rasiDasha, names);
  if (row.startsWith('vimshottari') && subject.kind === 'graha')
    return `${title} ${grahaCase(subject.graha, 'genitive', names)}`;
  if (row in westernTitles) return saidOfWestern(row, subject);
  if (subject.kind === 'sign') {
    if (row === 'rasi-dasha-1') return `${title}: ${signName(subject.sign, names)}`;
    if (row === 'rasi-dasha-2')
      return `${rowTitle('rasi-dasha-1', rasiDasha, names)}, подпериод: ${signName(subject.sign, names)}`;
    if (row === 'rahu')
      return `Раху ${inSign(subject.sign, names)}, Кету ${inSign(((subject.sign + 5) % 12) + 1, names)}`;
    return `${title} ${inSign(subject.sign, names)}`;
  }
  const [name] = shownSubject(subject, names).names;
  if (subject.kind === 'sade-sati') return name.includes('шани') ? name : `Саде-сати: ${name}`;
  return `${title}: ${name}`;
}

/** «Фирдар Венеры», «Профекция года: Весы, Венера». */
function saidOfWestern(row: string, subject: Subject): string {
  const title = partTitles[row] ?? westernTitles[row];
  if (subject.kind === 'moon-phase') return `${title}: ${moonPhaseTable[subject.phase].ru}`;
  if (subject.kind === 'graha') return `${title}: ${westernRuler(subject.graha)}`;
  if (subject.kind !== 'sign') return title ?? '';
  const lord = signLord(subject.sign);
  return `${title}: ${signName(subject.sign)}${lord === null ? '' : `, ${grahaName(lord)}`}`;
}

/** Second levels, said apart from the row above them. */
const partTitles: Readonly<Record<string, string>> = {
  'profection-month': 'Профекция месяца',
  'firdaria-nodes-after-mars-1': 'Фирдар с узлами после Марса',
  'firdaria-nodes-after-mars-2': 'Часть фирдара с узлами после Марса',
  'releasing-fortune-2': 'От Фортуны, подпериод',
  'releasing-spirit-2': 'От Духа, подпериод',
  'progressed-phase': 'Прогрессивная Луна',
};

function westernRuler(graha: Extract<Subject, { kind: 'graha' }>['graha']): string {
  if (graha === 'rahu') return 'Северный узел';
  return graha === 'ketu' ? 'Южный узел' : grahaName(graha);
}

/** Where a stretch falls in the chart: «9-й дом», «9-й дом, 7-й от Луны»; '' where nothing can be said. */
export function placeOf(subject: Subject): string {
  if (subject.kind === 'sade-sati') return `${subject.houseFromMoon}-й от Луны`;
  if (subject.kind !== 'sign') return '';
  const fromMoon = subject.houseFromMoon === null ? '' : `${subject.houseFromMoon}-й от Луны`;
  return [subject.house === null ? '' : houseOrdinal(subject.house), fromMoon].filter((one) => one !== '').join(', ');
}

/**
 * What is pointed at and what of life it stands for: «9-й дом», its name; «Сатурн · 5-й дом», the house of the birth
 * it stands in and those it owns. Of a graha no more than its name where houses are not known.
 */
export function pointWords(
  point: LifePointAnswer,
  houses: LifeAnswer['houses'],
  names: NameOptions,
): { title: string; about: string | null } {
  if (point.kind === 'house') return { title: houseOrdinal(point.house), about: houseName(point.house, names) };
  const title = grahaName(point.graha, names);
  if (houses === null) return { title, about: null };
  const { stands, owns } = houses[point.graha];
  const lordship = owns.length === 0 ? '' : `; владыка ${owns.map((house) => `${house}-го`).join(' и ')}`;
  return {
    title: `${title} · ${houseOrdinal(stands)}`,
    about: `${houseName(stands, names)}, место при рождении${lordship}`,
  };
}

/** How one of the rows points at a graha or a house: «антардаша Раху: он в 9-м доме», «Сатурн в Рыбах». */
export function saidOfWitness(
  row: string,
  subject: Subject,
  point: LifePointAnswer,
  { rasiDasha, houses }: Pick<LifeAnswer, 'rasiDasha' | 'houses'>,
  names: NameOptions,
): string {
  const said = saidOfSpan(row, subject, rasiDasha, names);
  if (row !== 'vimshottari-2' || point.kind !== 'house' || subject.kind !== 'graha' || houses === null) return said;
  const { stands, owns } = houses[subject.graha];
  const reasons = [
    stands === point.house ? inHouse(point.house) : '',
    owns.includes(point.house) ? lordOfHouse(point.house) : '',
  ].filter((one) => one !== '');
  return `${said}: ${reasons.join(', ')}`;
}

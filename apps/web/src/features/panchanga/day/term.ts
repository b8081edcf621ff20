import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { WINDOWS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { anandadiTable } from '@nebosvod/terms/anandadi.table';
import { choghadiyaTable, gowriTable } from '@nebosvod/terms/choghadiya.table';
import { bhadraDwellingTable, dayPeriodTable, dayYogaTable, panchakaKindTable } from '@nebosvod/terms/day-period.table';
import { grahaCase } from '@nebosvod/terms/graha';
import { grahaTable } from '@nebosvod/terms/graha.table';
import { karanaName, karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { karanaTable } from '@nebosvod/terms/karana.table';
import { muhurtaTable } from '@nebosvod/terms/muhurta.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { nakshatraTable } from '@nebosvod/terms/nakshatra.table';
import { type Name, nameOf, termName } from '@nebosvod/terms/name';
import { nityaYogaTable } from '@nebosvod/terms/nitya-yoga.table';
import { pick } from '@nebosvod/terms/numbered';
import { nityaYogaName, tithiName, tithiShortName } from '@nebosvod/terms/panchanga';
import { taraName } from '@nebosvod/terms/tara-bala';

export type Tone = 'good' | 'bad' | 'neutral';

/** Anything of a day that has a name and a meaning. */
export type Term =
  | {
      readonly kind: 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'muhurta' | 'anandadi' | 'tara' | 'chandra';
      readonly index: number;
    }
  | { readonly kind: 'choghadiya'; readonly id: keyof typeof choghadiyaTable }
  | { readonly kind: 'gowri'; readonly id: keyof typeof gowriTable }
  | { readonly kind: 'hora'; readonly id: (typeof CLASSICAL_GRAHAS)[number] }
  | { readonly kind: 'dayYoga'; readonly id: keyof typeof dayYogaTable }
  | { readonly kind: 'window'; readonly id: WindowId; readonly note?: string };

/** A window of a day. */
export type WindowId = (typeof WINDOWS)[number] | 'panchaka';

/** A stretch of a day with what it is. Instants are ISO 8601 UTC. */
export interface DaySpan {
  /** Unique within its day. */
  readonly key: string;
  readonly term: Term;
  readonly start: string;
  readonly end: string;
  /** How it is valued; null where it is not valued by itself. */
  readonly tone: Tone | null;
}

/** Name of a term: «Шукла Двадаши», «Абхиджит-мухурта», «хора Юпитера». */
export function termTitle(term: Term): string {
  switch (term.kind) {
    case 'tithi':
      return tithiName(term.index);
    case 'nakshatra':
      return nakshatraName(term.index);
    case 'yoga':
      return nityaYogaName(term.index);
    case 'karana':
      return karanaName(term.index);
    case 'muhurta':
      return nameOf(pick<Name>(muhurtaTable, term.index, 'muhurta'));
    case 'anandadi':
      return nameOf(pick<Name>(anandadiTable, term.index, 'yoga'));
    case 'tara':
      return `${taraName(term.index)} тара`;
    case 'chandra':
      return `Луна в ${term.index}-м знаке от натальной`;
    case 'choghadiya':
      return termName(choghadiyaTable, term.id, { language: 'sa' });
    case 'gowri':
      return termName(gowriTable, term.id, { language: 'sa' });
    case 'hora':
      return `Хора ${grahaCase(term.id, 'genitive')}`;
    case 'dayYoga':
      return termName(dayYogaTable, term.id);
    case 'window':
      return termName(dayPeriodTable, term.id);
  }
}

/** Name of a term where its kind is said beside it: «Двадаши», «Абхиджит», «Раху-кала». */
export function termCardName(term: Term): string {
  if (term.kind === 'tithi') return tithiShortName(term.index);
  if (term.kind !== 'window') return termTitle(term);
  const short: Readonly<Partial<Record<WindowId, string>>> = {
    abhijit: 'Абхиджит',
    vijaya: 'Виджая',
    godhuli: 'Годхули',
    nishita: 'Нишита',
    brahmaMuhurta: 'Брахма',
    amritaKala: 'Амрита',
    bhadra: 'Бхадра',
  };
  return short[term.id] ?? termTitle(term);
}

/** What kind of thing a term is: the small word above its name. */
export function termKind(term: Term): string {
  const kinds: Readonly<Record<Term['kind'], string>> = {
    tithi: 'титхи',
    nakshatra: 'накшатра',
    yoga: 'йога дня',
    karana: 'карана',
    muhurta: 'мухурта',
    anandadi: 'йога анандади',
    tara: 'тара-бала',
    chandra: 'чандра-бала',
    choghadiya: 'чогхадия',
    gowri: 'гаури-панчанга',
    hora: 'хора',
    dayYoga: 'сочетание дня',
    window: 'окно дня',
  };
  return term.kind === 'muhurta' ? `${term.index}-я ${kinds.muhurta}` : kinds[term.kind];
}

/** Names for a bar, from the longest to the shortest. */
export function termLabels(term: Term): readonly string[] {
  switch (term.kind) {
    case 'tithi':
      return [tithiName(term.index), tithiShortName(term.index), cut(tithiShortName(term.index))];
    case 'choghadiya':
      return [termTitle(term), cut(termTitle(term)), termTitle(term).slice(0, 2)];
    case 'nakshatra':
    case 'yoga':
    case 'karana':
    case 'gowri':
      return [termTitle(term), cut(termTitle(term))];
    case 'muhurta':
      return [termTitle(term), String(term.index)];
    case 'tara':
      return [termTitle(term), taraName(term.index), cut(termTitle(term))];
    case 'chandra':
      return [termTitle(term), `Луна, ${term.index}-й знак`, `${term.index}-й`];
    case 'window':
      return [
        ...(term.id === 'rahuKala' || term.id === 'yamaganda' ? [termTitle(term)] : []),
        shortWindow(term.id),
        ...(shortWindow(term.id).length > 5 ? [`${shortWindow(term.id).slice(0, 4)}.`] : []),
      ];
    default:
      return [termTitle(term)];
  }
}

/** «Абхиджит» for a flag below its bar: the kind of window is said by its lane. */
function shortWindow(id: WindowId): string {
  const short: Readonly<Partial<Record<WindowId, string>>> = {
    rahuKala: 'Раху',
    yamaganda: 'Яма',
    gulika: 'Гулика',
    abhijit: 'Абхиджит',
    vijaya: 'Виджая',
    godhuli: 'Годхули',
    nishita: 'Нишита',
    brahmaMuhurta: 'Брахма',
    amritaKala: 'Амрита',
    durmuhurta: 'Дурмухурта',
    varjyam: 'Варджья',
    bhadra: 'Бхадра',
    pratahSandhya: 'Сандхья',
    sayahnaSandhya: 'Сандхья',
  };
  return short[id] ?? termName(dayPeriodTable, id);
}

const cut = (name: string) => (name.length <= 4 ? name : `${name.slice(0, 3)}.`);

/** Quality that a name carries by itself. */
export function yogaTone(index: number): Tone {
  return pick<{ readonly quality: string }>(nityaYogaTable, index, 'yoga').quality === 'bad' ? 'bad' : 'good';
}

export function karanaTone(halfTithi: number): Tone {
  const { quality } = karanaTable[karanaOfHalfTithi(halfTithi)];
  return quality === 'bad' ? 'bad' : quality === 'good' ? 'good' : 'neutral';
}

/** «владыка Меркурий, божество Пушан» of a nakshatra. */
export function nakshatraFacts(index: number): string {
  const star = pick<(typeof nakshatraTable)[keyof typeof nakshatraTable]>(nakshatraTable, index, 'nakshatra');
  return 'lord' in star ? `владыка ${grahaTable[star.lord].ru}, божество ${star.deity}` : `божество ${star.deity}`;
}

/** «на земле» of a bhadra. */
export function dwellingName(id: PanchangaWindows['bhadra'][number]['dwelling']): string {
  return bhadraDwellingTable[id].ru;
}

/** «властей (благоприятная)» of a panchaka. */
export function panchakaKindName(id: keyof typeof panchakaKindTable | null): string | null {
  return id === null ? null : termName(panchakaKindTable, id);
}

export type PanchangaWindows = NonNullable<PanchangaDayAnswer['windows']>;

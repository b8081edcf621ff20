import { nakshatraNatureTable } from '@nebosvod/terms/avakahada.table';
import { gowriTable } from '@nebosvod/terms/choghadiya.table';
import { karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { nakshatraTable } from '@nebosvod/terms/nakshatra.table';
import { termName } from '@nebosvod/terms/name';
import { pick } from '@nebosvod/terms/numbered';
import { tithiTable } from '@nebosvod/terms/tithi.table';
import {
  choghadiyaMeaning,
  choghadiyaRule,
  horaMeaning,
  horaRule,
  muhurtaMeaning,
  muhurtaRule,
} from '../../../text/panchanga/hour.table.ts';
import { karanaMeaning, karanaRule } from '../../../text/panchanga/karana.table.ts';
import type { Meaning } from '../../../text/panchanga/meaning.ts';
import { nakshatraNatureMeaning, nakshatraRule } from '../../../text/panchanga/nakshatra.table.ts';
import { tithiDeity, tithiGroupMeaning, tithiNote, tithiRule } from '../../../text/panchanga/tithi.table.ts';
import { dayYogaMeaning, windowMeaning } from '../../../text/panchanga/window.table.ts';
import { yogaMeaning, yogaRule } from '../../../text/panchanga/yoga.table.ts';
import { type DaySpan, nakshatraFacts, type Term } from './term.ts';

/** What a stretch of the day is held to mean, for what it suits, and by which rule it is found. */
export function explain({ term, tone }: Pick<DaySpan, 'term' | 'tone'>): Meaning {
  switch (term.kind) {
    case 'tithi':
      return ofTithi(term.index);
    case 'nakshatra':
      return ofNakshatra(term.index);
    case 'yoga':
      return ofYoga(term.index);
    case 'karana':
      return { ...(karanaMeaning[karanaOfHalfTithi(term.index)] ?? { means: '' }), rule: karanaRule };
    case 'muhurta':
      return { ...muhurtaMeaning[tone ?? 'neutral'], rule: muhurtaRule };
    case 'choghadiya':
      return { ...choghadiyaMeaning[term.id], rule: choghadiyaRule };
    case 'gowri':
      return {
        means: `Часть гаури-панчанги, в переводе «${termName(gowriTable, term.id)}». В ходу на юге Индии.`,
        rule: 'День и ночь делят на восемь частей; порядок зависит от дня недели.',
      };
    case 'hora':
      return { ...horaMeaning[term.id], rule: horaRule };
    case 'dayYoga':
      return dayYogaMeaning[term.id];
    case 'anandadi':
      return {
        means:
          tone === 'good' ? 'Йога дня недели и накшатры, благоприятная.' : 'Йога дня недели и накшатры, её обходят.',
        rule: '28 йог по счёту накшатры Луны от начальной накшатры дня недели',
      };
    case 'tara':
    case 'chandra':
      return ofPersonal(term, tone === 'good');
    case 'window':
      return ofWindow(term);
  }
}

function ofTithi(index: number): Meaning {
  const { group, inPaksha, common } = pick<(typeof tithiTable)[keyof typeof tithiTable]>(tithiTable, index, 'tithi');
  const deity = index === 30 ? 'предки (питри)' : (tithiDeity[inPaksha - 1] ?? '');
  const { means, goodFor, avoid } = tithiGroupMeaning[group];
  const note = tithiNote[index];
  // New moon is the exception its group names.
  if (index === 30)
    return {
      means: `${note} Божество: ${deity}.`,
      goodFor: 'память предков, тишина',
      avoid: 'начинания',
      rule: tithiRule,
    };
  return {
    means: `${capital(common)}, божество: ${deity}. ${means}${note === undefined ? '' : ` ${note}`}`,
    goodFor,
    ...(group === 'purna' ? {} : { avoid }),
    rule: tithiRule,
  };
}

function ofNakshatra(index: number): Meaning {
  const { nature } = pick<(typeof nakshatraTable)[keyof typeof nakshatraTable]>(nakshatraTable, index, 'nakshatra');
  const { means, ...rest } = nakshatraNatureMeaning[nature];
  return {
    means: `${means} Природа: ${nakshatraNatureTable[nature].sa}; ${nakshatraFacts(index)}.`,
    ...rest,
    rule: nakshatraRule,
  };
}

function ofYoga(index: number): Meaning {
  const found = yogaMeaning[index];
  if (found === undefined) return { means: '' };
  return {
    means: found.means,
    ...(found.badPart === undefined ? {} : { avoid: `начало важных дел: обходят ${accusative(found.badPart)}` }),
    rule: yogaRule,
  };
}

const accusative = (part: string) => (part === 'вся' ? 'её всю' : part.replace('первая половина', 'первую половину'));

function ofWindow({ id, note }: Extract<Term, { kind: 'window' }>): Meaning {
  const meaning = windowMeaning[id];
  return note === undefined ? meaning : { ...meaning, means: `${meaning.means} ${note}` };
}

function ofPersonal(
  term: Extract<
    Term,
    { kind: 'tara' | 'chandra' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'muhurta' | 'anandadi' }
  >,
  isGood: boolean,
): Meaning {
  return term.kind === 'tara'
    ? {
        means: isGood
          ? 'Накшатра дня стоит на удачном счёте от вашей накшатры рождения.'
          : 'Накшатра дня стоит на трудном счёте от вашей накшатры рождения: с важным можно не спешить.',
        rule: 'Счёт от накшатры Луны в карте, по девять; трудны 3-я, 5-я и 7-я тары. Джанму одни считают хорошей, другие смешанной.',
      }
    : {
        means: isGood
          ? 'Луна идёт по удачному для вас знаку.'
          : 'Луна идёт по знаку, где сил обычно меньше: берегите себя и не перегружайте день.',
        rule: 'Счёт от знака Луны в карте; удачны 1, 3, 6, 7, 10 и 11-й.',
      };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

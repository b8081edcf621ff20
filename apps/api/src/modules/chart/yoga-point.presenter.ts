import type { GrahaSet, Point } from '@nebosvod/engine/yoga/condition';
import { charaKarakaTable } from '@nebosvod/terms/chara-karaka.table';
import { grahaCase } from '@nebosvod/terms/graha';
import type { CaseName } from '@nebosvod/terms/name';

type Forms = readonly [string, string, string, string, string, string];
const PLACE = {
  nominative: 0,
  genitive: 1,
  dative: 2,
  accusative: 3,
  instrumental: 4,
  prepositional: 5,
} as const satisfies Record<CaseName, number>;

const form = (forms: Forms, grammaticalCase: CaseName): string => forms[PLACE[grammaticalCase]];
const LAGNA: Forms = ['лагна', 'лагны', 'лагне', 'лагну', 'лагной', 'лагне'];
const GULIKA: Forms = ['Гулика', 'Гулики', 'Гулике', 'Гулику', 'Гуликой', 'Гулике'];
const KARAKAMSHA: Forms = ['каракамша', 'каракамши', 'каракамше', 'каракамшу', 'каракамшей', 'каракамше'];
const THIS: Forms = ['эта граха', 'этой грахи', 'этой грахе', 'эту граху', 'этой грахой', 'этой грахе'];
const OTHER: Forms = ['другая граха', 'другой грахи', 'другой грахе', 'другую граху', 'другой грахой', 'другой грахе'];
const LORD: Forms = ['владыка', 'владыки', 'владыке', 'владыку', 'владыкой', 'владыке'];
const DISPOSITOR: Forms = ['диспозитор', 'диспозитора', 'диспозитору', 'диспозитора', 'диспозитором', 'диспозиторе'];
const HOUSE: Forms = ['-й дом', '-го дома', '-му дому', '-й дом', '-м домом', '-м доме'];
const ARUDHA: Forms = ['арудха', 'арудхи', 'арудхе', 'арудху', 'арудхой', 'арудхе'];
const GRAHA: Forms = ['граха', 'грахи', 'грахе', 'граху', 'грахой', 'грахе'];

const nbsp = (text: string) => text.replace(' дом', '\u00a0дом');

/** A point of a rule in a grammatical case: «владыка 9-го дома от Луны». */
export function pointText(point: Point, grammaticalCase: CaseName): string {
  if (typeof point === 'string') {
    switch (point) {
      case 'lagna':
        return form(LAGNA, grammaticalCase);
      case 'gulika':
        return form(GULIKA, grammaticalCase);
      case 'karakamsha':
        return form(KARAKAMSHA, grammaticalCase);
      case 'it':
        return form(THIS, grammaticalCase);
      case 'other':
        return form(OTHER, grammaticalCase);
      default:
        return grahaCase(point, grammaticalCase);
    }
  }
  if ('lord' in point) {
    if (point.lord === 1 && !point.from) return `${form(LORD, grammaticalCase)} лагны`;
    return `${form(LORD, grammaticalCase)} ${nbsp(`${point.lord}-го дома`)}${fromText(point.from)}`;
  }
  if ('house' in point) return `${nbsp(`${point.house}${form(HOUSE, grammaticalCase)}`)}${fromText(point.from)}`;
  if ('dispositorOf' in point) {
    if (typeof point.dispositorOf === 'object' && 'house' in point.dispositorOf)
      return pointText({ lord: point.dispositorOf.house, from: point.dispositorOf.from }, grammaticalCase);
    return `${form(DISPOSITOR, grammaticalCase)} ${pointText(point.dispositorOf, 'genitive')}`;
  }
  if ('navamshaLordOf' in point)
    return `${form(LORD, grammaticalCase)} навамши ${pointText(point.navamshaLordOf, 'genitive')}`;
  if ('exaltationLordOf' in point)
    return `${form(LORD, grammaticalCase)} знака экзальтации ${pointText(point.exaltationLordOf, 'genitive')}`;
  if ('exaltedIn' in point)
    return `${form(GRAHA, grammaticalCase)}, высокая в знаке ${pointText(point.exaltedIn, 'genitive')},`;
  if ('karaka' in point) return karakaText(charaKarakaTable[point.karaka].ru.toLowerCase(), grammaticalCase);
  return point.arudha === 1
    ? `${form(ARUDHA, grammaticalCase)} лагны`
    : `${form(ARUDHA, grammaticalCase)} ${nbsp(`${point.arudha}-го дома`)}`;
}

/** « от Луны»; nothing for the lagna, from which houses are counted anyway. */
export function fromText(from: Point | undefined): string {
  return from === undefined || from === 'lagna' ? '' : ` от ${pointText(from, 'genitive')}`;
}

/** Chara karakas all end in -карака and decline alike. */
function karakaText(name: string, grammaticalCase: CaseName): string {
  return name.slice(0, -1) + form(['а', 'и', 'е', 'у', 'ой', 'е'], grammaticalCase);
}

const NAMED_SETS: Readonly<Record<Extract<GrahaSet, string>, string>> = {
  seven: 'семи грах (от Солнца до Сатурна)',
  five: 'пяти грах (Марс, Меркурий, Юпитер, Венера, Сатурн)',
  nine: 'девяти грах',
  benefics: 'благих грах карты',
  malefics: 'суровых грах карты',
  'disc-malefics': 'суровых грах карты (без узлов)',
};

/** A set of grahas after «из»: «из семи грах (от Солнца до Сатурна)», «из грах (Юпитер, Венера)». */
export function setText(set: GrahaSet): string {
  if (typeof set === 'string') return `из ${NAMED_SETS[set]}`;
  return `из грах (${listText(set)})`;
}

/** One of a set: «хотя бы одна из благих грах карты», «Юпитер или Венера». */
export function oneOfSet(set: GrahaSet): string {
  return typeof set === 'string' ? `хотя бы одна ${setText(set)}` : alternatives(set.map(nominative));
}

/** None of a set: «ни одна из благих грах карты», «ни Юпитер, ни Венера». */
export function noneOfSet(set: GrahaSet): string {
  if (typeof set === 'string') return `ни одна ${setText(set)}`;
  const [first, ...more] = set.map(nominative);
  return first !== undefined && more.length === 0 ? first : `ни ${[first, ...more].join(', ни ')}`;
}

/** Each of a set: «каждая из семи грах», «Юпитер и Венера: каждая граха». */
export function eachOfSet(set: GrahaSet): string {
  if (typeof set === 'string') return `каждая ${setText(set)}`;
  const [first, ...more] = set.map(nominative);
  return first !== undefined && more.length === 0 ? first : `каждая ${setText(set)}`;
}

/** «в Овне, во Льве или в Стрельце». */
export function alternatives(words: readonly string[]): string {
  const most = words.slice(0, -1).join(', ');
  return `${most}${most && ' или '}${words.at(-1)}`;
}

const nominative = (point: Point): string => pointText(point, 'nominative');
const listText = (set: readonly Point[]): string => set.map(nominative).join(', ');

/** A set in the nominative, as a list of who it is. */
export function setSubject(set: GrahaSet): string {
  if (set === 'seven') return 'семь грах (от Солнца до Сатурна)';
  if (typeof set === 'string') return `грахи ${setText(set)}`;
  return listText(set);
}

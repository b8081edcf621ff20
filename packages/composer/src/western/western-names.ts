import type { Rule } from '@nebosvod/contracts/rule';
import type { Element } from '@nebosvod/engine/angle/sign';
import type { LunationPhase } from '@nebosvod/engine/western/moon';
import type { PatternId } from '@nebosvod/engine/western/pattern';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { AspectNature, ContactPoint, WesternPoint } from '@nebosvod/interpretations/unit-factor';
import { grahaCase } from '@nebosvod/terms/graha';
import type { CaseName } from '@nebosvod/terms/name';
import { inSign } from '@nebosvod/terms/sign';
import type { NearPoint, PlanetAspect, WesternAngleId, WesternDignity } from '../birth/western-facts.ts';
import { atHouse, houseForms } from '../language/forms.ts';
import { CASES, type Forms } from '../language/template.ts';

/** A planet in a case: «Венеру». */
export const planetCase = (planet: WesternPlanet, name: CaseName = 'nominative'): string => grahaCase(planet, name);

/** A planet in every case. */
export const planetForms = (planet: WesternPlanet): Forms =>
  Object.fromEntries(CASES.map((name) => [name, grahaCase(planet, name)]));

/** The angles of a chart in the cases that readings use; `at`: «у самого Асцендента». */
export const ANGLE_NAMES = {
  ascendant: {
    nominative: 'Асцендент',
    genitive: 'Асцендента',
    dative: 'Асценденту',
    accusative: 'Асцендент',
    instrumental: 'Асцендентом',
    at: 'у самого Асцендента',
  },
  descendant: {
    nominative: 'Десцендент',
    genitive: 'Десцендента',
    dative: 'Десценденту',
    accusative: 'Десцендент',
    instrumental: 'Десцендентом',
    at: 'у самого Десцендента',
  },
  midheaven: {
    nominative: 'Середина неба',
    genitive: 'Середины неба',
    dative: 'Середине неба',
    accusative: 'Середину неба',
    instrumental: 'Серединой неба',
    at: 'у самой Середины неба',
  },
  'imum-coeli': {
    nominative: 'Глубина неба',
    genitive: 'Глубины неба',
    dative: 'Глубине неба',
    accusative: 'Глубину неба',
    instrumental: 'Глубиной неба',
    at: 'у самой Глубины неба',
  },
} as const satisfies Readonly<Record<WesternAngleId, Forms>>;

/** Chiron and the nodes of the Moon in the cases that readings use. */
export const POINT_NAMES = {
  chiron: { nominative: 'Хирон', genitive: 'Хирона' },
  'north-node': { nominative: 'Северный узел', genitive: 'Северного узла', instrumental: 'Северным узлом' },
  'south-node': { nominative: 'Южный узел', genitive: 'Южного узла', instrumental: 'Южным узлом' },
} as const satisfies Readonly<Record<WesternPoint, Forms>>;

/** What Chiron or a node stands beside, after «рядом с»: «Венерой», «Асцендентом». */
export const nearName = (near: NearPoint): string =>
  near === 'ascendant' || near === 'descendant' || near === 'midheaven' || near === 'imum-coeli'
    ? NEAR_ANGLES[near]
    : planetCase(near, 'instrumental');

const NEAR_ANGLES: Readonly<Record<WesternAngleId, string>> = {
  ascendant: 'Асцендентом',
  descendant: 'Десцендентом',
  midheaven: 'Серединой неба',
  'imum-coeli': 'Глубиной неба',
};

export const ELEMENT_NAMES = {
  fire: { nominative: 'огонь', genitive: 'огня' },
  earth: { nominative: 'земля', genitive: 'земли' },
  air: { nominative: 'воздух', genitive: 'воздуха' },
  water: { nominative: 'вода', genitive: 'воды' },
} as const satisfies Readonly<Record<Element, Forms>>;

/** What the Moon of a birth is called inside a sentence. */
const PHASE_NAMES: Readonly<Record<LunationPhase, string>> = {
  new: 'Луна новолуния',
  'waxing-crescent': 'Луна растущего серпа',
  'first-quarter': 'Луна первой четверти',
  'waxing-gibbous': 'Луна перед полнолунием',
  full: 'Луна полнолуния',
  'waning-gibbous': 'Луна после полнолуния',
  'last-quarter': 'Луна последней четверти',
  'waning-crescent': 'Луна убывающего серпа',
};

type MajorAspect = PlanetAspect['aspect'];
type NatalPoint = WesternPlanet | 'ascendant' | 'midheaven';
interface TransitOf {
  readonly planet: WesternPlanet;
  readonly aspect: MajorAspect;
  readonly natal: NatalPoint;
}

export const ASPECT_NATURES: Readonly<Record<MajorAspect, AspectNature>> = {
  conjunction: 'conjunction',
  sextile: 'soft',
  trine: 'soft',
  square: 'hard',
  opposition: 'hard',
};

/** «в квадрате к» with the case of what follows. */
export const ASPECT_PHRASES: Readonly<
  Record<MajorAspect, readonly [phrase: string, takes: 'dative' | 'instrumental']>
> = {
  conjunction: ['в соединении с', 'instrumental'],
  sextile: ['в секстиле к', 'dative'],
  square: ['в квадрате к', 'dative'],
  trine: ['в тригоне к', 'dative'],
  opposition: ['в оппозиции к', 'dative'],
};

/** An aspect as a noun: «секстиль», «оппозицию». */
export const aspectForms = (aspect: MajorAspect): Forms => ({
  nominative: ASPECT_NOUNS[aspect],
  accusative: aspect === 'opposition' ? 'оппозицию' : ASPECT_NOUNS[aspect],
});

const ASPECT_NOUNS: Readonly<Record<MajorAspect, string>> = {
  conjunction: 'соединение',
  sextile: 'секстиль',
  square: 'квадрат',
  trine: 'тригон',
  opposition: 'оппозиция',
};

/** «Луна в соединении с Ураном», the planets in the order of the table. */
export function aspectPhrase({ a, b, aspect }: Pick<PlanetAspect, 'a' | 'b' | 'aspect'>): string {
  const [phrase, takes] = ASPECT_PHRASES[aspect];
  return `${planetCase(a)} ${phrase} ${planetCase(b, takes)}`;
}

/** What is transited, in a case: «Луне», «Асценденту»; a planet at its own place: «своему месту в карте». */
export function natalPointCase(
  natal: NatalPoint,
  planet: WesternPlanet,
  takes: 'dative' | 'instrumental',
  /** What of the birth is said after its planets. */
  ofBirth = '',
): string {
  if (natal === 'ascendant' || natal === 'midheaven') return ANGLE_NAMES[natal][takes];
  if (natal === planet) return takes === 'instrumental' ? 'собственным местом в карте' : 'своему месту в карте';
  return `${planetCase(natal, takes)}${ofBirth}`;
}

/** «Сатурн в квадрате к Луне рождения». */
export function transitPhrase({ planet, aspect, natal }: TransitOf): string {
  const [phrase, takes] = ASPECT_PHRASES[aspect];
  return `${planetCase(planet)} ${phrase} ${natalPointCase(natal, planet, takes, ' рождения')}`;
}

/** «квадрат Сатурна к Луне рождения», «соединение Сатурна с Луной рождения». */
function transitName({ planet, aspect, natal }: TransitOf): string {
  const [, takes] = ASPECT_PHRASES[aspect];
  const joint = takes === 'instrumental' ? 'с' : 'к';
  return `${ASPECT_NOUNS[aspect]} ${planetCase(planet, 'genitive')} ${joint} ${natalPointCase(natal, planet, takes, ' рождения')}`;
}

/** A point of a contact in a case: «Венеру», «Асцендент»; nodes are only joined with: «Северным узлом». */
export function pointCase(point: ContactPoint, name: CaseName = 'nominative'): string {
  switch (point) {
    case 'ascendant':
    case 'midheaven':
    case 'north-node':
    case 'south-node':
      return CONTACT_FORMS[point][name] ?? '';
    default:
      return planetCase(point, name);
  }
}

const CONTACT_FORMS: Readonly<Record<Exclude<ContactPoint, WesternPlanet>, Forms>> = { ...ANGLE_NAMES, ...POINT_NAMES };

type ContactRule = Extract<Rule, { kind: 'western-contact' }>;

/** «Луна первого в соединении с Венерой второго». */
export function contactPhrase({ client, second, aspect }: ContactRule): string {
  const [phrase, takes] = ASPECT_PHRASES[aspect];
  return `${pointCase(client)} первого ${phrase} ${pointCase(second, takes)} второго`;
}

/** «соединение Луны первого и Венеры второго». */
export const contactName = ({ client, second, aspect }: ContactRule): string =>
  `${ASPECT_NOUNS[aspect]} ${pointCase(client, 'genitive')} первого и ${pointCase(second, 'genitive')} второго`;

const PATTERN_NAMES: Readonly<Record<PatternId, string>> = {
  'grand-cross': 'большой крест',
  't-square': 'тау-квадрат',
  kite: 'парус',
  'grand-trine': 'большой тригон',
  'mystic-rectangle': 'мистический прямоугольник',
  yod: 'йод',
  stellium: 'стеллиум',
};

/** A figure inside a sentence: nominative and accusative alike. */
export const patternName = (pattern: PatternId): string => PATTERN_NAMES[pattern];

const AT_DIGNITY: Readonly<Record<WesternDignity, string>> = {
  domicile: 'в обители',
  exaltation: 'в экзальтации',
  detriment: 'в изгнании',
  fall: 'в падении',
};

/** «в экзальтации». */
export const atDignity = (dignity: WesternDignity): string => AT_DIGNITY[dignity];

/** What a factor is called inside a sentence: nominative. */
export function westernFactorName(rule: Rule): string {
  switch (rule.kind) {
    case 'western-sign':
      return `${planetCase(rule.planet)} ${inSign(rule.sign)}`;
    case 'western-house':
      return `${planetCase(rule.planet)} ${atHouse(rule.house)}`;
    case 'western-point-sign':
      return `${POINT_NAMES[rule.point].nominative} ${inSign(rule.sign)}`;
    case 'western-point-house':
      return `${POINT_NAMES[rule.point].nominative} ${atHouse(rule.house)}`;
    case 'western-angle':
      return `${ANGLE_NAMES[rule.angle].nominative} ${inSign(rule.sign)}`;
    case 'western-aspect':
      return `${ASPECT_NOUNS[rule.aspect]} ${planetCase(rule.a, 'genitive')} и ${planetCase(rule.b, 'genitive')}`;
    case 'western-angle-aspect':
      return `${ASPECT_NOUNS[rule.aspect]} ${planetCase(rule.planet, 'genitive')} к ${ANGLE_NAMES[rule.angle].dative}`;
    case 'western-element':
      return `перевес ${ELEMENT_NAMES[rule.element].genitive}`;
    case 'western-moon-phase':
      return PHASE_NAMES[rule.phase];
    case 'western-ruler-house':
      return `управитель ${houseForms(rule.ruler).genitive} ${atHouse(rule.house)}`;
    case 'western-dignity':
      return `${planetCase(rule.planet)} ${AT_DIGNITY[rule.dignity]}`;
    case 'western-pattern':
      return rule.apex === undefined
        ? patternName(rule.pattern)
        : `${patternName(rule.pattern)} с вершиной в ${planetCase(rule.apex, 'prepositional')}`;
    case 'western-transit':
    case 'western-window':
      return transitName(rule);
    default:
      return 'карта';
  }
}

import type { Element } from '@nebosvod/engine/angle/sign';
import type { BodyId, ClassicalGraha, Graha } from '@nebosvod/engine/bodies';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import type { LunationPhase } from '@nebosvod/engine/western/moon';
import type { PatternId } from '@nebosvod/engine/western/pattern';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { ObjectKind } from '@nebosvod/numerology/object/object-number';
import type { LineId } from '@nebosvod/numerology/psychomatrix';

/** A house of a chart, counted from its lagna or from the Moon, 1–12. */
type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** A sidereal sign, 1 = Aries … 12. */
type Sign = House;

/** What in a chart a unit speaks of: by this the composer finds it. Signs 1–12 from Aries, nakshatras 1–27 from Ashvini. */
export type UnitFactor =
  | { readonly kind: 'lagna-in-sign'; readonly sign: Sign }
  | { readonly kind: 'lagna-in-nakshatra'; readonly nakshatra: number }
  | {
      readonly kind: 'graha-in-nakshatra';
      readonly graha: 'moon';
      readonly nakshatra: number;
      readonly pada?: 1 | 2 | 3 | 4;
    }
  | { readonly kind: 'graha-in-sign'; readonly graha: Graha; readonly sign: Sign }
  | { readonly kind: 'graha-in-house'; readonly graha: Graha; readonly house: House }
  | { readonly kind: 'lord-in-house'; readonly lord: House; readonly house: House }
  /** Which graha rules the house, wherever it stands: said after the text of the lord in its house. */
  | { readonly kind: 'lord-is'; readonly lord: House; readonly graha: ClassicalGraha }
  | { readonly kind: 'conjunction'; readonly a: BodyId; readonly b: BodyId }
  /** A vimshottari period: mahadasha of one lord, antardasha of two. */
  | { readonly kind: 'dasha'; readonly path: readonly [Graha] | readonly [Graha, Graha] }
  | { readonly kind: 'mahadasha-in-house'; readonly graha: Graha; readonly house: House }
  | { readonly kind: 'mahadasha-by-function'; readonly graha: Graha; readonly function: PeriodFunction }
  | { readonly kind: 'yoga'; readonly id: string }
  | { readonly kind: 'dosha'; readonly id: string }
  | { readonly kind: 'transit-from-moon'; readonly graha: Graha; readonly house: House }
  | { readonly kind: 'transit-in-house'; readonly graha: 'jupiter' | 'saturn' | 'rahu' | 'ketu'; readonly house: House }
  | { readonly kind: 'sade-sati'; readonly part: 'rising' | 'peak' | 'setting'; readonly moonSign: Sign }
  /** Sarvashtakavarga of a house: 22 and less, between, 32 and more. */
  | { readonly kind: 'sav-of-house'; readonly house: House; readonly band: 'low' | 'middle' | 'high' }
  | { readonly kind: 'lagna-in-varga-sign'; readonly varga: 9 | 10; readonly sign: Sign }
  | { readonly kind: 'graha-in-varga-sign'; readonly varga: 9 | 10; readonly graha: Graha; readonly sign: Sign }
  | { readonly kind: 'graha-in-varga-place'; readonly varga: 10; readonly graha: Graha; readonly place: VargaPlace }
  | { readonly kind: 'varga-tenth-lord'; readonly varga: 10; readonly state: 'high' | 'fallen' }
  | { readonly kind: 'chara-karaka'; readonly karaka: CharaKaraka; readonly graha?: Exclude<Graha, 'ketu'> }
  | { readonly kind: 'karakamsha'; readonly sign: Sign }
  /** A special lagna, a pada or a point, whose strength is that of the lord of its sign. */
  | { readonly kind: 'special-lagna'; readonly id: string }
  | { readonly kind: 'tajaka'; readonly of: TajakaPart; readonly id: string }
  /** A testimony of the chart of a question. */
  | { readonly kind: 'prashna'; readonly of: PrashnaPart; readonly id: string }
  /** An arcanum, 1–22, at a point of the matrix of destiny. */
  | { readonly kind: 'matrix-point'; readonly point: ArcanumPoint; readonly arcanum: number }
  /** Of the matrix of two people. */
  | { readonly kind: 'pair-point'; readonly point: 'E' | 'money' | 'love'; readonly arcanum: number }
  /** A digit 1–9 of the square of Pythagoras: none of it, 1 … 4, 5 and more. */
  | { readonly kind: 'square-cell'; readonly digit: number; readonly count: number }
  /** A line of the square: 0–1, 2–3, 4–5, 6 and more digits. */
  | { readonly kind: 'square-line'; readonly line: LineId; readonly level: 0 | 1 | 2 | 3 }
  /** A number of a date; `soul` and `destiny` are the Vedic ones, 1–9. */
  | { readonly kind: 'date-number'; readonly part: DateNumber; readonly number: number }
  | { readonly kind: 'name-number'; readonly part: 'expression' | 'soul' | 'personality'; readonly number: number }
  | { readonly kind: 'pinnacle'; readonly number: number }
  /** 0–8. */
  | { readonly kind: 'challenge'; readonly number: number }
  | { readonly kind: 'kua'; readonly number: number }
  /** A digit of the square of Lo Shu: absent, once, more than once. */
  | { readonly kind: 'lo-shu'; readonly digit: number; readonly state: 'absent' | 'one' | 'many' }
  | { readonly kind: 'object'; readonly object: ObjectKind; readonly number: number }
  | { readonly kind: 'personal-year'; readonly number: number }
  /** A number of a child as a parent is told it. */
  | { readonly kind: 'child-number'; readonly part: ChildPart; readonly number: number }
  /** A cell of a child's square: none of its digits, 1 … 3, four and more. */
  | { readonly kind: 'child-cell'; readonly digit: number; readonly count: number }
  /** Of a pair: a koota by its points; a graha of one in a house of the other. */
  | { readonly kind: 'koota'; readonly id: KootaId; readonly band: KootaBand }
  | { readonly kind: 'overlay'; readonly graha: 'moon' | 'saturn'; readonly house: House }
  /** What a graha that is weak, burdened or leading asks for. */
  | { readonly kind: 'upaya'; readonly graha: Graha; readonly need: UpayaNeed }
  /** Of a Western chart: signs are tropical, houses of Placidus. */
  | { readonly kind: 'planet-in-sign'; readonly planet: WesternPlanet; readonly sign: Sign }
  | { readonly kind: 'planet-in-house'; readonly planet: WesternPlanet; readonly house: House }
  /** Chiron and the nodes of the Moon in them. */
  | { readonly kind: 'point-in-sign'; readonly point: WesternPoint; readonly sign: Sign }
  | { readonly kind: 'point-in-house'; readonly point: WesternPoint; readonly house: House }
  /** Of secondary progressions: a light come into a sign; the house of birth that the Moon goes through. */
  | { readonly kind: 'progressed-in-sign'; readonly planet: 'sun' | 'moon'; readonly sign: Sign }
  | { readonly kind: 'progressed-in-house'; readonly planet: 'moon'; readonly house: House }
  /** Whoever rules the sign on the cusp of a house, in whichever house it stands. */
  | { readonly kind: 'ruler-in-house'; readonly ruler: House; readonly house: House }
  /** One of the seven in its domicile or exaltation, in its detriment or fall. */
  | { readonly kind: 'planet-dignity'; readonly planet: ClassicalGraha; readonly state: DignityState }
  /** A benefic or a malefic in a chart by day or by night. */
  | { readonly kind: 'planet-sect'; readonly planet: SectPlanet; readonly isDay: boolean }
  /** Five and more of the ten planets in signs of an element; the eighth of the lunation at birth. */
  | { readonly kind: 'element-emphasis'; readonly element: Element }
  | { readonly kind: 'birth-phase'; readonly phase: LunationPhase }
  /** A figure of aspects; of a T-square by what stands at its apex. */
  | { readonly kind: 'aspect-pattern'; readonly pattern: PatternId; readonly apex?: PatternApex }
  /** Of the chart of a solar return: the house of birth that rises in it; the house of a light in it. */
  | { readonly kind: 'return-ascendant'; readonly house: House }
  | { readonly kind: 'return-house'; readonly planet: 'sun' | 'moon'; readonly house: House }
  /** The lord of a year by profection, by the house of the solar return where it stands. */
  | { readonly kind: 'lord-of-year'; readonly planet: ClassicalGraha; readonly rank: HouseRank }
  /** Of a month: a planet on its way at a point of birth. */
  | {
      readonly kind: 'transit-to-point';
      readonly planet: TransitPlanet;
      readonly natal: TransitPoint;
      readonly nature: TransitNature;
    }
  /** A slow planet on its way through a house of birth. */
  | { readonly kind: 'planet-through-house'; readonly planet: SlowPlanet; readonly house: House }
  /** A new or a full Moon in a house of birth; a planet that turns back there. */
  | { readonly kind: 'lunation-in-house'; readonly phase: 'new' | 'full'; readonly house: House }
  | { readonly kind: 'retrograde-in-house'; readonly planet: 'mercury'; readonly house: House }
  | { readonly kind: 'angle-in-sign'; readonly angle: 'ascendant' | 'midheaven'; readonly sign: Sign }
  | {
      readonly kind: 'planets-aspect';
      readonly a: WesternPlanet;
      readonly b: WesternPlanet;
      readonly nature: AspectNature;
    }
  /** A point of one chart in aspect to a point of another, whichever is whose; the points in the order of `ContactPoint`. */
  | { readonly kind: 'contact'; readonly a: ContactPoint; readonly b: ContactPoint; readonly nature: AspectNature }
  /** A planet of one in a house of the other. */
  | { readonly kind: 'planet-overlay'; readonly planet: ClassicalGraha; readonly house: House }
  /** A place of a child's chart as a parent is told it. */
  | { readonly kind: 'child-place'; readonly point: ChildPoint; readonly sign: Sign };

/** Planets whose stay in a house of birth is told as a time of its own. */
export type SlowPlanet = 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto';

/** Points that are no planets and have words of their own; the nodes are the mean ones. */
export type WesternPoint = 'chiron' | 'north-node' | 'south-node';

/** What a sign does to a planet: lets it be itself, or asks it to go about. */
export type DignityState = 'dignified' | 'debilitated';

/** Planets whose sect changes how they are met: two that help, two that try. */
export type SectPlanet = 'venus' | 'mars' | 'jupiter' | 'saturn';

/** What the apex of a figure is: Sun to Mars, or Jupiter to Pluto. */
export type PatternApex = 'personal' | 'slow';

/** Houses 1, 4, 7, 10; 2, 5, 8, 11; 3, 6, 9, 12. */
export type HouseRank = 'angular' | 'succedent' | 'cadent';

/** What moves fast enough or slow enough to be dated within a month; the Moon is told by its phases. */
export type TransitPlanet = Exclude<WesternPlanet, 'moon'>;

/** What is transited: the seven planets of birth and its two angles. */
export type TransitPoint = ClassicalGraha | 'ascendant' | 'midheaven';

/** How a transit works; a conjunction is one or the other by who meets whom. */
export type TransitNature = 'easy' | 'tense';

/** What a child is read by: how it comes to people, what lights it up, what comforts it, how it learns, makes friends, is angry. */
export type ChildPoint = 'ascendant' | 'sun' | 'moon' | 'mercury' | 'venus' | 'mars';

/**
 * What of two Western charts is set against each other, in this order. The outer planets, which stand alike in everybody of an age, are told
 * with the quick points of the other, the midheaven and the mean nodes with the seven planets and the ascendant.
 */
export type ContactPoint = WesternPlanet | 'ascendant' | 'midheaven' | 'north-node' | 'south-node';

/** Aspects by how they work: together, at ease (sextile, trine), at odds (square, opposition). */
export type AspectNature = 'conjunction' | 'soft' | 'hard';

/**
 * Points whose arcana have words of their own: character, gift, earthly task, lesson, centre, corners of the father's and the
 * mother's line, children, entry, the tail's beginning, keys of money and of relations, three purposes.
 */
export type ArcanumPoint =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'a2'
  | 'd1'
  | 'entry'
  | 'money'
  | 'love'
  | 'personal'
  | 'social'
  | 'general';

/**
 * What a child is read by: arcana at A (temper), B (gift), a2 (what grows slowly, beside the parents) and E (comfort); the Vedic
 * number of destiny among friends; the first pinnacle, which stands over childhood, in learning; the arcanum of the year C with things
 * and chores; the personal year in what to give room to now.
 */
export type ChildPart = 'temper' | 'gift' | 'growth' | 'comfort' | 'friends' | 'learning' | 'things' | 'year';

export type DateNumber = 'life-path' | 'birthday' | 'soul' | 'destiny';

/** Points of a koota: three quarters and more, a part, a quarter and less. */
export type KootaBand = 'high' | 'middle' | 'low';

/** What the lord of a period is for the lagna; for a node, what the lord of its sign is. */
export type PeriodFunction = 'yogakaraka' | 'benefic' | 'mixed' | 'malefic' | 'maraka' | 'badhaka';

/** Houses of a varga in classes: 1, 4, 7, 10; 5, 9; 2, 3, 11; 6, 8, 12. */
export type VargaPlace = 'angle' | 'trine' | 'growth' | 'burden';

/** Karakas of the scheme of eight, whose names hold the scheme of seven. */
export type CharaKaraka = 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';

/**
 * Parts of a year's chart: its lord and the house of it, its rising sign, the houses of the muntha and of its lord, a yoga, a
 * saham, whose strength is that of the lord of its sign.
 */
export type TajakaPart =
  | 'year-lord'
  | 'year-lord-in-house'
  | 'year-lagna'
  | 'muntha'
  | 'muntha-lord'
  | 'yoga'
  | 'saham';

/**
 * Why a practice is looked for: little strength (of a node: of the lord of its sign); a malefic company or place; `hidden`,
 * combust or retrograde, of the Sun close to a node, of a node close to the Sun; it runs its period; it leads the chart.
 */
export type UpayaNeed = 'weak' | 'burdened' | 'hidden' | 'period' | 'leading';

/**
 * Parts of the chart of a question: what it is about, what it comes to, the sign that rises, the house of the Moon and her light, lords
 * of the ascendant and of the matter, the yoga between them, what else stands for or against, arudha, what warns, time, the voice of KP.
 */
export type PrashnaPart =
  | 'matter'
  | 'verdict'
  | 'rising'
  | 'moon-house'
  | 'moon'
  | 'lagnesh'
  | 'karyesh'
  | 'yoga'
  | 'support'
  | 'arudha'
  | 'consideration'
  | 'time'
  | 'kp';

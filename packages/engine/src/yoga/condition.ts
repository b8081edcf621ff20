import type { House, Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { CharaKaraka } from '../state/chara-karaka.ts';

/**
 * The language combinations are written in: plain data, so that one evaluator judges all of them, a page explains each one
 * part by part, and a sentence can be made of any.
 */

/** What a quantifier binds: «some graha, call it `it`, is …»; the second name is for a quantifier inside another. */
export type Variable = 'it' | 'other';

/** A graha or a place of the chart. */
export type Point =
  | Graha
  | 'lagna'
  | 'gulika'
  | Variable
  /** Lord of the n-th sign from a point (the lagna unless said). */
  | { readonly lord: House; readonly from?: Point | undefined }
  /** The n-th sign from a point, as a place. */
  | { readonly house: House; readonly from?: Point | undefined }
  /** Lord of the sign a graha is in. */
  | { readonly dispositorOf: Point }
  /** Lord of the navamsha sign of a point. */
  | { readonly navamshaLordOf: Point }
  /** Lord of the sign in which a graha is exalted. */
  | { readonly exaltationLordOf: Point }
  /** The graha that is exalted in the sign a point is in; there may be none. */
  | { readonly exaltedIn: Point }
  | { readonly karaka: CharaKaraka }
  /** Arudha pada of a house; 1 is the arudha lagna. */
  | { readonly arudha: House }
  /** The navamsha sign of the atmakaraka, as a place of the rasi chart. */
  | 'karakamsha';

/**
 * Grahas a quantifier runs over. `benefics` and `malefics` are the natural ones of this very chart: Mercury by its company, the Moon by
 * its half; the nodes are malefics. `disc-malefics` leaves the nodes out.
 */
export type GrahaSet = 'seven' | 'five' | 'nine' | 'benefics' | 'malefics' | 'disc-malefics' | readonly Point[];

/** State of a graha in its sign and in the sky. `friend` and `enemy`: by natural relation to the lord of the sign it is in. */
export type GrahaState =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'debilitated'
  | 'combust'
  | 'retrograde'
  | 'vargottama';

export type SignKind = 'movable' | 'fixed' | 'dual' | 'odd' | 'even' | 'fire' | 'earth' | 'air' | 'water';

export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'count'; readonly atLeast: number; readonly of: readonly Condition[] }
  | {
      readonly kind: 'some';
      readonly among: GrahaSet;
      readonly atLeast: number;
      readonly as: Variable;
      readonly that: Condition;
    }
  | { readonly kind: 'each'; readonly among: GrahaSet; readonly as: Variable; readonly that: Condition }
  /** The same condition read in a divisional chart, where dignities go by sign. */
  | { readonly kind: 'in-varga'; readonly division: number; readonly that: Condition }
  | { readonly kind: 'in-house'; readonly who: Point; readonly houses: readonly House[]; readonly from: Point }
  | { readonly kind: 'in-sign'; readonly who: Point; readonly signs: readonly Sign[] }
  | { readonly kind: 'sign-kind'; readonly who: Point; readonly is: SignKind }
  | { readonly kind: 'state'; readonly who: Point; readonly of: readonly GrahaState[] }
  /** Two different grahas in one sign, or a graha in the sign of a place. */
  | { readonly kind: 'together'; readonly who: Point; readonly with: Point }
  /** Whole-sign graha drishti; the nodes cast none. */
  | { readonly kind: 'aspects'; readonly who: Point; readonly on: Point }
  /** Each stands in a sign of the other. */
  | { readonly kind: 'exchange'; readonly who: Point; readonly with: Point }
  /** Lords of a house of the one list and a house of the other stand in each other's houses. */
  | { readonly kind: 'lords-exchange'; readonly between: readonly House[]; readonly and: readonly House[] }
  /** One and the same graha. */
  | { readonly kind: 'same'; readonly who: Point; readonly with: Point }
  | {
      readonly kind: 'relation';
      readonly of: Point;
      readonly to: Point;
      readonly is: 'friend' | 'enemy';
    }
  | { readonly kind: 'class'; readonly who: Point; readonly is: 'benefic' | 'malefic' }
  /** All of a set stand in these houses and leave none of them empty. */
  | { readonly kind: 'fills'; readonly grahas: GrahaSet; readonly houses: readonly House[]; readonly from: Point }
  | { readonly kind: 'signs-occupied'; readonly grahas: GrahaSet; readonly count: number }
  | { readonly kind: 'moon-half'; readonly half: 'bright' | 'dark' }
  | { readonly kind: 'birth'; readonly at: 'day' | 'night' }
  | { readonly kind: 'nakshatra'; readonly who: Point; readonly of: readonly number[] }
  /** Near the junction of a water sign and a fire sign: within 3°20′. */
  | { readonly kind: 'gandanta'; readonly who: Point }
  /** Sun … Saturn all in one half between the nodes. */
  | { readonly kind: 'between-nodes'; readonly by: 'degree' | 'sign' };

export const KENDRAS: readonly House[] = [1, 4, 7, 10];
export const TRINES: readonly House[] = [1, 5, 9];
export const KENDRAS_AND_TRINES: readonly House[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly House[] = [6, 8, 12];
/** The three that most rules with «benefics» mean when the class of the Moon and Mercury is not in question. */
export const THREE_BENEFICS = ['mercury', 'jupiter', 'venus'] as const satisfies readonly Graha[];
export const THREE_MALEFICS = ['sun', 'mars', 'saturn'] as const satisfies readonly Graha[];

export const all = (...of: readonly Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ kind: 'any', of });
export const not = (of: Condition): Condition => ({ kind: 'not', of });
export const some = (among: GrahaSet, that: Condition, as: Variable = 'it'): Condition => ({
  kind: 'some',
  among,
  atLeast: 1,
  as,
  that,
});
export const atLeast = (number: number, among: GrahaSet, that: Condition, as: Variable = 'it'): Condition => ({
  kind: 'some',
  among,
  atLeast: number,
  as,
  that,
});
export const each = (among: GrahaSet, that: Condition, as: Variable = 'it'): Condition => ({
  kind: 'each',
  among,
  as,
  that,
});
export const none = (among: GrahaSet, that: Condition, as: Variable = 'it'): Condition => not(some(among, that, as));
export const inVarga = (division: number, that: Condition): Condition => ({ kind: 'in-varga', division, that });
export const navamsha = (that: Condition): Condition => inVarga(9, that);
export const inHouse = (who: Point, houses: House | readonly House[], from: Point = 'lagna'): Condition => ({
  kind: 'in-house',
  who,
  houses: typeof houses === 'number' ? [houses] : houses,
  from,
});
export const inSign = (who: Point, ...signs: readonly Sign[]): Condition => ({ kind: 'in-sign', who, signs });
export const signKind = (who: Point, is: SignKind): Condition => ({ kind: 'sign-kind', who, is });
export const state = (who: Point, ...of: readonly GrahaState[]): Condition => ({ kind: 'state', who, of });
export const together = (who: Point, companion: Point): Condition => ({ kind: 'together', who, with: companion });
export const aspects = (who: Point, on: Point): Condition => ({ kind: 'aspects', who, on });
export const exchange = (who: Point, other: Point): Condition => ({ kind: 'exchange', who, with: other });
export const same = (who: Point, other: Point): Condition => ({ kind: 'same', who, with: other });
export const lord = (number: House, from?: Point): Point => (from ? { lord: number, from } : { lord: number });
export const house = (number: House, from?: Point): Point => (from ? { house: number, from } : { house: number });

/** With it in one sign or casting a glance on it. */
export const touches = (who: Point, on: Point): Condition => any(together(who, on), aspects(who, on));
/** With it in one sign, or the very same graha: lords of two houses may be one. */
export const joins = (who: Point, other: Point): Condition => any(together(who, other), same(who, other));
export const ofClass = (who: Point, is: 'benefic' | 'malefic'): Condition => ({ kind: 'class', who, is });
/** The lord of each of two houses stands in the other house itself, not in another sign its partner owns. */
export const housesExchange = (first: House, second: House): Condition => ({
  kind: 'lords-exchange',
  between: [first],
  and: [second],
});
/** Touched by a natural benefic of the chart; `as` names it where another quantifier is open. */
export const blessed = (on: Point, as: Variable = 'it'): Condition => some('benefics', touches(as, on), as);
/** Touched by a natural malefic of the chart. */
export const afflicted = (on: Point, as: Variable = 'it'): Condition => some('malefics', touches(as, on), as);
export const mutualSeventh = (who: Point, other: Point): Condition => inHouse(who, 7, other);
export const inMutualKendra = (who: Point, other: Point): Condition => inHouse(who, KENDRAS, other);
/** Together, in exchange or in each other's seventh: the bond of two lords. [BPHS 34.11] */
export const bound = (who: Point, other: Point): Condition =>
  any(together(who, other), exchange(who, other), mutualSeventh(who, other));
/** «Strong» of the verses, a convention of ours: own, exaltation or friend's sign, and not combust. */
export const strong = (who: Point): Condition =>
  all(state(who, 'exalted', 'own', 'friend'), not(state(who, 'combust')));
/** «Without strength», a convention of ours: debilitated, combust or in an enemy's sign. */
export const weak = (who: Point): Condition => state(who, 'debilitated', 'combust', 'enemy');
/**
 * Stands for the grades by number of vargas (gopuramsha, simhasanamsha, vaisheshikamsha and the like), which are not counted here: own
 * or exaltation sign in the rasi or in the navamsha. A rule with it claims no number of its book.
 */
export const graded = (who: Point): Condition =>
  some([who], any(state('it', 'own', 'exalted'), navamsha(state('it', 'own', 'exalted'))));
/** A malefic of the chart in this house. */
export const maleficIn = (houses: House | readonly House[], from: Point = 'lagna', as: Variable = 'it'): Condition =>
  some('malefics', inHouse(as, houses, from), as);
export const beneficIn = (houses: House | readonly House[], from: Point = 'lagna', as: Variable = 'it'): Condition =>
  some('benefics', inHouse(as, houses, from), as);
/** Malefics on both sides of a point. */
export const hemmed = (on: Point): Condition => all(maleficIn(2, on), maleficIn(12, on));

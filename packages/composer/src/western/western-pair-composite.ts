import type { Rule } from '@nebosvod/contracts/rule';
import { type Element, elementOf, type Sign } from '@nebosvod/engine/angle/sign';
import { inSign } from '@nebosvod/terms/sign';
import type { WesternFacts } from '../birth/western-facts.ts';
import { atHouse } from '../language/forms.ts';
import type { Slots } from '../language/template.ts';
import { WESTERN_HOUSE_MATTERS } from '../language/western-house-matters.table.ts';
import {
  COMPOSITE_ASCENDANT,
  COMPOSITE_HOUSE,
  COMPOSITE_LOOK,
  COMPOSITE_MOON,
  COMPOSITE_MOON_LINES,
  COMPOSITE_SUN,
  WESTERN_PAIR_GIST,
} from '../language/western-pair-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { compositeOf } from '../rule/decide-western-pair.ts';
import { keyOf } from '../rule/rule-key.ts';
import { planetForms } from './western-names.ts';

/** The chart of midpoints: its Sun for the gist; its lights by house, its Moon and ascendant by sign for daily life. */
export function compositeTold(
  voice: Voice,
  client: WesternFacts,
  second: WesternFacts,
): { readonly gist: Draft | null; readonly pieces: readonly Piece[] } {
  const { bodies, angles } = compositeOf(client, second);
  const bySign = (
    ways: readonly string[],
    meanings: Readonly<Record<Element, readonly string[]>>,
    rule: Rule & { readonly sign: Sign },
  ): Draft | null => {
    const what = voice.choose(meanings[elementOf(rule.sign)], keyOf(rule), {});
    return what === null ? null : voice.say(ways, { in: inSign(rule.sign), what }, [rule]);
  };
  const light = (planet: 'sun' | 'moon') => bodies.find(({ id }) => id === planet);
  const [sun, moon] = [light('sun'), light('moon')];
  const inHouse = (planet: 'sun' | 'moon', house: number): Draft | null => {
    const rule: Rule = { kind: 'western-composite-house', planet, house };
    const matters = voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
    const slots: Slots = { p: planetForms(planet), at: atHouse(house), matters: matters ?? '' };
    return matters === null ? null : voice.say(COMPOSITE_HOUSE, slots, [rule]);
  };
  const drafts = [
    sun?.house ? inHouse('sun', sun.house) : null,
    moon
      ? bySign(COMPOSITE_MOON_LINES, COMPOSITE_MOON, {
          kind: 'western-composite-sign',
          planet: 'moon',
          sign: moon.sign,
        })
      : null,
    moon?.house ? inHouse('moon', moon.house) : null,
    angles
      ? bySign(COMPOSITE_ASCENDANT, COMPOSITE_LOOK, {
          kind: 'western-composite-ascendant',
          sign: angles.ascendant.sign,
        })
      : null,
  ];
  return {
    gist: sun
      ? bySign(WESTERN_PAIR_GIST.composite, COMPOSITE_SUN, {
          kind: 'western-composite-sign',
          planet: 'sun',
          sign: sun.sign,
        })
      : null,
    pieces: drafts.flatMap((draft, order) =>
      draft ? [{ section: 'daily', paragraph: 'composite', order, rank: order < 2 ? 0 : 5 + order, draft }] : [],
    ),
  };
}

import type { Rule } from '@nebosvod/contracts/rule';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import { AREA_PLANS } from '../language/area.table.ts';
import { atHouse, houseForms } from '../language/forms.ts';
import { themeName } from '../language/theme-name.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { planetCase, westernFactorName } from './western-names.ts';

/** One side of an area that a sentence of the gist tells of. */
interface Side {
  readonly area: Balance['area'];
  readonly top: Weighed;
}

/** A sentence about a side: what area, what theme and what that means, by what factor; nothing where there is no side. */
export function saySide(voice: Voice, ways: readonly string[], side: Side | undefined): Draft | null {
  if (!side) return null;
  const { area, top } = side;
  const { theme } = top;
  const slots = { about: AREA_PLANS[area].about, theme: themeName(theme), meaning: THEMES[theme].meaning };
  return voice.say(ways, { ...slots, fact: factorIn(voice, top.rules[0] ?? WESTERN_SETTINGS) }, top.rules);
}

/** What a factor is in this chart: a ruler by its name as well. */
function factorIn(voice: Voice, rule: Rule): string {
  const { planet } = voice.decide(rule).values;
  const ruler = WESTERN_PLANETS.find((id) => id === planet);
  if (rule.kind !== 'western-ruler-house' || !ruler) return westernFactorName(rule);
  return `${planetCase(ruler)}, управитель ${houseForms(rule.ruler).genitive}, ${atHouse(rule.house)}`;
}

import { AREA_PLANS } from '../language/area.table.ts';
import { themeName } from '../language/theme-name.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernFactorName } from './western-names.ts';

/** One side of an area that a sentence of the gist tells of. */
interface Side {
  readonly area: Balance['area'];
  readonly top: Weighed;
}

/** A sentence about a side: what area, what theme, by what factor; nothing where there is no side. */
export function saySide(voice: Voice, ways: readonly string[], side: Side | undefined): Draft | null {
  if (!side) return null;
  const { area, top } = side;
  const fact = westernFactorName(top.rules[0] ?? WESTERN_SETTINGS);
  return voice.say(ways, { about: AREA_PLANS[area].about, theme: themeName(top.theme), fact }, top.rules);
}

import type { Sign } from '@nebosvod/engine/angle/sign';
import type { Unit } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of one part of sade sati, some two years and a half, for a sign of the natal Moon. */
export const sadeSatiAt =
  (part: 'rising' | 'peak' | 'setting') =>
  (moonSign: Sign, text: ToldText): Unit =>
    told(`sade-sati-${part}-${moonSign}`, { kind: 'sade-sati', part, moonSign }, text, [
      { key: 'modern', role: 'modern', note: 'саде-сати по знакам Луны: нынешняя практика' },
    ]);

import type { LineId } from '@nebosvod/numerology/psychomatrix';
import type { Interpretation } from '../../text.ts';

/** Entries follow. */
export const SQUARE_LINE_TEXTS: Readonly<Record<LineId, readonly Interpretation[]>> = {
  purpose_147: [],
  family_258: [],
  stability_369: [],
  selfEsteem_123: [],
  finance_456: [],
  talent_789: [],
  spirituality_159: [],
  temperament_357: [],
};

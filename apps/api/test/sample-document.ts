import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';

/** A small document for what does not depend on its text. */
export function sampleDocument(title: string): ReadingDocument {
  const sentence = (id: string) => ({
    id,
    text: 'Луна в Козероге.',
    factors: ['f1'],
    by: 'composer' as const,
    values: [],
  });
  return {
    version: 1,
    title,
    asOf: '2026-12-01',
    settings: DEFAULT_SETTINGS,
    engineVersion: '1',
    inputs: { births: [] },
    factors: {
      f1: { label: 'Луна в Козероге', rule: { kind: 'graha-in-sign', graha: 'moon', sign: 10 }, values: {} },
    },
    contradictions: [],
    uncertain: [],
    sections: [
      { id: 'essence', title: 'Суть', paragraphs: [{ id: 'p1', sentences: [sentence('s1'), sentence('s2')] }] },
    ],
  };
}

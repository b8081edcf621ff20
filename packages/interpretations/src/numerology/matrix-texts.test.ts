import { describe, expect, it } from 'vitest';
import { ARCANUM_TEXTS } from './arcana.table.ts';
import { MATRIX_POSITION_TEXTS } from './matrix-position.table.ts';
import { MATRIX_HEALTH_TEXTS, MATRIX_PROGRAMME_TEXTS } from './matrix-row.table.ts';
import { arcanumText, matrixHealthText } from './matrix-texts.ts';
import { PAIR_POSITION_TEXTS } from './pair-position.table.ts';

/** Promises, fear, verdicts and medicine have no place in a text. */
const BANNED = /смерт|прокляти|порч|гарантир|обязательно (будет|произойд)|диагноз|болезн|лечит|никогда не|карма наказ/i;

const frames = [
  ...Object.values(MATRIX_POSITION_TEXTS),
  ...Object.values(PAIR_POSITION_TEXTS),
  ...Object.values(MATRIX_PROGRAMME_TEXTS),
  ...MATRIX_HEALTH_TEXTS,
];
const prose = [
  ...ARCANUM_TEXTS.flatMap(({ essence, plus, minus, advice, question }) => [essence, plus, minus, advice, question]),
  ...frames.map(({ frame }) => frame),
];
const opening = (text: string) => text.split(' ').slice(0, 2).join(' ');

describe('texts of the arcana', () => {
  it('are 22, from 1 to 22, and none beyond', () => {
    expect(ARCANUM_TEXTS).toHaveLength(22);
    expect([arcanumText(0), arcanumText(23), matrixHealthText(7)]).toEqual([null, null, null]);
    // Marseille order: 8 is Justice, 11 Strength.
    expect(arcanumText(8)?.essence).toContain('мера');
    expect(arcanumText(11)?.essence).toContain('мягкая власть');
  });

  it.each(ARCANUM_TEXTS.map((text, index) => [index + 1, text] as const))('%i is within its lengths', (_, text) => {
    expect(text.essence.length).toBeLessThanOrEqual(140);
    for (const part of [text.plus, text.minus, text.advice]) {
      expect(part.length).toBeGreaterThanOrEqual(120);
      expect(part.length).toBeLessThanOrEqual(400);
    }
    expect(text.question).toMatch(/\?$/);
    expect(text.source).toMatch(/^\[/);
  });

  it('begin each in its own words', () => {
    for (const part of ['essence', 'plus', 'minus', 'advice'] as const) {
      const openings = ARCANUM_TEXTS.map((text) => opening(text[part]));
      expect(openings.filter((one, index) => openings.indexOf(one) !== index)).toEqual([]);
    }
  });
});

describe('frames of the positions', () => {
  it.each(frames.map((text) => [text.place, text.frame] as const))('%s: 120–300 characters', (_, frame) => {
    expect(frame.length).toBeGreaterThanOrEqual(120);
    expect(frame.length).toBeLessThanOrEqual(300);
  });

  it('stand each in a place of its own', () => {
    const places = frames.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) expect(place).toMatch(/^во? /);
  });
});

it('no text frightens, promises or prescribes, and no sentence is said twice', () => {
  const sentences = prose.flatMap((text) => text.split(/(?<=[.?!])\s+/u));
  for (const text of prose) expect(text).not.toMatch(BANNED);
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
});

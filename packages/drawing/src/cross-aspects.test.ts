import { expect, it } from 'vitest';
import { crossAspects } from './cross-aspects.ts';
import { wheel } from './wheel.ts';

const bodies = [
  { id: 'sun', longitude: 56, degree: '26°' },
  { id: 'moon', longitude: 326, degree: '26°' },
];

it('a line between two rings runs where the wheel itself would draw it', () => {
  const aspects = [{ from: 'sun', to: 'moon', kind: 'square' }];
  for (const ascendant of [null, 0, 171.5]) {
    const drawing = wheel({ size: 500, ascendant, midheaven: null, cusps: null, bodies, aspects });
    const left = ascendant ?? 0;
    expect(crossAspects({ drawing, left, outer: bodies, inner: bodies, aspects })).toEqual(drawing.aspects);
  }
});

it('an aspect of a body that is not drawn is left out', () => {
  const drawing = wheel({ size: 500, ascendant: 0, midheaven: null, cusps: null, bodies });
  const aspects = [{ from: 'ascendant', to: 'moon', kind: 'trine' }];
  expect(crossAspects({ drawing, left: 0, outer: bodies, inner: bodies, aspects })).toEqual([]);
});

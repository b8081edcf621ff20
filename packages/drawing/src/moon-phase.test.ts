import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { litShare, moonPhasePath } from './moon-phase.ts';

/** Area enclosed by the two arcs of a phase, from the half disc and the half ellipse it is made of. */
function litArea(path: string, radius: number): number {
  const arcs = [...path.matchAll(/A([\d.]+) ([\d.]+) 0 0 ([01])/g)];
  const [edge, terminator] = arcs;
  if (!edge || !terminator) return 0;
  const half = (Math.PI * radius * radius) / 2;
  const ellipse = (Math.PI * Number(terminator[1]) * radius) / 2;
  // Both arcs turning the same way enclose the half disc and the half ellipse together.
  return edge[3] === terminator[3] ? half + ellipse : half - ellipse;
}

describe('the disc of the Moon', () => {
  it('is lit over the share that the elongation asks for', () => {
    fc.assert(
      fc.property(fc.double({ min: 6, max: 354, noNaN: true }), (elongation) => {
        expect(litArea(moonPhasePath(elongation, 50), 50) / (Math.PI * 2500)).toBeCloseTo(litShare(elongation), 3);
      }),
    );
  });

  it('waxes from the right and wanes to the left', () => {
    expect(moonPhasePath(60, 10)).toMatch(/^M10 0A10 10 0 0 1 /);
    expect(moonPhasePath(300, 10)).toMatch(/^M10 0A10 10 0 0 0 /);
    expect(moonPhasePath(0, 10)).toBe('');
    expect(litShare(180)).toBe(1);
  });
});

import { expect, test } from 'vitest';
import { board } from './board.ts';
import type { CivilDate } from './civil-date.ts';
import { compatibility } from './compatibility.ts';
import { confirmations } from './confirmation.table.ts';
import { family } from './family.ts';
import { destinyMatrix } from './matrix/destiny-matrix.ts';
import { destinyMatrixPair } from './matrix/matrix-pair.ts';
import { readName } from './name/read-name.ts';
import { objectNumber } from './object/object-number.ts';
import { psychomatrix } from './psychomatrix.ts';
import { psychomatrixPair } from './psychomatrix-pair.ts';
import { suitableDates } from './suitable-dates.ts';

const late: CivilDate = { year: 2004, month: 2, day: 29 };
const early: CivilDate = { year: 1954, month: 1, day: 29 };

/** Every `confirmation` inside an answer, as `path: mark` of what is not published. */
function unconfirmed(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'confirmation') return unconfirmed(inner, `${path}.${key}`);
    return Object.entries(inner).flatMap(([name, mark]) =>
      mark !== null && typeof mark === 'object' && 'mark' in mark && mark.mark !== 'published'
        ? [`${path} ${name}: ${mark.mark}`]
        : [],
    );
  });
}

test('the values of a whole board that no published example confirms are these', () => {
  const name = readName('Семён Петрович Орлов');
  if (!name.ok) throw new Error(name.problem.message);
  const whole = board({ date: late, sex: 'f', name: name.value }, { at: { year: 2026, month: 3, day: 1 } });
  expect(unconfirmed(whole.ok ? whole.value : null, 'board')).toEqual([
    'board.psychomatrix working: single-source',
    'board.psychomatrix counts: single-source',
    'board.psychomatrix lines: single-source',
    'board.lifePath karmicDebts: single-source',
    'board.lifePath birthday: single-source',
    'board.pinnacles firstEnds: single-source',
    'board.pinnacles periods: single-source',
    'board.destinyMatrix energy: unsourced',
    'board.destinyMatrix emotion: unsourced',
    'board.destinyMatrix ring: unsourced',
    'board.vedicNumbers layouts: single-source',
    'board.vedicNumbers planes: single-source',
    'board.vedicNumbers mahadasha: single-source',
    'board.vedicNumbers leapBirthday: unsourced',
    'board.loShuDigitsOnly planes: single-source',
    'board.kua gua: single-source',
    'board.kua fengShui: single-source',
    'board.fourNumbers all: single-source',
    'board.antardasha mahadasha: single-source',
    'board.antardasha antardasha: single-source',
    'board.antardasha pratyantar: single-source',
    'board.antardasha square: single-source',
    'board.antardasha leapBirthday: unsourced',
    'board.name soul: single-source',
    'board.name personality: single-source',
    'board.name karmicDebts: single-source',
    'board.name karmicLessons: unsourced',
  ]);
});

test('outside the board these are not confirmed', () => {
  expect(unconfirmed(psychomatrix(late, 'classic'), 'classic since 2000')).toEqual([
    'classic since 2000 working: unsourced',
    'classic since 2000 counts: unsourced',
    'classic since 2000 lines: unsourced',
  ]);
  expect(unconfirmed(psychomatrixPair([early, early]), 'pair')).toEqual([]);
  expect(
    unconfirmed(destinyMatrix(early, { school: 'subtract-22', ringStart: 'C', ancestralCentre: 'own' }), 'matrix'),
  ).toEqual([
    'matrix points: single-source',
    'matrix keys: single-source',
    'matrix purposes: single-source',
    'matrix triads: single-source',
    'matrix phys: single-source',
    'matrix energy: unsourced',
    'matrix emotion: unsourced',
    'matrix ring: single-source',
  ]);
  const { first, second, ...pair } = destinyMatrixPair([early, early]);
  expect(first.A).toBe(second.A);
  expect(unconfirmed(pair, 'pair')).toEqual([
    'pair phys: unsourced',
    'pair energy: unsourced',
    'pair emotion: unsourced',
    'pair ring: unsourced',
  ]);
  const { confirmation } = compatibility([early, early]);
  expect(unconfirmed({ confirmation }, 'compatibility')).toEqual(['compatibility relations: unsourced']);
  expect(unconfirmed(family([early, late]), 'family')).toEqual(['family relations: unsourced']);
  expect(unconfirmed(suitableDates({ birth: early, from: late, to: late }), 'days')).toEqual([
    'days days: unsourced',
    'days relation: unsourced',
  ]);
  expect(unconfirmed(objectNumber('123-456-7890'), 'phone')).toEqual(['phone.value variants: unsourced']);
  expect(unconfirmed(objectNumber('12А'), 'flat')).toEqual([
    'flat.value number: unsourced',
    'flat.value variants: unsourced',
  ]);
});

test('the whole table of what is not published', () => {
  const rest = Object.entries(confirmations).filter(([, entry]) => entry.mark !== 'published');
  expect(rest.map(([id, entry]) => `${id}: ${entry.mark}`)).toEqual([
    'psychomatrixClassicAfter2000: unsourced',
    'psychomatrix2000: single-source',
    'lifePathByParts: single-source',
    'birthday: single-source',
    'karmicDebts: single-source',
    'yearTurn: unsourced',
    'pinnacleAges: single-source',
    'nameRussianNoSigns: single-source',
    'soulAndPersonality: single-source',
    'latinY: unsourced',
    'karmicLessons: unsourced',
    'matrixHealthOther: unsourced',
    'matrixRingA: unsourced',
    'matrixRingC: single-source',
    'matrixSubtract: single-source',
    'matrixOwnCentre: single-source',
    'matrixPairRest: unsourced',
    'vedicSecondLayout: single-source',
    'gua: single-source',
    'loShuPlanes: single-source',
    'mahadasha: single-source',
    'antardasha: single-source',
    'pratyantar: single-source',
    'leapBirthday: unsourced',
    'fourNumbers: single-source',
    'phoneVariants: unsourced',
    'objectRules: unsourced',
    'friendship: unsourced',
    'suitableDates: unsourced',
  ]);
  for (const { note } of Object.values(confirmations)) expect(note).toMatch(/^[А-ЯЁ].*\.$/u);
});

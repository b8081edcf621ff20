import { describe, expect, it } from 'vitest';
import { readPeriod } from './read-period.ts';
import { targetOf, targetWords } from './transit-target.ts';

describe('a period as typed', () => {
  it('is read when both dates stand and the end is not before the beginning', () => {
    expect(readPeriod({ from: '01.02.2026', to: '1 марта 2026' })).toEqual({ from: '2026-02-01', to: '2026-03-01' });
    expect(readPeriod({ from: '01.02.2026', to: '01.02.2026' })).toEqual({ from: '2026-02-01', to: '2026-02-01' });
  });

  it('says beside the field what is wrong', () => {
    expect(readPeriod({ from: '02.02.2026', to: '01.02.2026' })).toEqual({
      fromError: null,
      toError: 'Конец раньше начала',
    });
    expect(readPeriod({ from: '', to: '31.02.2026' })).toEqual({
      fromError: 'Укажите дату',
      toError: 'В феврале 28 дней',
    });
  });
});

describe('what a body is asked to reach', () => {
  const choice = { point: 'moon', sign: 12, nakshatra: 27 } as const;

  it('becomes a target of the API', () => {
    expect(targetOf({ ...choice, kind: 'conjunction' })).toEqual({ kind: 'natal', point: 'moon' });
    expect(targetOf({ ...choice, kind: 'opposition' })).toEqual({ kind: 'natal', point: 'moon', angle: 180 });
    expect(targetOf({ ...choice, kind: 'drishti' })).toEqual({ kind: 'drishti', point: 'moon' });
    expect(targetOf({ ...choice, kind: 'sign' })).toEqual({ kind: 'sign', sign: 12 });
    expect(targetOf({ ...choice, kind: 'nakshatra' })).toEqual({ kind: 'nakshatra', nakshatra: 27 });
  });

  it('is said in Russian', () => {
    expect(targetWords({ ...choice, kind: 'conjunction' }, {})).toBe('приходит на место Луны в карте');
    expect(targetWords({ ...choice, kind: 'sign' }, {})).toBe('входит в знак Рыб');
    expect(targetWords({ ...choice, kind: 'nakshatra' }, {})).toBe('входит в накшатру Ревати');
  });
});

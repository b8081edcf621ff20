import { expect, it } from 'vitest';
import { readPeriod } from './transit-period.ts';

it('reads a period with both ends, up to ten years', () => {
  expect(readPeriod('21.11.2026', '1 марта 2027')).toEqual({ kind: 'period', from: '2026-11-21', to: '2027-03-01' });
  expect(readPeriod('21.11.2026', '21.11.2036').kind).toBe('period');
});

it('says beside which end a mistake stands', () => {
  expect(readPeriod('', '30.02.2027')).toEqual({
    kind: 'errors',
    errors: { from: 'Укажите начало периода', to: 'В феврале 28 дней' },
  });
  expect(readPeriod('21.11.2026', '20.11.2026')).toEqual({
    kind: 'errors',
    errors: { to: 'Конец периода раньше начала' },
  });
  expect(readPeriod('21.11.2026', '22.11.2036')).toEqual({
    kind: 'errors',
    errors: { to: 'Период не длиннее 10 лет' },
  });
});

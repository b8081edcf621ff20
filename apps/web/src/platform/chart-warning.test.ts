import { describe, expect, it } from 'vitest';
import { opensChart } from './chart-warning.ts';

const chart = '/home/natal-chart';
const opens = (from: string | null, to: string, how: Parameters<typeof opensChart>[3]) =>
  opensChart(chart, from, to, how);

describe('the chart page is opened', () => {
  it('by a link from any other page, and by its address', () => {
    expect(opens('/home/homepage', chart, 'PUSH')).toBe(true);
    expect(opens('/home/veda', chart, 'REPLACE')).toBe(true);
    expect(opens(null, chart, 'navigate')).toBe(true);
  });

  it('not by a reload, a step of the history, or a change inside it', () => {
    expect(opens(null, chart, 'reload')).toBe(false);
    expect(opens(null, chart, 'back_forward')).toBe(false);
    expect(opens('/home/homepage', chart, 'BACK')).toBe(false);
    expect(opens('/home/homepage', chart, 'FORWARD')).toBe(false);
    expect(opens(chart, chart, 'PUSH')).toBe(false);
    expect(opens(chart, chart, 'REPLACE')).toBe(false);
  });

  it('not by opening another page', () => {
    expect(opens(chart, '/home/homepage', 'PUSH')).toBe(false);
    expect(opens(null, '/home/panchanga', 'navigate')).toBe(false);
  });
});

import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthWeeks, weekOf } from './calendar-days.ts';
import { fileName, planCalendar, planTable } from './plan-files.ts';
import { balanceOf, byDay, goalMarks, inOrder } from './plan-order.ts';
import { marketerSearch } from './search.ts';

const item = (change: Partial<ContentPlanItem> = {}): ContentPlanItem => ({
  id: '00000000-0000-4000-8000-000000000001',
  date: '2026-11-24',
  time: null,
  network: 'vk',
  format: 'post',
  purpose: 'useful',
  status: 'idea',
  rubric: '',
  topic: 'Экадаши',
  hook: '',
  text: '',
  callToAction: '',
  hashtags: [],
  visualBrief: '',
  skyReason: '',
  sky: null,
  marks: [],
  erid: '',
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
  ...change,
});
const plan = (items: ContentPlanItem[]): ContentPlan => ({
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Ноябрь: «тихая Луна»',
  from: '2026-11-01',
  to: '2026-11-30',
  niche: '',
  goals: '',
  tone: '',
  networks: ['vk'],
  items,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
});

describe('days', () => {
  it('a month is whole weeks from Monday, its own days all inside', () => {
    const weeks = monthWeeks('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(monthWeeks('2027-02-10')).toHaveLength(4);
  });
  it('a week begins on Monday and holds its date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 150_000 }), (days) => {
        const date = addDays('1970-01-01', days);
        const week = weekOf(date);
        expect(week).toHaveLength(7);
        expect(week).toContain(date);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });
});

describe('the order of posts', () => {
  it('is by day and hour, those without an hour first', () => {
    const items = [
      item({ id: 'c', time: '19:00' }),
      item({ id: 'b' }),
      item({ id: 'a', date: '2026-11-20', time: '23:00' }),
    ];
    expect(inOrder(items).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([...byDay(items).keys()]).toEqual(['2026-11-20', '2026-11-24']);
  });
});

it('the balance counts every post and its percents make a hundred', () => {
  const purposes = fc.array(fc.constantFrom('useful', 'personal', 'trust', 'sale'), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(purposes, (given) => {
      const parts = balanceOf(given.map((purpose) => item({ purpose })));
      expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBe(100);
      expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(given.length);
    }),
  );
  expect(balanceOf([]).every(({ percent }) => percent === 0)).toBe(true);
});

it('the marks of a balance stand where each wished share ends, none at the end of the strip', () => {
  expect(goalMarks({ useful: 55, personal: 25, trust: 20, sale: 0 })).toEqual([55, 80]);
  expect(goalMarks({ useful: 45, personal: 20, trust: 20, sale: 15 })).toEqual([45, 65, 85]);
});

describe('files of a plan', () => {
  it('a post with an hour is a moment, one without is a day; the uid stays', () => {
    const file = planCalendar(plan([item(), item({ id: 'x', time: '19:30' })]), '2026-11-21T06:00:00Z');
    expect(file).toContain('DTSTART;VALUE=DATE:20261124');
    expect(file).toContain('UID:post-x@nebosvod');
    expect(file).toContain('SUMMARY:ВКонтакте: Экадаши');
    expect(file).toContain(
      `DTSTART:${new Date('2026-11-24T19:30:00').toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
    );
  });
  it('the table holds every field in words', () => {
    const file = planTable(plan([item({ purpose: 'sale', status: 'ready', hashtags: ['#луна', '#пост'] })]));
    expect(file).toContain('"24.11.2026";"";"ВКонтакте";"Пост";"Продажа";"Готово"');
    expect(file).toContain('"#луна #пост"');
  });
  it('the name comes from the title', () => {
    expect(fileName(plan([]), 'csv')).toBe('Ноябрь-тихая-Луна.csv');
    expect(fileName({ ...plan([]), title: '!!!' }, 'ics')).toBe('plan.ics');
  });
});

it('the address keeps known parts only', () => {
  expect(marketerSearch({ plan: '00000000-0000-4000-8000-000000000000', view: 'week', date: '2026-11-24' })).toEqual({
    plan: '00000000-0000-4000-8000-000000000000',
    view: 'week',
    date: '2026-11-24',
  });
  expect(marketerSearch({ plan: 'x', view: 'year', date: '24.11.2026' })).toEqual({});
  expect(marketerSearch({ date: '2026-02-30' })).toEqual({});
  expect(marketerSearch({ tab: 'cards', view: 'list' })).toEqual({ tab: 'cards', view: 'list' });
  expect(marketerSearch({ tab: 'contentplan' })).toEqual({});
  expect(marketerSearch({ tab: 'admin', open: 'everything' })).toEqual({});
  expect(marketerSearch({ open: 'sky' })).toEqual({ open: 'sky' });
  expect(marketerSearch({ open: '00000000-0000-4000-8000-000000000000' })).toEqual({
    open: '00000000-0000-4000-8000-000000000000',
  });
  // A form stands beside the plan alone.
  expect(marketerSearch({ tab: 'facts', open: 'sky' })).toEqual({ tab: 'facts' });
});

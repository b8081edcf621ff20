import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { type CalendarEntry, calendarFile } from '@nebosvod/terms/calendar-file';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { csvFile } from '../../platform/files/csv-file.ts';
import { inOrder } from './plan-order.ts';
import { formatWords, purposeWords, statusWords } from './plan-words.ts';

/** A post begins at its hour on the clock of this browser; without one it takes the day. */
function entryOf(item: ContentPlanItem): CalendarEntry {
  const words = [item.hook, item.text, item.callToAction, item.hashtags.join(' ')].filter((part) => part !== '');
  return {
    uid: `post-${item.id}@nebosvod`,
    title: `${networkTitles[item.network]}: ${item.topic}`,
    start: item.time === null ? item.date : new Date(`${item.date}T${item.time}:00`).toISOString(),
    description: words.join('\n\n'),
  };
}

/** The plan for a calendar. @param now instant of making, ISO 8601 */
export function planCalendar(plan: ContentPlan, now: string): string {
  return calendarFile(plan.title, inOrder(plan.items).map(entryOf), now);
}

/** Columns of a plan in a spreadsheet. */
export const planColumns = [
  'Дата',
  'Время',
  'Сеть',
  'Формат',
  'Цель',
  'Состояние',
  'Рубрика',
  'Тема',
  'Крючок',
  'Текст',
  'Призыв',
  'Хэштеги',
  'Визуал',
  'Повод в небе',
  'Пометки',
  'erid',
];

/** A plan by the columns of a spreadsheet, in the order of its days. */
export const planRows = (plan: ContentPlan): readonly (readonly string[])[] =>
  inOrder(plan.items).map((item) => [
    formatNumericDate(item.date),
    item.time ?? '',
    networkTitles[item.network],
    formatWords[item.format],
    purposeWords[item.purpose],
    statusWords[item.status],
    item.rubric,
    item.topic,
    item.hook,
    item.text,
    item.callToAction,
    item.hashtags.join(' '),
    item.visualBrief,
    item.skyReason,
    item.marks.join(', '),
    item.erid,
  ]);

/** The plan as a table that any spreadsheet reads. */
export const planTable = (plan: ContentPlan): string => csvFile(planColumns, planRows(plan));

/** A file name of the plan's title: letters and figures kept, the rest hyphens. */
export const fileName = (plan: ContentPlan, extension: string): string =>
  `${
    plan.title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'plan'
  }.${extension}`;

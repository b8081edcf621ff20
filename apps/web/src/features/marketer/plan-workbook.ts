import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import writeXlsxFile from 'write-excel-file/universal';
import { planColumns, planRows } from './plan-files.ts';

/** Widths of the columns, characters: short ones first, texts wide. */
const WIDTHS: Readonly<Record<string, number>> = {
  Сеть: 16,
  Тема: 34,
  Крючок: 40,
  Текст: 70,
  Призыв: 34,
  Хэштеги: 26,
  Визуал: 34,
  'Повод в небе': 40,
};
const NARROW = 12;

/** The plan as a workbook of Excel: the head stays while the rows are scrolled, texts wrap in their cells. */
export function planWorkbook(plan: ContentPlan): Promise<Blob> {
  const head = planColumns.map((value) => ({ value, fontWeight: 'bold', type: String }) as const);
  const rows = planRows(plan).map((row) =>
    // Typed as text, so that nothing a person wrote is taken for a formula.
    row.map((value) => ({ value, type: String, wrap: true, alignVertical: 'top' }) as const),
  );
  return writeXlsxFile([head, ...rows], {
    sheet: 'План',
    stickyRowsCount: 1,
    columns: planColumns.map((column) => ({ width: WIDTHS[column] ?? NARROW })),
  }).toBlob();
}

import { z } from 'zod';
import { productIdField } from './products.table.ts';

/** What the operator may set of a product over the table: how much of it there is, not what it opens. */
export const productTermsSchema = z.strictObject({
  /** Generations in a calendar month. */
  quota: z
    .number('Нужно число генераций')
    .int('Нужно целое число')
    .min(1, 'Хотя бы одна генерация')
    .max(1_000, 'Не больше тысячи генераций в месяц'),
  /** Months from the purchase; null = without end. */
  termMonths: z
    .number('Нужно число месяцев')
    .int('Нужно целое число')
    .min(1, 'Хотя бы месяц')
    .max(120, 'Не больше десяти лет')
    .nullable(),
});

export type ProductTerms = z.output<typeof productTermsSchema>;

/** A product with the terms that are in force. */
export const termedProductSchema = productTermsSchema.extend({ id: productIdField });

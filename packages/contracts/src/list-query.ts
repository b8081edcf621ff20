import { z } from 'zod';
import { listCursor } from './list-cursor.ts';
import { textField } from './person-fields.ts';

/** The query of a list that is paged: words looked for, where the page begins, how long it is (a hundred at most). */
export function listQuery<const Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.strictObject({
    search: textField(100).trim().optional(),
    cursor: listCursor.optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'Сколько строк: целое число от 1 до 100')
      .transform(Number)
      .pipe(z.number().min(1, 'Хотя бы одна строка').max(100, 'Не больше 100 строк за раз'))
      .default(50),
    ...fields,
  });
}

import { z } from 'zod';

/** A list of a request in which nothing stands twice. */
export function uniqueList<Element extends z.ZodType<string | number>>(element: Element, most: number) {
  return z
    .array(element)
    .max(most, `Не больше ${most} в одном списке`)
    .refine((list) => new Set<unknown>(list).size === list.length, 'В списке есть повторы')
    .meta({ uniqueItems: true });
}

/** A list of ids in a request: at most as many as there are, each of them once. */
export function idList<const Ids extends Readonly<Record<string, string>>>(id: z.ZodEnum<Ids>) {
  return uniqueList(id, id.options.length);
}

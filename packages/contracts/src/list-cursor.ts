import { z } from 'zod';

/** Where a page begins, as the page before has said it: opaque, and long enough for the key of any name. */
export const listCursor = z.string().max(4_000, 'Такой страницы списка нет: начните с первой');

import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { boardInput } from './numerology-requests.ts';

/**
 * The board of one person as an A4 PDF: numbers, square, matrix, cycles, with the marks of what is not confirmed.
 * Date and name travel in the body only and are not stored.
 */
export const boardPdf = endpoint({
  method: 'POST',
  path: '/v1/numerology/board.pdf',
  cost: 1000,
  summary: 'Доска чисел одного человека в PDF',
  tag: 'numerology',
  access: { products: [2] },
  params: nothing,
  query: nothing,
  body: boardInput,
  response: z.unknown(),
  envelope: 'raw',
});

import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';

const count = z.number().int().min(0);

export const getOverview = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/overview',
  cost: 5 * rowCost,
  summary: 'Что было за последние сутки: заказы, документы, письма, люди; одни числа',
  body: noBody,
  response: z.object({
    orders: z.object({
      made: count,
      paid: count,
      /** Of paid ones in roubles, the rehearsal left out. */
      paidKopecks: count,
      refunded: count,
      /** Orders of each of the last fourteen spans of 24 hours, the oldest first. */
      daily: z.array(count).length(14),
    }),
    jobs: z.object({ done: count, failed: count, queued: count, running: count }),
    letters: z.object({
      /** Waiting to be delivered. */
      waiting: count,
      /** Of them tried in vain already. */
      tried: count,
    }),
    people: z.object({ total: count, lastWeek: count, withProduct: count }),
  }),
});

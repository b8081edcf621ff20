import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';

const common = {
  method: 'GET',
  tag: 'health',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ status: z.literal('ok') }),
  envelope: 'bare',
  limit: 'none',
} as const;

/** The process answers: a supervisor restarts it when this fails. */
export const healthLive = endpoint({ ...common, path: '/health/live', cost: rowCost, summary: 'Процесс отвечает' });

/** The process can serve: a balancer sends nothing here while this is 503 (database away, or stopping). */
export const healthReady = endpoint({
  ...common,
  path: '/health/ready',
  cost: rowCost,
  summary: 'Сервис готов: база данных доступна',
});

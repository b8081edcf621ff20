import { getOverview } from '@nebosvod/contracts/admin-overview';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../context.ts';

const DAYS = 14;

type Overview = AnswerOf<typeof getOverview>;

/** One number of each line: nobody's name or address. */
export async function readOverview(db: Db): Promise<Overview> {
  const { rows } = await sql<Omit<Overview['orders'], 'daily'> & Record<string, number>>`
    select
      (select count(*)::int from purchase_order where created_at > now() - interval '1 day') as made,
      (select count(*)::int from payment_event where kind = 'paid' and received_at > now() - interval '1 day') as paid,
      (select coalesce(sum(o.amount_kopecks), 0)::float8 from payment_event e
        join purchase_order o on o.provider = e.provider and o.external_id = e.external_id
        where e.kind = 'paid' and e.received_at > now() - interval '1 day'
          and o.currency = 'RUB' and o.provider <> 'test') as "paidKopecks",
      (select count(*)::int from payment_event
        where kind = 'refunded' and received_at > now() - interval '1 day') as refunded,
      (select count(*)::int from consultation
        where status = 'done' and finished_at > now() - interval '1 day') as done,
      (select count(*)::int from consultation
        where status = 'failed' and finished_at > now() - interval '1 day') as failed,
      (select count(*)::int from consultation where status = 'queued') as queued,
      (select count(*)::int from consultation where status = 'running') as running,
      (select count(*)::int from mail_outbox) as waiting,
      (select count(*)::int from mail_outbox where tries > 0) as tried,
      (select count(*)::int from account) as total,
      (select count(*)::int from account where created_at > now() - interval '7 days') as "lastWeek",
      (select count(distinct user_id)::int from purchase
        where state = 'paid' and (expires_at is null or expires_at > now())) as "withProduct"`.execute(db);
  const found = rows[0];
  if (found === undefined) throw new Error('a select without a table gave no row');
  const spans = await sql<{ readonly back: number; readonly made: number }>`
    select floor(extract(epoch from now() - created_at) / extract(epoch from interval '1 day'))::int as back, count(*)::int as made
    from purchase_order where created_at > now() - make_interval(days => ${DAYS}) group by 1`.execute(db);
  const {
    made,
    paid,
    paidKopecks,
    refunded,
    done,
    failed,
    queued,
    running,
    waiting,
    tried,
    total,
    lastWeek,
    withProduct,
  } = found;
  const daily = Array.from(
    { length: DAYS },
    (_, at) => spans.rows.find(({ back }) => back === DAYS - 1 - at)?.made ?? 0,
  );
  return getOverview.response.parse({
    orders: { made, paid, paidKopecks, refunded, daily },
    jobs: { done, failed, queued, running },
    letters: { waiting, tried },
    people: { total, lastWeek, withProduct },
  });
}

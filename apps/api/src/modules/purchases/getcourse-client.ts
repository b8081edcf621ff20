import { setTimeout as sleep } from 'node:timers/promises';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';

/** A row of GetCourse's export of orders: the value of each column under its name in lower case. */
export type ExportRow = ReadonlyMap<string, string>;

export interface GetcourseOptions {
  /** The school's name: `school` of `school.getcourse.ru`. */
  readonly account: string;
  readonly apiKey: string;
  /** In place of `https://{account}.getcourse.ru`. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
  /** Between questions whether the export is ready. */
  readonly pollMs?: number;
}

export interface GetcourseClient {
  /** Orders whose status changed on this day or later. @param since ГГГГ-ММ-ДД */
  exportOrders(since: string): Promise<readonly ExportRow[]>;
  /** Whether the school begins an export of one day for our key; one question of its hundred in two hours. */
  acceptsKey(): Promise<boolean>;
}

/** GetCourse could not be asked, refused, or answered what cannot be read. */
export class GetcourseError extends Error {}

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const answerSchema = z.object({
  success: z.boolean(),
  error_code: z.coerce.number().optional().catch(undefined),
  error_message: z.string().optional().catch(undefined),
  info: z
    .object({
      export_id: z.union([z.number(), z.string().min(1)]).optional(),
      fields: z.array(z.string()).optional(),
      items: z.array(z.array(cell)).optional(),
    })
    .optional()
    .catch(undefined),
});

/** «Файл ещё не создан»: the export is being made. */
const notReady = 909;
const retryAfterMs = [1_000, 5_000] as const;
/** With the pause between them five minutes; a school has some hundred questions in two hours. */
const longestPolls = 30;

/**
 * The export of orders by GetCourse's API: one call starts it, then it is asked for until it is there.
 * Source: getcourse.ru/help/api, "экспорт заказов"; the key travels in the address, as that API has it.
 */
export function createGetcourseClient(options: GetcourseOptions): GetcourseClient {
  const { account, apiKey, timeoutMs = 30_000, pollMs = 10_000 } = options;
  const base = options.baseUrl ?? `https://${account}.getcourse.ru`;

  async function ask(path: string, query: Record<string, string>): Promise<z.output<typeof answerSchema>> {
    for (let attempt = 0; ; attempt += 1) {
      const pause = retryAfterMs[attempt];
      try {
        const response = await fetch(`${base}${path}?${new URLSearchParams({ key: apiKey, ...query })}`, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        if (response.status < 500 && response.status !== 429) {
          const parsed = answerSchema.safeParse(await response.json().catch(() => null));
          if (!parsed.success) throw new GetcourseError(`GetCourse ответил непонятно (HTTP ${response.status})`);
          return parsed.data;
        }
        if (pause === undefined) throw new GetcourseError(`GetCourse ответил HTTP ${response.status}`);
      } catch (error) {
        if (error instanceof GetcourseError) throw error;
        // The cause is left out: it may name the address, and the address holds the key.
        if (pause === undefined) throw new GetcourseError('GetCourse не отвечает');
      }
      await sleep(pause);
    }
  }

  const begin = (since: string) => ask('/pl/api/account/deals', { 'status_changed_at[from]': since });

  return {
    async exportOrders(since) {
      const started = await begin(since);
      const id = started.info?.export_id;
      if (!started.success || id === undefined) {
        throw new GetcourseError(`GetCourse не начал выгрузку: ${started.error_message ?? 'без объяснения'}`);
      }
      for (let poll = 0; poll < longestPolls; poll += 1) {
        await sleep(pollMs);
        const { success, info, ...refusal } = await ask(`/pl/api/account/exports/${encodeURIComponent(id)}`, {});
        if (success && info?.items) return rowsOf(info.fields ?? [], info.items);
        if (!success && refusal.error_code !== notReady) {
          throw new GetcourseError(`GetCourse не отдал выгрузку: ${refusal.error_message ?? 'без объяснения'}`);
        }
      }
      throw new GetcourseError('GetCourse не успел сделать выгрузку');
    },
    acceptsKey: () =>
      begin(utcDate(Date.now())).then(
        ({ success, info }) => success && info?.export_id !== undefined,
        () => false,
      ),
  };
}

function rowsOf(fields: readonly string[], items: readonly (readonly z.output<typeof cell>[])[]): ExportRow[] {
  const names = fields.map((field) => field.trim().toLowerCase());
  return items.map((item) => new Map(names.map((name, at) => [name, String(item[at] ?? '').trim()])));
}

import { type ContentKind, contentEntries, contentKinds } from '@nebosvod/contracts/admin-content';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { type ContentRow, connectionKind, readContentRows } from './content-entry.repository.ts';
import { isSettingKind, withSettings } from './live-settings.ts';
import type { Content } from './load-content.ts';

/** Other processes see within this time what one of them has published. */
const refreshMs = 5_000;

interface Identified {
  readonly id: string;
}

/** What visitors read: `content/` with what the console has published and set over it. */
export interface LiveContent {
  readonly content: Content;
  /** What the console holds, with drafts and what is hidden. */
  rows(): readonly ContentRow[];
  /** Rises when what the console holds has changed. */
  edition(): number;
  /** Reads what the console holds anew: after a change of it. */
  refresh(): Promise<void>;
}

/**
 * The entries of `content/` with those of the console over them: a published one replaces the file's of the same id, a hidden one
 * takes it away. Kept in memory, so that pages are served while the database is away.
 * @param now ms since 1970: an entry whose moment has not come is not shown yet
 * @param follow told what the console holds, whenever it was read anew and is not what it was
 */
export function createLiveContent(
  db: Db,
  base: Content,
  now: () => number = Date.now,
  follow: (rows: readonly ContentRow[]) => Promise<void> = async () => {},
): LiveContent {
  let rows: readonly ContentRow[] = [];
  let edition = 0;
  let isRead = false;

  function entriesOf<D extends object>(
    kind: ContentKind,
    schema: z.ZodType<D>,
    files: readonly (D & Identified)[],
  ): (D & Identified)[] {
    const entries = new Map(files.map((entry) => [entry.id, entry]));
    for (const row of rows) {
      if (row.kind !== kind) continue;
      if (row.is_hidden) entries.delete(row.id);
      // What does not fit its kind was written by a newer version.
      const parsed = schema.safeParse(row.published);
      if (parsed.success && !row.is_hidden) entries.set(row.id, { ...parsed.data, id: row.id });
    }
    return [...entries.values()];
  }
  const isOurs = (kind: ContentKind, id: string) =>
    rows.some((row) => row.kind === kind && row.id === id && row.published !== null);

  let settled = withSettings(base, []);

  return {
    content: {
      ...base,
      get seller() {
        return settled.seller;
      },
      get brand() {
        return settled.brand;
      },
      get categories() {
        return settled.categories;
      },
      get shopItems() {
        return settled.shopItems;
      },
      get terms() {
        return settled.terms;
      },
      get offers() {
        return settled.offers;
      },
      get advertising() {
        return settled.advertising;
      },
      get legal() {
        return settled.legal;
      },
      get news() {
        const present = new Date(now()).toISOString();
        return entriesOf('news', contentEntries.news, base.news)
          .filter(({ id, publishedAt }) => publishedAt <= present || !isOurs('news', id))
          .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
      },
      get events() {
        return entriesOf('events', contentEntries.events, base.events).sort((a, b) =>
          a.startsAt.localeCompare(b.startsAt),
        );
      },
      get questions() {
        return entriesOf('questions', contentEntries.questions, base.questions);
      },
    },
    rows: () => rows,
    edition: () => edition,
    async refresh() {
      const isKnown = (kind: string) =>
        contentKinds.some((known) => known === kind) || isSettingKind(kind) || kind === connectionKind;
      const read = (await readContentRows(db)).filter(({ kind }) => isKnown(kind));
      if (isRead && JSON.stringify(read) === JSON.stringify(rows)) return;
      await follow(read);
      isRead = true;
      edition += 1;
      rows = read;
      settled = withSettings(base, read);
    },
  };
}

/** Reads it when the server is ready and every five seconds after that. */
export function keepFresh(app: FastifyInstance, live: LiveContent): void {
  const refresh = async () => {
    try {
      await live.refresh();
    } catch (error) {
      // Away, or not migrated yet: the next time.
      if (!isDatabaseUnavailable(error)) app.log.warn({ err: error }, 'content of the console could not be read');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    await refresh();
    timer = setInterval(() => void refresh(), refreshMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

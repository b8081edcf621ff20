import * as contract from '@nebosvod/contracts/admin-content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { removeContentEntry, writeContentEntry } from '../content/content-entry.repository.ts';
import { wordsOf } from '../content/item-words.ts';
import type { LiveContent } from '../content/live-content.ts';
import type { Content } from '../content/load-content.ts';
import { doubtsOf } from './honest-words.service.ts';
import { type OperatorAction, recordEvent } from './operator-event.repository.ts';

type Entry = AnswerOf<typeof contract.restoreContentEntry>;
type FileEntry = { readonly id: string };

/** What `content/` publishes of a kind. */
const entriesOf = (files: Content, kind: contract.ContentKind): readonly FileEntry[] =>
  kind === 'items' ? files.shopItems.map((item) => ({ id: item.id, ...wordsOf(item) })) : files[kind];
const draftsOf = (files: Content, kind: contract.ContentKind): readonly FileEntry[] =>
  kind === 'items' ? [] : files.drafts[kind];

/** An entry without its id, as the console edits it. */
function dataOf<E extends FileEntry>({ id: _id, ...data }: E): Omit<E, 'id'> {
  return data;
}

const titleOf = (data: unknown): string => {
  const named = typeof data === 'object' && data !== null ? data : {};
  if ('title' in named && typeof named.title === 'string') return named.title;
  return 'question' in named && typeof named.question === 'string' ? named.question : '';
};

export interface ContentParts {
  readonly live: LiveContent;
  /** What `content/` itself has. */
  readonly files: Content;
}

/** News, events, questions and words of items: listed with drafts, edited, published, taken off. */
export function registerAdminContent(app: FastifyInstance, { db }: Context, { live, files }: ContentParts): void {
  const fileOf = (kind: contract.ContentKind, id: string): unknown => {
    const found = [...entriesOf(files, kind), ...draftsOf(files, kind)].find((entry) => entry.id === id);
    return found === undefined ? null : dataOf(found);
  };
  const isPublishedByFile = (kind: contract.ContentKind, id: string) =>
    entriesOf(files, kind).some((entry) => entry.id === id);

  const present = (kind: contract.ContentKind, id: string): Entry => {
    const row = live.rows().find((one) => one.kind === kind && one.id === id);
    const file = fileOf(kind, id);
    const fromFile = isPublishedByFile(kind, id) ? file : null;
    const published = row?.is_hidden ? null : (row?.published ?? fromFile);
    const draft = row?.draft ?? (fromFile === null && row?.published == null ? file : null);
    return {
      id,
      title: titleOf(draft ?? published ?? row?.published ?? file),
      published,
      // What was taken off stays at hand as a draft.
      draft: draft ?? (row?.is_hidden ? (row.published ?? file) : null),
      isFromFile: file !== null,
      isHidden: row?.is_hidden ?? false,
      updatedAt: row?.updated_at.toISOString() ?? null,
    };
  };
  const isKnown = (kind: contract.ContentKind, id: string) =>
    fileOf(kind, id) !== null || live.rows().some((row) => row.kind === kind && row.id === id);

  /** Changes an entry, writes it down, and lets this process show it at once. */
  const change = async (
    caller: Caller | null,
    { kind, id }: { readonly kind: contract.ContentKind; readonly id: string },
    action: OperatorAction,
    work: (tx: Kysely<Schema>) => Promise<unknown>,
  ) => {
    await db.transaction().execute(async (tx) => {
      await work(tx);
      await recordEvent(tx, signedIn(caller), { action, subjectKind: kind, subjectId: id });
    });
    await live.refresh();
  };

  mount(app, contract.listContentEntries, async ({ params: { kind } }) => {
    await live.refresh();
    const ids = [
      ...live.rows().flatMap((row) => (row.kind === kind ? [row.id] : [])),
      ...[...draftsOf(files, kind), ...entriesOf(files, kind)].map(({ id }) => id),
    ];
    return [...new Set(ids)].slice(0, 1_000).map((id) => present(kind, id));
  });

  mount(app, contract.saveContentEntry, async ({ caller, params, body }) => {
    const parsed = contract.contentEntries[params.kind].safeParse(body.data);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
    }
    const { data } = parsed;
    // What an item opens is not told by words, so none begins here.
    if (params.kind === 'items' && !isPublishedByFile('items', params.id))
      throw new ProblemError('NOT_FOUND', 'Товары заводятся в content/shop.yaml, здесь правятся их слова');
    const parts = body.publish ? { published: data, draft: null, isHidden: false } : { draft: data };
    await change(caller, params, body.publish ? 'publish' : 'save-draft', async (tx) => {
      if (await writeContentEntry(tx, params.kind, params.id, parts)) return;
      throw new ProblemError('LIMIT_EXCEEDED', 'В разделе уже тысяча записей');
    });
    return { ...present(params.kind, params.id), doubts: await doubtsOf(data) };
  });

  mount(app, contract.hideContentEntry, async ({ caller, params }) => {
    await live.refresh();
    if (!isKnown(params.kind, params.id)) throw new ProblemError('NOT_FOUND', 'Такой записи нет');
    const hasFile = fileOf(params.kind, params.id) !== null;
    await change(caller, params, hasFile ? 'hide' : 'remove', (tx) =>
      hasFile
        ? writeContentEntry(tx, params.kind, params.id, { isHidden: true })
        : removeContentEntry(tx, params.kind, params.id),
    );
  });

  mount(app, contract.restoreContentEntry, async ({ caller, params }) => {
    await live.refresh();
    if (fileOf(params.kind, params.id) === null) throw new ProblemError('NOT_FOUND', 'Такой записи в content/ нет');
    await change(caller, params, 'restore', (tx) => removeContentEntry(tx, params.kind, params.id));
    return present(params.kind, params.id);
  });
}

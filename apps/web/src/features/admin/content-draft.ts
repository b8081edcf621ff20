import type { ContentKind } from '@nebosvod/contracts/admin-content';

/** A field of an entry: one line, a text in Markdown, or a moment of the operator's clock. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly look: 'line' | 'markdown' | 'moment';
  readonly isOptional?: true;
}

export const entryFields: Readonly<Record<ContentKind, readonly EntryField[]>> = {
  news: [
    { name: 'title', label: 'Заголовок', look: 'line' },
    { name: 'summary', label: 'Кратко', look: 'line' },
    { name: 'publishedAt', label: 'Показать с', look: 'moment' },
    { name: 'body', label: 'Текст (Markdown)', look: 'markdown' },
  ],
  events: [
    { name: 'title', label: 'Название', look: 'line' },
    { name: 'summary', label: 'Кратко', look: 'line' },
    { name: 'startsAt', label: 'Начало', look: 'moment' },
    { name: 'endsAt', label: 'Конец', look: 'moment', isOptional: true },
    { name: 'place', label: 'Место', look: 'line' },
    { name: 'url', label: 'Ссылка', look: 'line', isOptional: true },
  ],
  questions: [
    { name: 'group', label: 'Группа', look: 'line' },
    { name: 'question', label: 'Вопрос', look: 'line' },
    { name: 'answer', label: 'Ответ (Markdown)', look: 'markdown' },
  ],
};

/** What is typed, by field; '' for what is not given. */
export type EntryDraft = Readonly<Record<string, string>>;

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as a field of date and time takes it, on the clock of this browser. */
export function localMoment(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The draft of a stored entry; fields it lacks are empty. */
export function draftOf(kind: ContentKind, data: unknown): EntryDraft {
  const stored: ReadonlyMap<string, unknown> = new Map(
    typeof data === 'object' && data !== null ? Object.entries(data) : [],
  );
  return Object.fromEntries(
    entryFields[kind].map(({ name, look }) => {
      const value = stored.get(name);
      const text = typeof value === 'string' ? value : '';
      return [name, look === 'moment' ? localMoment(text) : text];
    }),
  );
}

/** What is sent: moments as instants, an optional field that is empty as null. */
export function dataOf(kind: ContentKind, draft: EntryDraft): Record<string, string | null> {
  return Object.fromEntries(
    entryFields[kind].map(({ name, look, isOptional }) => {
      const text = (draft[name] ?? '').trim();
      if (text === '' && isOptional) return [name, null];
      const at = look === 'moment' ? new Date(text) : null;
      return [name, at && !Number.isNaN(at.getTime()) ? at.toISOString() : text];
    }),
  );
}

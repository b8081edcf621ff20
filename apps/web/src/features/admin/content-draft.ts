import type { ContentKind } from '@nebosvod/contracts/admin-content';

/**
 * A field of an entry: one line, a text in Markdown, a moment of the operator's clock, or questions with their answers, written
 * as one text whose headings are the questions.
 */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly look: 'line' | 'markdown' | 'moment' | 'questions';
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
  items: [
    { name: 'title', label: 'Название', look: 'line' },
    { name: 'summary', label: 'Кратко', look: 'line' },
    { name: 'description', label: 'Описание (Markdown)', look: 'markdown' },
    { name: 'audience', label: 'Для кого', look: 'line' },
    { name: 'howToGet', label: 'Как получить, если оплаты на сайте нет', look: 'line' },
    { name: 'paymentUrl', label: 'Страница оплаты', look: 'line', isOptional: true },
    { name: 'questions', label: 'Вопросы: строка «## Вопрос», под ней ответ (Markdown)', look: 'questions' },
  ],
};

interface Question {
  readonly question: string;
  readonly answer: string;
}

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  typeof value.question === 'string' &&
  'answer' in value &&
  typeof value.answer === 'string';

/** Questions as one text: each a heading, its answer below. */
export const questionsText = (stored: unknown): string =>
  (Array.isArray(stored) ? stored.filter(isQuestion) : [])
    .map(({ question, answer }) => `## ${question}\n${answer}`)
    .join('\n\n');

/** Questions read back; words before the first heading are an answer to no question, which the server names. */
export function readQuestions(text: string): Question[] {
  return text
    .split(/^(?=## )/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.startsWith('## ') ? part.slice(3).split('\n') : ['', part];
      return { question: head.trim(), answer: rest.join('\n').trim() };
    });
}

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
      if (look === 'questions') return [name, questionsText(value)];
      const text = typeof value === 'string' ? value : '';
      return [name, look === 'moment' ? localMoment(text) : text];
    }),
  );
}

/** What is sent: moments as instants, an optional field that is empty as null. */
export function dataOf(kind: ContentKind, draft: EntryDraft): Record<string, string | null | readonly Question[]> {
  return Object.fromEntries(
    entryFields[kind].map(({ name, look, isOptional }) => {
      const text = (draft[name] ?? '').trim();
      if (look === 'questions') return [name, readQuestions(text)];
      if (text === '' && isOptional) return [name, null];
      const at = look === 'moment' ? new Date(text) : null;
      return [name, at && !Number.isNaN(at.getTime()) ? at.toISOString() : text];
    }),
  );
}

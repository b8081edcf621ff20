import { birthSchema } from '@nebosvod/contracts/birth';
import { consultationTones, isReadingKind, type ReadingOrder } from '@nebosvod/contracts/consultations';
import { consultationKinds } from '@nebosvod/contracts/products.table';
import { readingDetails } from '@nebosvod/contracts/reading';
import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';
import { emptyHour, hourDraft, hourOrder } from './hour-draft.ts';
import { monthOrder } from './month-draft.ts';
import { emptyQuestion, questionDraft, questionOrder } from './question-draft.ts';
import { emptyYear, yearDraft, yearOrder } from './year-draft.ts';

/** Longest question that is taken. */
export const longestQuestion = 500;

/** Most people of a family beside the client. */
export const mostOthers = 5;

/** Longest line of names that is taken. */
export const longestNames = 120;

const personFields = {
  /** A client of the book, and which of the births; `null` = the first. */
  clientId: z.uuid().nullable(),
  birthId: z.uuid().nullable(),
  /** A birth typed in, in place of a client. */
  birth: birthSchema.nullable(),
};
const personSchema = z.object(personFields);
export type PersonDraft = z.output<typeof personSchema>;

const draftSchema = z.object({
  kind: z.enum(consultationKinds).nullable(),
  ...personFields,
  /** The other of a pair. */
  second: personSchema,
  /** The rest of a family. */
  people: z.array(personSchema).max(mostOthers),
  hour: hourDraft,
  year: yearDraft,
  /** Of a question: where, when and about what. */
  asked: questionDraft,
  /** The first day of a month as typed; empty is today. */
  month: z.string().max(40),
  /** Variants of a name as typed, divided by commas. */
  names: z.string().max(longestNames),
  /** Whether the typed birth goes into the client book. */
  isKept: z.boolean(),
  question: z.string().max(longestQuestion),
  tone: z.enum(consultationTones),
  detail: z.enum(readingDetails),
  /** Sections left out. */
  without: z.array(z.string()),
  productId: z.number().nullable(),
  /** Asked for where the operator has a language model. */
  writer: z.enum(['composer', 'model']),
  /** Whether it is told the question too: ticked for each order anew. */
  sharesQuestion: z.boolean(),
});
export type OrderDraft = z.output<typeof draftSchema>;
export type Order = ReadingOrder;

export const nobody: PersonDraft = { clientId: null, birthId: null, birth: null };

export const emptyOrder: OrderDraft = {
  kind: null,
  ...nobody,
  second: nobody,
  people: [nobody],
  hour: emptyHour,
  year: emptyYear,
  asked: emptyQuestion,
  month: '',
  names: '',
  isKept: false,
  question: '',
  tone: 'neutral',
  detail: 'middle',
  without: [],
  productId: null,
  writer: 'model',
  sharesQuestion: false,
};

/** The order as chosen so far, for this visit of the tab. */
export const orderDraft = persistedValue('sessionStorage', 'nebosvod-document-order', (stored): OrderDraft => {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? parsed.data : emptyOrder;
});

/** The order as the server takes it; null while kind, product, person, what an hour is chosen for, the year, the names or the question are not right. */
export function orderOf(
  draft: OrderDraft,
  {
    productId,
    sections,
    isPair,
    isFamily,
    isHour,
    isYear,
    isMonth,
    isName,
    isQuestion,
    hasModel,
    settings,
  }: {
    readonly productId: number | null;
    /** Ids of the chosen kind's sections. */
    readonly sections: readonly string[];
    /** Whether the kind is about two. */
    readonly isPair: boolean;
    /** Whether the kind is about a family. */
    readonly isFamily: boolean;
    /** Whether the kind chooses an hour. */
    readonly isHour: boolean;
    /** Whether the kind reads a year. */
    readonly isYear: boolean;
    /** Whether the kind reads a month. */
    readonly isMonth: boolean;
    /** Whether the kind weighs names. */
    readonly isName: boolean;
    /** Whether the kind answers a question by its moment: nobody need be named. */
    readonly isQuestion: boolean;
    /** Whether there is a language model to choose. */
    readonly hasModel: boolean;
    readonly settings: NonNullable<Order['settings']>;
  },
): Order | null {
  const { kind, clientId, birthId, birth, isKept, question, tone, detail, without } = draft;
  const product = productIdOf(productId);
  const second = isPair ? secondOf(draft.second) : undefined;
  if (kind === null || !isReadingKind(kind) || product === null) return null;
  if (!isQuestion && clientId === null && birth === null) return null;
  if (isPair && second === undefined) return null;
  const people = isFamily ? draft.people.flatMap((one) => secondOf(one) ?? []) : [];
  if (isFamily && (people.length === 0 || people.length < draft.people.length)) return null;
  const hour = isHour ? hourOrder(draft.hour) : {};
  const year = isYear ? yearOrder(draft.year) : {};
  const month = isMonth ? monthOrder(draft.month) : {};
  const asked = isQuestion ? questionOrder(draft.asked) : {};
  const names = draft.names.trim();
  if (hour === null || year === null || month === null || asked === null) return null;
  if ((isName && names === '') || (isQuestion && question.trim() === '')) return null;
  const chosen = sections.filter((id) => !without.includes(id));
  return {
    productId: product,
    kind,
    ...(clientId === null
      ? { ...(birth === null ? {} : { client: { ...personOf(birth), save: isKept } }) }
      : { clientId, ...(birthId === null ? {} : { birthId }) }),
    ...(second && { second }),
    ...(isFamily ? { people } : {}),
    ...hour,
    ...year,
    ...month,
    ...asked,
    ...(isName ? { name: names } : {}),
    ...(question.trim() === '' ? {} : { question: question.trim() }),
    ...(chosen.length === sections.length ? {} : { sections: chosen }),
    settings,
    tone,
    detail,
    ...(hasModel ? writerOf(draft) : {}),
  };
}

function writerOf({ writer, sharesQuestion, question }: OrderDraft): Pick<Order, 'writer' | 'shareQuestion'> {
  const isShared = writer === 'model' && sharesQuestion && question.trim() !== '';
  return { writer, ...(isShared ? { shareQuestion: true } : {}) };
}

function secondOf({ clientId, birthId, birth }: PersonDraft): Order['second'] {
  if (clientId !== null) return { clientId, ...(birthId === null ? {} : { birthId }) };
  return birth === null ? undefined : personOf(birth);
}

const personOf = (birth: NonNullable<OrderDraft['birth']>) => ({
  birth,
  ...(birth.name ? { name: birth.name } : {}),
  ...(birth.gender ? { sex: birth.gender } : {}),
});

function productIdOf(id: number | null): Order['productId'] | null {
  return [1, 2, 3, 14, 15, 16, 17].find((known): known is Order['productId'] => known === id) ?? null;
}

import { DAY_TEXT_KINDS, getDayText } from '@nebosvod/contracts/day-text';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { type Term, termTitle } from './term.ts';

type TermWithWords = Extract<Term, { readonly index: number }>;

/** Whether the base has words of a term of its own. */
const hasWords = (term: Term): term is TermWithWords => DAY_TEXT_KINDS.some((kind) => kind === term.kind);

/** What the base tells of a term, with the way to its page; nothing until it has come, and nothing where it has no words. */
export function TermWords({ term }: { readonly term: Term }) {
  return hasWords(term) ? <Words term={term} /> : null;
}

function Words({ term }: { readonly term: TermWithWords }) {
  const kind = DAY_TEXT_KINDS.find((one) => one === term.kind) ?? 'tithi';
  const { data } = useQuery(endpointQuery(getDayText, { params: { kind, index: term.index } }, 'computed'));
  if (data === undefined) return null;
  return (
    <>
      <p>
        <b>{data.lead}</b> {data.body}
      </p>
      <p>
        <b>Подходит:</b> {data.suits.join(', ')}. <b>Оставляют:</b> {data.leave.join(', ')}.
      </p>
      {data.question !== null && <p className="muted">{data.question}</p>}
      <p>
        <a {...linkLook()} href={data.page}>
          Подробнее<span className="vh">: {termTitle(term)}</span>
        </a>
      </p>
    </>
  );
}

import type { PublicFestivalPage, PublicWords } from '@nebosvod/contracts/public-page';
import { cardLook } from '../../../ui/card-look.ts';

interface Props {
  readonly words: PublicWords;
  /** Names the card; where a heading stands inside, it does. */
  readonly label: string;
  readonly heading?: string;
  readonly fast?: PublicFestivalPage['fast'];
}

/** What is held of a stretch of a day or of a holiday. */
export function WordsCard({ words: { lead, body, suits, leave, question }, label, heading, fast = null }: Props) {
  return (
    <section {...cardLook({ className: 'stack' })} aria-label={label}>
      {heading !== undefined && <h2>{heading}</h2>}
      <p>
        <b>{lead}</b> {body}
      </p>
      <p>
        <b>Подходит:</b> {suits.join(', ')}.
      </p>
      <p>
        <b>Оставляют:</b> {leave.join(', ')}.
      </p>
      {fast !== null && (
        <p>
          <b>Как держат.</b> {fast.kept} {fast.caution}
        </p>
      )}
      {question !== null && <p className="muted">{question}</p>}
    </section>
  );
}

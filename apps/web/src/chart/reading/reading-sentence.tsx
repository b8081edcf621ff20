import type { Sentence } from '@nebosvod/contracts/reading';
import { linkLook } from '../../ui/link-look.ts';
import { tagLook } from '../../ui/tag-look.ts';
import { FactorLabel } from './factor-label.tsx';
import { MarkedText } from './marked-text.tsx';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';
import { findSentence, goTo, sentenceElement } from './reading-parts.ts';
import { WhyChip } from './why-chip.tsx';

/** A sentence with what it rests on and what it disputes with. */
export function ReadingSentence({ sentence }: { readonly sentence: Sentence }) {
  const { explained } = useReading();
  return (
    <p
      id={sentenceElement(sentence.id)}
      tabIndex={-1}
      className={classes.sentence}
      data-explained={explained === sentence.id || undefined}
    >
      <MarkedText sentence={sentence} /> {sentence.by === 'person' && <ByPerson />}
      <WhyChip sentence={sentence} />
      <Disputes of={sentence.id} />
    </p>
  );
}

/** A sentence that no rule decides: its writer answers for it. */
export function ByPerson() {
  return <span {...tagLook({ className: classes.person })}>написано специалистом</span>;
}

/** «Спорит с»: sentences of the other side, each led to. */
function Disputes({ of }: { readonly of: string }) {
  const { document, disputes } = useReading();
  const others = (disputes.get(of) ?? []).flatMap((id) => {
    const [factor] = findSentence(document, id)?.factors ?? [];
    const label = factor === undefined ? undefined : document.factors[factor]?.label;
    return label === undefined ? [] : [{ id, label }];
  });
  if (others.length === 0) return null;
  return (
    <span className={classes.disputes}>
      <span className="cap">спорит с:</span>
      {others.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          {...linkLook({ className: `cap ${classes.dispute}` })}
          onClick={() => goTo(sentenceElement(id), 'center')}
        >
          <span className="vh">К другой стороне: </span>
          <FactorLabel label={label} />
        </button>
      ))}
    </span>
  );
}

import type { ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import type { ReactNode } from 'react';
import classes from './client-page.module.css';

interface Props {
  readonly section: ReadingSection;
  readonly isFirst: boolean;
  /** What follows the section. */
  readonly children?: ReactNode;
}

/** A section of a document; each sentence is named, so that the proof finds it. */
export function DocumentSection({ section: { id, title, verdict, paragraphs }, isFirst, children }: Props) {
  return (
    <>
      <section id={id} className={isFirst ? classes.essence : undefined} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {verdict && (
          <p className={classes.verdict}>
            <Words sentence={verdict} />
          </p>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph.id}>
            {paragraph.sentences.map((sentence) => (
              <Words key={sentence.id} sentence={sentence} />
            ))}
          </p>
        ))}
      </section>
      {children}
    </>
  );
}

function Words({ sentence: { id, text } }: { readonly sentence: Sentence }) {
  return (
    <>
      <span data-sentence={id}>{text}</span>{' '}
    </>
  );
}

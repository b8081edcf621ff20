import type { ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import { cardLook } from '../../ui/card-look.ts';
import { MarkedText } from './marked-text.tsx';
import { PeriodHead } from './period-head.tsx';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';
import { paragraphName, sectionElement, sentenceElement } from './reading-parts.ts';
import { ReadingSentence } from './reading-sentence.tsx';
import { TimeBar } from './time-bar.tsx';
import { WhyChip } from './why-chip.tsx';

type Paragraph = ReadingSection['paragraphs'][number];

/** Headings of the paragraphs of an area; the others have none. */
const titles: Readonly<Record<string, string>> = {
  support: 'Что поддерживает',
  against: 'Что возражает',
  weighing: 'Как это живёт вместе',
  when: 'Когда',
  step: 'Один шаг',
  question: 'Один вопрос',
};

/** Paragraphs that stand side by side in cards, after the others. */
const isCarded = ({ id }: Paragraph) => ['step', 'question'].includes(paragraphName(id));

/** A section that is open to its reader: verdict, paragraphs under their headings, the step and the question. */
export function OpenSection({ section }: { readonly section: ReadingSection }) {
  const { id, title, verdict, paragraphs } = section;
  const cards = paragraphs.filter(isCarded);
  return (
    <section className={classes.section} aria-labelledby={sectionElement(id)} data-reading={id}>
      <h2 id={sectionElement(id)} tabIndex={-1}>
        {title}
      </h2>
      {verdict && <Verdict sentence={verdict} />}
      {paragraphs
        .filter((paragraph) => !isCarded(paragraph))
        .map((paragraph) => (
          <SectionParagraph key={paragraph.id} section={id} paragraph={paragraph} />
        ))}
      {cards.length > 0 && (
        <div className={classes.cards}>
          {cards.map(({ id: card, sentences }) => (
            <div key={card} {...cardLook({ className: classes.smallCard })}>
              <h3 className="cap">{titles[paragraphName(card)]}</h3>
              <Sentences sentences={sentences} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface ParagraphProps {
  readonly section: string;
  readonly paragraph: Paragraph;
}

function SectionParagraph({ section, paragraph: { id, sentences } }: ParagraphProps) {
  const { document } = useReading();
  const name = paragraphName(id);
  const title = titles[name];
  if (section === 'disputes') {
    const area = document.sections.find((one) => one.id === name);
    return (
      <div {...cardLook({ className: classes.disputeCard })}>
        {area && <h3>{area.title}</h3>}
        <Sentences sentences={sentences} />
      </div>
    );
  }
  if (name === 'weighing') {
    return (
      <div className={classes.weighing}>
        <h3 className="cap">{title}</h3>
        <Sentences sentences={sentences} />
      </div>
    );
  }
  return (
    <>
      {section === 'near' ? <PeriodHead sentence={sentences[0]} /> : title && <h3>{title}</h3>}
      {name === 'when' ? (
        <ul className={classes.times}>
          {sentences.map((sentence) => (
            <li key={sentence.id}>
              <TimeBar sentence={sentence} />
              <ReadingSentence sentence={sentence} />
            </li>
          ))}
        </ul>
      ) : (
        <Sentences sentences={sentences} />
      )}
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map((sentence) => <ReadingSentence key={sentence.id} sentence={sentence} />);
}

/** The verdict of an area: its class («Явно.»), then what it says. */
function Verdict({ sentence }: { readonly sentence: Sentence }) {
  const { explained } = useReading();
  const end = sentence.text.indexOf('.') + 1;
  return (
    <div
      id={sentenceElement(sentence.id)}
      tabIndex={-1}
      className={classes.verdict}
      data-explained={explained === sentence.id || undefined}
    >
      <p>
        <b data-verdict="">{sentence.text.slice(0, end)}</b>
        <MarkedText sentence={sentence} from={end} />
      </p>
      <WhyChip sentence={sentence} />
    </div>
  );
}

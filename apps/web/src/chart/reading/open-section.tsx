import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import { grahaName } from '@nebosvod/terms/graha';
import type { ReactNode } from 'react';
import { useNames } from '../../platform/settings/settings-store.ts';
import { cardLook } from '../../ui/card-look.ts';
import { grahaId } from '../chart-body.ts';
import { MarkedText } from './marked-text.tsx';
import { PeriodHead } from './period-head.tsx';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';
import { paragraphName, sectionElement, sentenceElement } from './reading-parts.ts';
import { ByPerson, ReadingSentence } from './reading-sentence.tsx';
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

/** Sections that tell of periods, one a paragraph. */
const periodSections: readonly string[] = ['near', 'time', 'calendar'];

/** Areas of life by their ids, as the portrait names them. */
const areaTitles = new Map(sectionsOf('veda-portrait').map(({ id, title }) => [id, title]));

/** Paragraphs that stand side by side in cards, after the others. */
const isCarded = ({ id }: Paragraph) => ['step', 'question'].includes(paragraphName(id));

interface Props {
  readonly section: ReadingSection;
  /** What can be done with the section, at its end. */
  readonly tools?: ReactNode;
}

/** A section that is open to its reader: verdict, paragraphs under their headings, the step and the question. */
export function OpenSection({ section, tools }: Props) {
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
      {tools}
    </section>
  );
}

interface ParagraphProps {
  readonly section: string;
  readonly paragraph: Paragraph;
}

function SectionParagraph({ section, paragraph: { id, sentences } }: ParagraphProps) {
  const { document } = useReading();
  const names = useNames();
  const name = paragraphName(id);
  const title = titles[name] ?? (name === section ? undefined : ownTitle(name, names));
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
      {periodSections.includes(section) && titles[name] === undefined ? (
        <PeriodHead sentence={sentences[0]} />
      ) : (
        title && <h3>{title}</h3>
      )}
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

/** Heading of a paragraph about one graha, or about one area of life. */
function ownTitle(name: string, names: ReturnType<typeof useNames>): string | undefined {
  const lord = grahaId(name);
  return lord === null ? areaTitles.get(name) : grahaName(lord, names);
}

function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map((sentence) => <ReadingSentence key={sentence.id} sentence={sentence} />);
}

/** The verdict of an area: its class («Явно.»), then what it says. */
function Verdict({ sentence }: { readonly sentence: Sentence }) {
  const { explained } = useReading();
  // The words of a practitioner have no class in front.
  const end = sentence.by === 'person' ? 0 : sentence.text.indexOf('.') + 1;
  return (
    <div
      id={sentenceElement(sentence.id)}
      tabIndex={-1}
      className={classes.verdict}
      data-explained={explained === sentence.id || undefined}
    >
      <p>
        {end > 0 && <b data-verdict="">{sentence.text.slice(0, end)}</b>}
        <MarkedText sentence={sentence} from={end} />
      </p>
      {sentence.by === 'person' && <ByPerson />}
      <WhyChip sentence={sentence} />
    </div>
  );
}

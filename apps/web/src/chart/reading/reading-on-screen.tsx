import type { ShownDocument } from '@nebosvod/contracts/reading';
import { formatDate } from '@nebosvod/terms/civil-date';
import { type ReactNode, useEffect } from 'react';
import { hintLook } from '../../ui/hint-look.ts';
import { Loading, Skeleton } from '../../ui/skeletons.tsx';
import type { ShownChart } from '../chart-context.ts';
import { LockedSections } from './locked-sections.tsx';
import { OpenSection } from './open-section.tsx';
import classes from './reading.module.css';
import { type About, sentenceAbout } from './reading-about.ts';
import { ReadingContents } from './reading-contents.tsx';
import { ReadingContext } from './reading-context.ts';
import { areaCount, areasOf, goTo, isLocked, sentenceElement } from './reading-parts.ts';
import { UncertainList, uncertainId, uncertainTitle } from './uncertain-list.tsx';
import { useSectionInSight } from './use-section-in-sight.ts';
import { useShownReading } from './use-shown-reading.ts';
import { WhyPanel } from './why-panel.tsx';

interface Props {
  readonly document: ShownDocument;
  /** What is lit of the chart beside it. */
  readonly chart: Pick<ShownChart, 'selection' | 'onSelect'>;
  /** The chart beside «почему так». */
  readonly picture: ReactNode;
  readonly question: string;
  /** Where it is opened at; null for its beginning. */
  readonly about: About | null;
}

/** A composed reading: contents, sections with what each sentence rests on, what is closed and what opens it. */
export function ReadingOnScreen({ document, chart, picture, question, about }: Props) {
  const { reading, close } = useShownReading(document, chart);
  const place = about && sentenceAbout(document, about)?.id;
  useEffect(() => {
    if (place) goTo(sentenceElement(place), 'center');
  }, [place]);
  const { sections, uncertain } = document;
  const openSections = sections.flatMap((section) => (isLocked(section) ? [] : [section]));
  const locked = sections.filter(isLocked);
  const entries = [
    ...openSections.map(({ id, title }) => ({ id, title, isLocked: false })),
    ...(uncertain.length > 0 ? [{ id: uncertainId, title: uncertainTitle, isLocked: false }] : []),
    ...locked.map(({ id, title }) => ({ id, title, isLocked: true })),
  ];
  const current = useSectionInSight(entries.map(({ id }) => id));
  return (
    <ReadingContext value={reading}>
      <div className={classes.columns}>
        <ReadingContents entries={entries} current={current} />
        <article className={classes.text} aria-label={document.title}>
          <p {...hintLook({ className: classes.day })}>
            Чтение на {formatDate(document.asOf, { weekday: false })}
            {question !== '' && <>. {answered(document)}</>}
          </p>
          {about && !place && (
            <p {...hintLook()} role="status">
              Об этом в показанной части чтения отдельно не сказано: попробуйте другой объём.
            </p>
          )}
          {openSections.map((section) => (
            <OpenSection key={section.id} section={section} />
          ))}
          {uncertain.length > 0 && <UncertainList document={document} />}
          {locked.length > 0 && <LockedSections sections={locked} />}
          <p {...hintLook({ className: classes.maker })}>
            Текст собирает программа из вашей карты по правилам, которые видны в «почему так». Повод для размышления, не
            совет врача или юриста.
          </p>
        </article>
        <WhyPanel picture={picture} onClose={close} />
      </div>
    </ReadingContext>
  );
}

/** Which areas a question has chosen. */
function answered(document: ShownDocument): string {
  const areas = areasOf(document);
  if (areas.length === areaCount) return 'Области жизни в вопросе не названы, поэтому показаны все';
  return `По вопросу выбрано: ${areas.map(({ title }) => title).join(', ')}`;
}

const lines = [96, 88, 72, 94, 60] as const;

/** A reading to come: a verdict and sentences under their headings. */
export function ReadingSkeleton() {
  return (
    <Loading label="Составляем чтение">
      <div className={classes.skeleton}>
        {['gist', 'area'].map((section) => (
          <div key={section}>
            <Skeleton width={180} height={26} />
            {lines.map((width) => (
              <Skeleton key={width} width={`${width}%`} height={16} />
            ))}
            <Skeleton width={140} height={24} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

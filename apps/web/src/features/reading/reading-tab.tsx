import { readingDetails, type ShownDocument } from '@nebosvod/contracts/reading';
import { readInterpretation } from '@nebosvod/contracts/reading-on-screen';
import { formatDate } from '@nebosvod/terms/civil-date';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChart, useTab } from '../../chart/chart-context.ts';
import { OpenSection } from '../../chart/reading/open-section.tsx';
import classes from '../../chart/reading/reading.module.css';
import { type About, aboutOf, sentenceAbout } from '../../chart/reading/reading-about.ts';
import { ReadingContents } from '../../chart/reading/reading-contents.tsx';
import { ReadingContext } from '../../chart/reading/reading-context.ts';
import { areaCount, areasOf, goTo, isLocked, sentenceElement } from '../../chart/reading/reading-parts.ts';
import { UncertainList, uncertainId, uncertainTitle } from '../../chart/reading/uncertain-list.tsx';
import { useSectionInSight } from '../../chart/reading/use-section-in-sight.ts';
import { useShownReading } from '../../chart/reading/use-shown-reading.ts';
import { WhyPanel } from '../../chart/reading/why-panel.tsx';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Loading, Skeleton } from '../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../ui/states.tsx';
import { LockedSections } from './locked-sections.tsx';
import { type Detail, ReadingControls } from './reading-controls.tsx';

const isDetail = (view: string | undefined): view is Detail => readingDetails.some((detail) => detail === view);

/** The composed reading of the chart: contents, sections with what each sentence rests on, what is closed and what opens it. */
export function ReadingTab() {
  const { request } = useChart();
  const { view, onView } = useTab();
  const { products } = useSessionState();
  const [question, setQuestion] = useState('');
  const detail = isDetail(view) ? view : 'middle';
  const asked = endpointQuery(
    readInterpretation,
    { body: { ...request, detail, ...(question !== '' && { question }) } },
    'stepped',
  );
  const owned = products.map(({ id }) => id);
  // What is shown depends on what the reader owns, so a purchase asks anew.
  const query = useQuery({ ...asked, queryKey: [...asked.queryKey, owned] });
  return (
    <div className={classes.reading}>
      <ReadingControls
        detail={detail}
        onDetail={(next) => onView(next === 'middle' ? undefined : next)}
        question={question}
        onQuestion={setQuestion}
      />
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}. Остальные вкладки работают.
        </ErrorState>
      ) : query.data === undefined ? (
        <ReadingSkeleton />
      ) : (
        <Refreshing active={query.isPlaceholderData}>
          <Reading document={query.data} question={question} about={aboutOf(view)} />
        </Refreshing>
      )}
    </div>
  );
}

interface ReadingProps {
  readonly document: ShownDocument;
  readonly question: string;
  /** Where it is opened at; null for its beginning. */
  readonly about: About | null;
}

function Reading({ document, question, about }: ReadingProps) {
  const { reading, close } = useShownReading(document, useChart());
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
        <WhyPanel onClose={close} />
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
function ReadingSkeleton() {
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

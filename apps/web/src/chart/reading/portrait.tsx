import { readingDetails } from '@nebosvod/contracts/reading';
import { type ReadKind, readInterpretation } from '@nebosvod/contracts/reading-on-screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { ErrorState, Refreshing } from '../../ui/states.tsx';
import { useChart } from '../chart-context.ts';
import classes from './reading.module.css';
import { aboutOf } from './reading-about.ts';
import { type Detail, ReadingControls } from './reading-controls.tsx';
import { ReadingOnScreen, ReadingSkeleton } from './reading-on-screen.tsx';
import { whyPicture } from './why-picture.tsx';

const isDetail = (view: string | undefined): view is Detail => readingDetails.some((detail) => detail === view);

interface Props {
  readonly kind: ReadKind;
  /** Its length, or what it is opened at, as in the address. */
  readonly view: string | undefined;
  readonly onView: (view: string | undefined) => void;
  /** What else works where this does not. */
  readonly elsewhere: string;
}

/** The portrait of the chart around it, in the length and about the areas that are asked. */
export function Portrait({ kind, view, onView, elsewhere }: Props) {
  const chart = useChart();
  const { products } = useSessionState();
  const [question, setQuestion] = useState('');
  const detail = isDetail(view) ? view : 'middle';
  const body = { ...chart.request, kind, detail, ...(question !== '' && { question }) };
  const asked = endpointQuery(readInterpretation, { body }, 'stepped');
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
          {asProblem(query.error).message}. {elsewhere}
        </ErrorState>
      ) : query.data === undefined ? (
        <ReadingSkeleton />
      ) : (
        <Refreshing active={query.isPlaceholderData}>
          <ReadingOnScreen
            document={query.data}
            chart={chart}
            picture={whyPicture(kind, chart.request.birth)}
            question={question}
            about={aboutOf(view)}
          />
        </Refreshing>
      )}
    </div>
  );
}

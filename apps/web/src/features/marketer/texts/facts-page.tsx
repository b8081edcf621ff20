import { getFact } from '@nebosvod/contracts/facts';
import { unbrokenDates } from '@nebosvod/terms/civil-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useSelectPage } from '../use-pages.ts';
import { CopyText } from './copy-text.tsx';
import { FactToPlan } from './fact-to-plan.tsx';
import classes from './texts.module.css';

/** Longest topic of an order. */
const TOPIC = 200;

/** A fact with its source: today's sky first, then the base in turn; it becomes a text at a press. */
export function FactsPage() {
  const selectPage = useSelectPage();
  const [isPlanning, setPlanning] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(
    endpointQuery(getFact, { query: { product_id: '3' } }, 'computed'),
  );
  if (data === undefined) {
    if (error === null) return <TableSkeleton rows={3} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const { text, source } = data;
  const topic = text.length <= TOPIC ? text : text.slice(0, text.lastIndexOf(' ', TOPIC - 1));
  return (
    <section {...cardLook({ wide: true, className: classes.fact })} aria-label="Факт">
      <p className={classes.eyebrow}>{data.sky === undefined ? 'Из энциклопедии' : 'Небо сегодня'}</p>
      <blockquote aria-live="polite">{unbrokenDates(text)}</blockquote>
      <p className="cap">
        Источник: {source.title}, {unbrokenDates(source.where)}
      </p>
      <div className="row wrap">
        <Button icon="reset" loading={isFetching} onClick={() => void refetch()}>
          Другой факт
        </Button>
        <Button onClick={() => selectPage('stories', { topic, planItemId: null })}>В историю</Button>
        <Button onClick={() => selectPage('reels', { topic, planItemId: null })}>В клип</Button>
        <Button aria-expanded={isPlanning} onClick={() => setPlanning(!isPlanning)}>
          В план
        </Button>
      </div>
      {isPlanning && <FactToPlan key={data.id} fact={data} topic={topic} />}
      <CopyText parts={[text, `Источник: ${source.title}, ${source.where}`]} />
    </section>
  );
}

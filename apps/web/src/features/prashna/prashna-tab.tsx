import { wallClock } from '@nebosvod/terms/clock';
import { useRef, useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { PartLock } from '../../chart/part-lock.tsx';
import classes from '../../chart/tab.module.css';
import { TableTools } from '../../chart/tab-data.tsx';
import { asProblem } from '../../platform/api/api-problem.ts';
import { defaultCity } from '../../platform/settings/own-settings.ts';
import { useSettings } from '../../platform/settings/settings-store.ts';
import { longDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../ui/states.tsx';
import own from './prashna.module.css';
import { PrashnaChart } from './prashna-chart.tsx';
import { KpVoice, QuestionBodies, RoleTable, TestimonyTable, TimeTable } from './prashna-tables.tsx';
import { prashnaText as words } from './prashna-words.ts';
import { type QuestionDraft, readDraft } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { testimonyWords } from './testimony-words.ts';
import { type Judgement, type Prashna, usePrashna } from './use-prashna.ts';

/** A question judged by Jyotish, for the levels that hold it. */
export function PrashnaTab() {
  return (
    <PartLock part="prashna" name="Прашну" lead={words.lead}>
      <Question />
    </PartLock>
  );
}

function Question() {
  const { request } = useChart();
  const { city } = useSettings();
  const [question, setQuestion] = useState('');
  const [draft, setDraft] = useState<QuestionDraft>(() => ({
    matter: 'work',
    moment: 'now',
    now: new Date().toISOString(),
    date: '',
    time: '',
    place: city ?? defaultCity,
    lagna: 'moment',
    number: '',
  }));
  const { asked, faults } = readDraft(draft);
  const query = usePrashna(request, draft.matter, asked);
  return (
    <>
      <p {...hintLook({ className: classes.tabHint })}>{words.lead}</p>
      <QuestionForm draft={draft} faults={faults} onChange={setDraft} question={question} onQuestion={setQuestion} />
      {asked === null ? (
        <p className={classes.tabEmpty}>{words.unfinished}</p>
      ) : query.data !== undefined ? (
        <Refreshing active={query.isPlaceholderData}>
          <Answered answer={query.data} question={question} />
        </Refreshing>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} code={asProblem(query.error).shortCode}>
          {asProblem(query.error).message}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}

function Answered({ answer, question }: { readonly answer: Prashna; readonly question: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const { judgement, moment, reason } = answer;
  if (judgement === null) return <p className={classes.tabEmpty}>{words.unknown}</p>;
  const zone = { utcOffsetSeconds: moment.utcOffsetSeconds };
  const day = (instant: string) => longDate(wallClock(instant, zone).date);
  const { date, time } = wallClock(moment.instant, zone);
  const weighed = judgement.testimonies.filter(({ part }) => part !== 'kp' && part !== 'time');
  const of = (polarity: Judgement['testimonies'][number]['polarity']) =>
    weighed.filter((one) => one.polarity === polarity);
  return (
    <div ref={panel}>
      <Verdict judgement={judgement} question={question} asked={`${longDate(date)}, ${time.slice(0, 5)}`} />
      {reason === 'POLAR_CIRCLE' && (
        <p {...noteLook({ className: classes.tabNote })}>
          <Icon name="info" />
          <span>{words.polar}</span>
        </p>
      )}
      <div className={classes.groups}>
        <section>
          <h3 className={classes.groupTitle}>{words.chart}</h3>
          <PrashnaChart lagna={judgement.lagna} bodies={judgement.bodies} />
        </section>
        <RoleTable judgement={judgement} />
        <QuestionBodies bodies={judgement.bodies} />
        <TestimonyTable title={words.pro} testimonies={of('for')} />
        <TestimonyTable title={words.contra} testimonies={of('against')} />
        <TestimonyTable title={words.neutral} testimonies={of('neutral')} />
        <TimeTable judgement={judgement} day={day} />
        <KpVoice judgement={judgement} />
      </div>
      <TableTools name="Прашна" tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
    </div>
  );
}

interface VerdictProps {
  readonly judgement: Judgement;
  readonly question: string;
  readonly asked: string;
}

/** What it all comes to: the verdict, what forbids it, the two sums. */
function Verdict({ judgement: { verdict, testimonies }, question, asked }: VerdictProps) {
  const sum = (side: 1 | -1) =>
    testimonies.reduce(
      (total, { part, points }) => (part !== 'kp' && points * side > 0 ? total + points * side : total),
      0,
    );
  const forbidding = testimonies.filter(({ stops }) => stops);
  return (
    <section className={own.verdict} aria-label={words.verdict}>
      <p className="muted tn">
        {question.trim() === '' ? '' : `${question.trim()} · `}
        {asked}
      </p>
      <h3>{words.verdicts[verdict]}</h3>
      {forbidding.map((one) => (
        <p key={one.id}>{testimonyWords(one)}</p>
      ))}
      <p>
        {words.sum(sum(1), sum(-1))} <span className="muted">{words.sumLead}</span>
      </p>
    </section>
  );
}

import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { readNumerology } from '@nebosvod/contracts/numerology-texts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { lateLook } from '../../../ui/late-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { Skeleton } from '../../../ui/skeletons.tsx';
import { arcanumText } from '../words.ts';
import classes from './cards.module.css';
import readingsClasses from './readings.module.css';

type Reading = AnswerOf<typeof readNumerology>[number];

/** Texts of a request's answer, for owners. All places of a page share one call; while another is on its way the old ones stay. */
function useTexts(request: NumerologyRequest) {
  return useQuery(endpointQuery(readNumerology, { body: request }, 'stepped'));
}

type Wanted = { readonly request: NumerologyRequest; readonly ids: readonly string[] };

const isWanted = (reading: Reading, id: string) => (id.endsWith('.') ? reading.id.startsWith(id) : reading.id === id);

/** The readings asked for, in the order of `ids`. */
function useReadings({ request, ids }: Wanted) {
  const query = useTexts(request);
  const found = ids.flatMap((id) => query.data?.filter((reading) => isWanted(reading, id)) ?? []);
  return { query, found };
}

/** Where texts are on their way, or have not come. */
function Waiting({ query, lines }: { readonly query: ReturnType<typeof useTexts>; readonly lines: number }) {
  if (query.isError) {
    return (
      <p className="row wrap cap">
        <span>Тексты не загрузились: {asProblem(query.error).message}</span>
        <Button onClick={() => void query.refetch()}>Повторить</Button>
      </p>
    );
  }
  return (
    <div {...lateLook()} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placeholder never move
        <Skeleton key={line} width={line % 2 === 0 ? '96%' : '70%'} />
      ))}
    </div>
  );
}

/** Readings one under another: number and sentence in sight, the rest of each opened by itself. */
export function ReadingList({ request, ids }: Wanted) {
  const { query, found } = useReadings({ request, ids });
  if (query.data === undefined) return <Waiting query={query} lines={2 * ids.length} />;
  if (found.length === 0) return null;
  return (
    <ul className={query.isPlaceholderData ? `${readingsClasses.readings} dim` : readingsClasses.readings}>
      {found.map((reading) => (
        <li key={reading.id}>
          <p className={readingsClasses.factor}>{reading.factor}</p>
          <p>{reading.short}</p>
          <More reading={reading} />
        </li>
      ))}
    </ul>
  );
}

/** The same under one button, loaded when it is pressed. */
export function FoldedReadings({ of, ...wanted }: Wanted & { readonly of: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={readingsClasses.folded}>
      <button
        type="button"
        {...linkLook({ className: `cap ${classes.twin} no-print` })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Скрыть толкования' : 'Толкования'}
        <span className="vh">: {of}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ReadingList {...wanted} />}
      </div>
    </div>
  );
}

/** The reading of what is chosen in a drawing. «Подробнее» stays open from one choice to the next. */
export function SpotReading({ request, id }: { readonly request: NumerologyRequest; readonly id: string }) {
  const { query, found } = useReadings({ request, ids: [id] });
  const [reading] = found;
  if (query.data === undefined) {
    return (
      <div className={readingsClasses.spotReading}>
        <Waiting query={query} lines={3} />
      </div>
    );
  }
  if (reading === undefined) return null;
  return (
    <div className={query.isPlaceholderData ? `${readingsClasses.spotReading} dim` : readingsClasses.spotReading}>
      <p className={readingsClasses.factor}>{reading.factor}</p>
      {reading.kind === 'arcanum' && <p className="muted">{reading.frame}</p>}
      <p>{reading.short}</p>
      <More reading={reading} isFramed />
    </div>
  );
}

/** The whole text behind «Подробнее». `isFramed`: what the position speaks about is in sight already. */
function More({ reading, isFramed = false }: { readonly reading: Reading; readonly isFramed?: boolean }) {
  return (
    <details className={readingsClasses.more}>
      <summary {...linkLook({ className: 'cap' })}>
        Подробнее<span className="vh">: {reading.factor}</span>
      </summary>
      <Body reading={reading} isFramed={isFramed} />
      {reading.question !== null && (
        <p>
          <b>Что спросить.</b> {reading.question}
        </p>
      )}
      <p className="cap">Источник: {reading.source}</p>
    </details>
  );
}

function Body({ reading, isFramed }: { readonly reading: Reading; readonly isFramed: boolean }) {
  switch (reading.kind) {
    case 'paragraph':
      return <p>{reading.full}</p>;
    case 'arcanum':
      return (
        <>
          {!isFramed && <p className="muted">{reading.frame}</p>}
          <p>
            <b>В плюсе.</b> {reading.plus}
          </p>
          <p>
            <b>В минусе.</b> {reading.minus}
          </p>
          <p>
            <b>Совет.</b> {reading.advice}
          </p>
        </>
      );
    case 'row':
      return (
        <dl>
          {reading.members.map(({ label, arcanum, short }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the arcana of a row keep their places
            <div key={index}>
              <dt>
                {label}: {arcanumText(arcanum)}
              </dt>
              <dd>{short}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

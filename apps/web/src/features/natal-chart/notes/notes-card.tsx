import { Textarea } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { longestNotes } from '@nebosvod/contracts/map-notes';
import { memo } from 'react';
import { isSavedMap } from '../../../birth/map-key.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import classes from './notes-card.module.css';
import { type ChartNotes, useChartNotes } from './use-chart-notes.ts';

interface Props {
  /** Id of a saved map, or `local`. */
  readonly map: string;
  readonly birth: Birth;
}

/** What a practitioner writes about a chart: saved as one types, seen by nobody else, in no file and no link. */
export const NotesCard = memo(function NotesCard({ map, birth }: Props) {
  const { text, state, change, flush } = useChartNotes(map, birth);
  return (
    <section {...cardLook({ className: `${classes.notes} no-print` })} aria-label="Заметки">
      <div className={`row ${classes.head}`}>
        <h3>Заметки</h3>
        <span className="cap" role="status">
          {isSavedMap(map) ? savedWords[state.kind] : 'только на этом устройстве'}
        </span>
      </div>
      <Textarea
        aria-label="Заметки о карте"
        placeholder={text === null ? '' : 'Видны только вам: в файлы и по ссылке не попадают'}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={longestNotes}
        disabled={text === null}
        value={text ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={flush}
      />
      {state.kind === 'failed' && (
        <FieldError>{`${state.message}. Написанное осталось на этом устройстве.`}</FieldError>
      )}
    </section>
  );
});

const savedWords: Readonly<Record<ChartNotes['state']['kind'], string>> = {
  device: 'видны только вам',
  saving: 'сохраняем…',
  saved: 'сохранено',
  failed: 'не сохранено',
};

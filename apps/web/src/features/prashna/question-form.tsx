import { NativeSelect, TextInput } from '@mantine/core';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import type { ReactNode } from 'react';
import tabClasses from '../../chart/tab.module.css';
import { searchPlaces } from '../../platform/api/search-places.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { PlaceField } from '../../ui/place-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import classes from './prashna.module.css';
import { prashnaText as words } from './prashna-words.ts';
import type { DraftFaults, QuestionDraft } from './question-draft.ts';

interface Props {
  readonly draft: QuestionDraft;
  readonly faults: DraftFaults;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly question: string;
  readonly onQuestion: (text: string) => void;
}

const moments = ['now', 'chart', 'own'] as const;
const lagnas = ['moment', 'kp', 'navamsha'] as const;

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={`${classes.choice} ${tabClasses.wrapping}`}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** What is asked, about what, when and where, and where the lagna comes from. */
export function QuestionForm({ draft, faults, onChange, question, onQuestion }: Props) {
  const { lagna } = draft;
  const set = (changed: Partial<QuestionDraft>) => onChange({ ...draft, ...changed });
  return (
    <div className={`${classes.form} no-print`}>
      <TextInput
        className={classes.whole}
        label={words.question}
        description={words.questionHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={question}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onQuestion(event.currentTarget.value)}
      />
      <NativeSelect
        label={words.matter}
        value={draft.matter}
        data={PRASHNA_MATTERS.map((id) => ({ value: id, label: words.matters[id] }))}
        onChange={(event) => {
          const matter = PRASHNA_MATTERS.find((id) => id === event.currentTarget.value);
          if (matter !== undefined) set({ matter });
        }}
      />
      <Choice label={words.moment}>
        <Segments
          label={words.moment}
          options={moments.map((value) => ({ value, label: words.moments[value] }))}
          value={draft.moment}
          onChange={(moment) => set({ moment, now: new Date().toISOString() })}
        />
      </Choice>
      {draft.moment === 'own' && (
        <>
          <DateField
            label={words.date}
            value={draft.date}
            error={faults.date ?? null}
            onChange={(date) => set({ date })}
          />
          <TimeField
            label={words.time}
            value={draft.time}
            error={faults.time ?? null}
            onChange={(time) => set({ time })}
          />
        </>
      )}
      {draft.moment !== 'chart' && (
        <PlaceField
          label={words.asksAt}
          value={draft.place}
          search={searchPlaces}
          error={faults.place ?? null}
          onChange={(place) => set({ place })}
        />
      )}
      <Choice label={words.lagna}>
        <Segments
          label={words.lagna}
          options={lagnas.map((value) => ({ value, label: words.lagnas[value] }))}
          value={lagna}
          onChange={(value) => set({ lagna: value })}
        />
      </Choice>
      {lagna !== 'moment' && (
        <TextInput
          label={words.number[lagna]}
          description={words.numberHint[lagna]}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={draft.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          onChange={(event) => set({ number: event.currentTarget.value })}
          error={faults.number === undefined ? null : <FieldError>{faults.number}</FieldError>}
        />
      )}
    </div>
  );
}

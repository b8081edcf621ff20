import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { NumerologyInput } from '@nebosvod/contracts/numerology-requests';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { type AnswerTo, useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import { SystemCard } from '../components/card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { MixedLetters } from '../components/mixed-letters.tsx';
import { NameLetters } from '../components/name-letters.tsx';
import { NameValues } from '../components/name-values.tsx';
import { NameWarnings } from '../components/name-warnings.tsx';
import { Texts, WithTexts } from '../components/texts.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import classes from '../numerolog.module.css';
import { chosenPerson, type NameDraft, nameDraft } from '../session.ts';
import { useSubmit } from '../use-submit.ts';

const fields = ['name', 'shortName', 'table'];
const tables = [
  { value: 'auto', label: 'по алфавиту имени' },
  { value: 'russian', label: 'русская, 33 буквы' },
  { value: 'russian-no-signs', label: 'русская без Ъ и Ь' },
  { value: 'latin', label: 'латинская' },
  { value: 'chaldean', label: 'халдейская, латиница' },
];
const tableIds = ['russian', 'russian-no-signs', 'latin', 'chaldean'] as const;

function requestOf(draft: NameDraft): { readonly system: 'nameNumber'; readonly input: NumerologyInput<'nameNumber'> } {
  const { table, latinYIsVowel } = draft;
  return {
    system: 'nameNumber',
    input: {
      name: draft.name.trim(),
      ...(draft.shortName.trim() === '' ? {} : { shortName: draft.shortName.trim() }),
      ...(table === 'auto' ? {} : { table }),
      ...(latinYIsVowel ? { latinYIsVowel } : {}),
    },
  };
}

/** Numbers of a name, letter by letter. */
export function NameTool() {
  const stored = nameDraft.use();
  const person = chosenPerson.use();
  const draft = stored.name === '' && person ? { ...stored, name: person.name } : stored;
  const [counted, setCounted] = useState<ReturnType<typeof requestOf> | null>(null);
  const query = useNumerology(counted);
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(fields);
  const change = (part: Partial<NameDraft>) => {
    nameDraft.set({ ...draft, ...part });
    mend(...Object.keys(part));
  };
  const count = async (typed: NameDraft) => {
    const request = requestOf(typed);
    if (await submit({}, request)) setCounted(request);
  };
  const error = (field: string) => (errors[field] === undefined ? null : <FieldError>{errors[field]}</FieldError>);
  const hasLatin = /\p{Script=Latin}/u.test(draft.name);
  return (
    <>
      <ToolHead tool="name" title="Числа имени" subtitle="По буквам, с таблицей на выбор" />
      <form
        ref={form}
        noValidate
        {...cardLook({ wide: true, className: classes.form })}
        aria-label="Имя"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void count(draft);
        }}
      >
        <div>
          <TextInput
            label="Полное имя"
            description="Имя, отчество, фамилия через пробел. Отчества может не быть, двойная фамилия пишется через дефис."
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={draft.name}
            autoComplete="off"
            error={error('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          {errors.name !== undefined && <MixedLetters text={draft.name} />}
        </div>
        <TextInput
          label="Как зовут каждый день, если иначе"
          value={draft.shortName}
          autoComplete="off"
          error={error('shortName')}
          onChange={(event) => change({ shortName: event.currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="Таблица букв"
          data={tables}
          value={draft.table}
          error={error('table')}
          onChange={(event) => change({ table: tableIds.find((id) => id === event.currentTarget.value) ?? 'auto' })}
        />
        {hasLatin && (
          <Checkbox
            label="Считать латинскую Y гласной"
            checked={draft.latinYIsVowel}
            onChange={(event) => change({ latinYIsVowel: event.currentTarget.checked })}
          />
        )}
        <Button type="submit" variant="primary" size="big" loading={isBusy}>
          Посчитать имя
        </Button>
        <FormFailure text={failure} />
      </form>
      <AnswerState query={query} skeleton={<TableSkeleton />}>
        {(answer) => (
          <WithTexts request={counted}>
            <NameAnswer
              answer={answer}
              onReplace={(part, suggestion) => {
                const name = draft.name
                  .split(/(\s+)/u)
                  .map((word) => (word === part ? suggestion : word))
                  .join('');
                const next = { ...draft, name: draft.name.trim() === part ? suggestion : name };
                nameDraft.set(next);
                void count(next);
              }}
            />
          </WithTexts>
        )}
      </AnswerState>
    </>
  );
}

interface AnswerProps {
  readonly answer: AnswerTo<{ system: 'nameNumber' }>;
  readonly onReplace: (part: string, suggestion: string) => void;
}

function NameAnswer({ answer, onReplace }: AnswerProps) {
  const evidence = { trace: answer.trace, confirmation: answer.confirmation, of: 'число имени' };
  return (
    <div className="stack">
      <NameWarnings warnings={answer.warnings} onReplace={onReplace} />
      <div className={classes.two}>
        <SystemCard title="По буквам">
          <NameLetters name={answer} />
          <p className="cap">Гласные выделены фоном. Й, Ъ и Ь считаются согласными.</p>
        </SystemCard>
        <SystemCard title={`Число имени: ${answer.expression}`} evidence={evidence}>
          <NameValues name={answer} />
          <Texts ids={['name.']} />
        </SystemCard>
      </div>
      {answer.minor && (
        <SystemCard
          title={`Повседневное имя: ${answer.minor.expression}`}
          evidence={{ trace: answer.minor.trace, confirmation: answer.minor.confirmation, of: 'повседневное имя' }}
        >
          <NameLetters name={answer.minor} />
          <NameValues name={answer.minor} />
          <Texts ids={['minorName.']} />
        </SystemCard>
      )}
    </div>
  );
}

import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { boardRequest } from '../api/board-request.ts';
import classes from '../numerolog.module.css';
import { readBirth } from '../read-date.ts';
import { chosenPerson, emptyDraft, type Person, personDraft, schoolOptions } from '../session.ts';
import { useSubmit } from '../use-submit.ts';
import { FormFailure } from './form-failure.tsx';
import { PersonFields } from './person-fields.tsx';

const fields = ['name', 'date', 'sex'];

/** The person that the whole area is about: counted once, then shown by every tool. */
export function PersonForm({ onDone }: { readonly onDone?: () => void }) {
  const draft = personDraft.use();
  const options = schoolOptions.use();
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(fields);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readBirth(draft.date);
    if ('error' in read) return void submit({ date: read.error }, null);
    const person: Person = { name: draft.name.trim(), date: read.date, sex: draft.sex };
    if (!(await submit({}, boardRequest(person, options)))) return;
    chosenPerson.set(person);
    onDone?.();
  };
  return (
    <form
      ref={form}
      noValidate
      {...cardLook({ wide: true, className: classes.form })}
      aria-label="Чьи числа считать"
      onSubmit={(event) => void send(event)}
    >
      <PersonFields
        draft={draft}
        withSex
        nameLabel="Имя, отчество, фамилия"
        nameHint="Можно не указывать: тогда числа имени не считаются. Ё и Е, Й и И различаются."
        nameError={errors.name}
        dateError={errors.date}
        onChange={(part) => {
          personDraft.set({ ...draft, ...part });
          mend(...Object.keys(part));
        }}
      />
      <div className="row wrap">
        <Button type="submit" variant="primary" size="big" loading={isBusy}>
          Посчитать
        </Button>
        {(draft.name !== '' || draft.date !== '') && (
          <Button
            variant="quiet"
            onClick={() => {
              personDraft.set(emptyDraft);
              mend(...fields);
            }}
          >
            Очистить
          </Button>
        )}
      </div>
      <FormFailure text={failure} />
    </form>
  );
}

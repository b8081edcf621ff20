import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import { SystemCard } from '../components/card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { ScrollBox } from '../components/scroll-box.tsx';
import { Texts, WithTexts } from '../components/texts.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import classes from '../numerolog.module.css';
import { type ObjectDraft, objectDraft } from '../session.ts';
import { type FieldErrors, useSubmit } from '../use-submit.ts';

const kindNames = { phone: 'Телефон', car: 'Автомобиль', flat: 'Дом или квартира', business: 'Название дела' } as const;
const fields = ['text', 'kind'];

const requestOf = ({ text, kind }: ObjectDraft) => ({
  system: 'objectNumber' as const,
  input: { text: text.trim(), ...(kind === 'auto' ? {} : { kind }) },
});

/** Number of a phone, a car, a flat or a business, by every reading of the same text. */
export function ObjectTool() {
  const draft = objectDraft.use();
  const [counted, setCounted] = useState<ReturnType<typeof requestOf> | null>(null);
  const query = useNumerology(counted);
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(fields);
  const change = (part: Partial<ObjectDraft>) => {
    objectDraft.set({ ...draft, ...part });
    mend(...fields);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const own: FieldErrors = draft.text.trim() === '' ? { text: 'Введите номер или название' } : {};
    const request = requestOf(draft);
    if (await submit(own, request)) setCounted(request);
  };
  return (
    <>
      <ToolHead tool="object" title="Номер и название" subtitle="Телефон, автомобиль, квартира, название дела" />
      <form
        ref={form}
        noValidate
        {...cardLook({ wide: true, className: classes.form })}
        aria-label="Номер или название"
        onSubmit={(event) => void send(event)}
      >
        <TextInput
          label="Номер или название"
          placeholder="+7 916 123-45-67"
          value={draft.text}
          autoComplete="off"
          error={errors.text === undefined ? null : <FieldError>{errors.text}</FieldError>}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <div className={classes.kinds}>
          <Segments
            label="Что это"
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            options={[
              { value: 'auto', label: 'Само' },
              { value: 'phone', label: 'Телефон' },
              { value: 'car', label: 'Авто' },
              { value: 'flat', label: 'Квартира' },
              { value: 'business', label: 'Дело' },
            ]}
          />
        </div>
        <Button type="submit" variant="primary" size="big" loading={isBusy}>
          Посчитать
        </Button>
        <FormFailure text={failure} />
      </form>
      <AnswerState query={query} skeleton={<TableSkeleton rows={3} />}>
        {(answer) => (
          <WithTexts request={counted}>
            <SystemCard
              title={`${kindNames[answer.kind]}: ${answer.number}`}
              evidence={{ trace: answer.trace, confirmation: answer.confirmation, of: 'номер или название' }}
            >
              <ScrollBox>
                <table {...tableLook()}>
                  <caption className="vh">Варианты счёта</caption>
                  <thead>
                    <tr>
                      <th scope="col">Вариант</th>
                      <th scope="col">Что сложено</th>
                      <th scope="col" className="num">
                        Сумма
                      </th>
                      <th scope="col" className="num">
                        Число
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {answer.variants.map((variant) => (
                      <tr key={variant.id}>
                        <th scope="row">{variant.label}</th>
                        <td>{variant.counted}</td>
                        <td className="num">{variant.sum}</td>
                        <td className="num">
                          <b>{variant.number}</b>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollBox>
              {answer.notes.map((note) => (
                <p key={note} className="cap">
                  {note}
                </p>
              ))}
              <Texts ids={['object.']} />
            </SystemCard>
          </WithTexts>
        )}
      </AnswerState>
    </>
  );
}

import type { ToldFact } from '@nebosvod/contracts/facts';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { type FormEvent, useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { localToday } from '../../../platform/local-today.ts';
import { usePlansToast } from '../../../platform/plans-toast.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { usePlanCalls, usePlans } from '../api/use-plans.ts';
import inputs from '../components/form.module.css';
import { SelectField } from '../components/form-fields.tsx';
import { useSelectPage } from '../use-pages.ts';

interface Props {
  readonly fact: ToldFact;
  /** Shortened to what a topic of a text may be. */
  readonly topic: string;
}

/** A fact becomes an item of one of the person's plans, with its source and, of today's sky, its reason. */
export function FactToPlan(props: Props) {
  const { user } = useSessionState();
  return user === null ? null : <Form {...props} userId={user.id} />;
}

function Form({ fact, topic, userId }: Props & { readonly userId: string }) {
  const { data: plans, error, refetch } = usePlans(userId);
  usePlansToast(error);
  const calls = usePlanCalls(userId);
  const selectPage = useSelectPage();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState(() => formatDate(localToday()));
  const [told, setTold] = useState('');
  const day = parseDate(typed);
  const plan = plans?.find(({ id }) => id === chosen) ?? plans?.[0];
  const add = useAction(async (planId: string, date: string) => {
    await calls.createItem(planId, {
      date,
      network: plan?.networks[0] ?? 'vk',
      rubric: 'Факт',
      topic,
      text: `${fact.text}\n\nИсточник: ${fact.source.title}, ${fact.source.where}`,
      ...(fact.sky === undefined ? {} : { skyReason: fact.text }),
    });
    setTold(`Факт в плане: ${formatDayAndMonth(date)}.`);
  });
  if (plans === undefined) {
    if (error === null) return null;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        Контент-планы не загрузились. {asProblem(error).message}
      </ErrorState>
    );
  }
  if (plan === undefined) {
    return (
      <p>
        Планов пока нет.{' '}
        <Button size="sm" onClick={() => selectPage('contentplan')}>
          Составить первый
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day.kind === 'value') void add.run(plan.id, day.value);
  };
  return (
    <form noValidate className={inputs.form} onSubmit={submit} aria-label="Факт в план">
      <div className={inputs.two}>
        <SelectField
          label="План"
          value={plan.id}
          options={plans.map(({ id, title }) => [id, title] as const)}
          onChange={setChosen}
        />
        <DateField
          label="День"
          value={typed}
          error={day.kind === 'error' ? day.message : day.kind === 'empty' ? 'Нужен день' : null}
          onChange={setTyped}
        />
      </div>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={add.isBusy}>
          Добавить в план
        </Button>
        <span aria-live="polite">{told}</span>
      </div>
      <FormError>{add.failure?.message ?? null}</FormError>
    </form>
  );
}

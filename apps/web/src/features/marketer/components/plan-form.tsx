import { type ContentPlan, planSchema } from '@nebosvod/contracts/content-plans';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { localToday } from '../../../platform/local-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { DraftNote } from '../../../ui/draft-note.tsx';
import type { PlanCalls, PlanInput } from '../api/use-plans.ts';
import classes from './form.module.css';
import { LineField, TextField } from './form-fields.tsx';
import { NetworkChips } from './network-chips.tsx';

interface Props {
  readonly calls: PlanCalls;
  /** null = a new plan. */
  readonly plan: ContentPlan | null;
  readonly onDone: (planId: string) => void;
}

const planDraft = planSchema.pick({ networks: true }).extend({
  title: z.string(),
  niche: z.string(),
  goals: z.string(),
  tone: z.string(),
  from: z.string(),
  to: z.string(),
});

const wordFields = ['title', 'niche', 'goals', 'tone'] as const;

/** The frame of a plan: its name, period, networks and what it is for. */
export function PlanForm({ calls, plan, onDone }: Props) {
  const today = localToday();
  const draft = useDraft({
    form: `plan.${plan?.id ?? 'new'}`,
    start: {
      title: plan?.title ?? '',
      niche: plan?.niche ?? '',
      goals: plan?.goals ?? '',
      tone: plan?.tone ?? '',
      from: formatDate(plan?.from ?? today),
      to: formatDate(plan?.to ?? addDays(today, 27)),
      networks: plan?.networks ?? ['vk'],
    },
    schema: planDraft,
  });
  const { values, change } = draft;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(async (input: PlanInput) => {
    const { items: _items, ...frame } = input;
    const saved = plan === null ? await calls.createPlan(input) : await calls.editPlan(plan.id, frame);
    draft.drop();
    if (plan === null) analytics.goal('plan_created');
    onDone(saved.id);
  });
  const wrong = (field: string) => errors[field] ?? save.mistake(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [start, end] = [parseDate(values.from), parseDate(values.to)];
    const found = {
      ...(values.title.trim() === '' ? { title: 'Назовите план' } : {}),
      ...(start.kind === 'value' ? {} : { from: start.kind === 'error' ? start.message : 'Нужна дата' }),
      ...(end.kind === 'value' ? {} : { to: end.kind === 'error' ? end.message : 'Нужна дата' }),
      ...(start.kind === 'value' && end.kind === 'value' && start.value > end.value
        ? { to: 'Конец плана раньше начала' }
        : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || start.kind !== 'value' || end.kind !== 'value') return;
    void save.run({ ...values, title: values.title.trim(), from: start.value, to: end.value });
  };
  const labels = { title: 'Название', niche: 'О чём', goals: 'Цели', tone: 'Тон' } as const;
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNote
        isKept={draft.isKept}
        act={plan === null ? 'Начать заново' : 'Вернуть сохранённое'}
        onReset={() => draft.reset()}
      />
      <LineField
        label={labels.title}
        placeholder="Ноябрь: тихая Луна"
        value={values.title}
        onChange={(title) => change({ title })}
        error={wrong('title')}
      />
      <div className={classes.two}>
        <DateField
          label="С какого дня"
          value={values.from}
          onChange={(from) => change({ from })}
          error={wrong('from')}
        />
        <DateField label="По какой день" value={values.to} onChange={(to) => change({ to })} error={wrong('to')} />
      </div>
      <NetworkChips value={values.networks} onChange={(networks) => change({ networks })} />
      {wordFields.slice(1).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          value={values[field]}
          onChange={(value) => change({ [field]: value })}
          error={wrong(field)}
        />
      ))}
      <FormError>{save.failure !== null && save.failure.errors.length === 0 ? save.failure.message : null}</FormError>
      <div className={classes.acts}>
        <Button type="submit" variant="primary" loading={save.isBusy}>
          {plan === null ? 'Создать план' : 'Сохранить'}
        </Button>
      </div>
    </form>
  );
}

import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { type FormEvent, useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { localToday } from '../../../platform/local-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
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

const wordFields = ['title', 'niche', 'goals', 'tone'] as const;

/** The frame of a plan: its name, period, networks and what it is for. */
export function PlanForm({ calls, plan, onDone }: Props) {
  const today = localToday();
  const [words, setWords] = useState({
    title: plan?.title ?? '',
    niche: plan?.niche ?? '',
    goals: plan?.goals ?? '',
    tone: plan?.tone ?? '',
  });
  const [from, setFrom] = useState(formatDate(plan?.from ?? today));
  const [to, setTo] = useState(formatDate(plan?.to ?? addDays(today, 27)));
  const [networks, setNetworks] = useState<ContentPlan['networks']>(plan?.networks ?? ['vk']);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(async (input: PlanInput) => {
    const { items: _items, ...frame } = input;
    const saved = plan === null ? await calls.createPlan(input) : await calls.editPlan(plan.id, frame);
    if (plan === null) analytics.goal('plan_created');
    onDone(saved.id);
  });
  const wrong = (field: string) => errors[field] ?? save.mistake(field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [start, end] = [parseDate(from), parseDate(to)];
    const found = {
      ...(words.title.trim() === '' ? { title: 'Назовите план' } : {}),
      ...(start.kind === 'value' ? {} : { from: start.kind === 'error' ? start.message : 'Нужна дата' }),
      ...(end.kind === 'value' ? {} : { to: end.kind === 'error' ? end.message : 'Нужна дата' }),
      ...(start.kind === 'value' && end.kind === 'value' && start.value > end.value
        ? { to: 'Конец плана раньше начала' }
        : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || start.kind !== 'value' || end.kind !== 'value') return;
    void save.run({ ...words, title: words.title.trim(), from: start.value, to: end.value, networks });
  };
  const labels = { title: 'Название', niche: 'О чём', goals: 'Цели', tone: 'Тон' } as const;
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <LineField
        label={labels.title}
        placeholder="Ноябрь: тихая Луна"
        value={words.title}
        onChange={(title) => setWords({ ...words, title })}
        error={wrong('title')}
      />
      <div className={classes.two}>
        <DateField label="С какого дня" value={from} onChange={setFrom} error={wrong('from')} />
        <DateField label="По какой день" value={to} onChange={setTo} error={wrong('to')} />
      </div>
      <NetworkChips value={networks} onChange={setNetworks} />
      {wordFields.slice(1).map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          value={words[field]}
          onChange={(value) => setWords({ ...words, [field]: value })}
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

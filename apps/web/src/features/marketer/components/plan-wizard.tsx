import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { counted } from '@nebosvod/terms/plural';
import { type FormEvent, useState } from 'react';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { localToday } from '../../../platform/local-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { PlaceField } from '../../../ui/place-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGenerationsLeft, useWriting } from '../api/use-writing.ts';
import {
  goalWords,
  newPlanOrder,
  type PlanOrderDraft,
  type PlanOrderErrors,
  planOrderSchema,
  readPlanOrder,
} from '../plan-order-draft.ts';
import classes from './form.module.css';
import { LineField, SelectField } from './form-fields.tsx';
import { LaunchFields } from './launch-fields.tsx';
import { NetworkChips } from './network-chips.tsx';
import { ToneNotes, ToneSelect } from './tone-fields.tsx';

/** Generations that a plan takes. */
const COST = 4;

interface Props {
  /** Another plan's subject and measure, for the next sky. */
  readonly former: ContentPlan | null;
  readonly onDone: (planId: string) => void;
}

const weekChoices = (['1', '2', '3', '4'] as const).map(
  (id) => [id, counted(Number(id), 'неделя', 'недели', 'недель')] as const,
);
const countChoices = (['1', '2', '3', '4', '5', '6', '7', '10', '14'] as const).map(
  (id) => [id, `${id} в неделю`] as const,
);

/** A plan by the sky of its days: what it is about, for whom and how much; the rest is computed. */
export function PlanWizard({ former, onDone }: Props) {
  const kept = useDraft<PlanOrderDraft>({
    form: `sky.${former?.id ?? 'new'}`,
    start: newPlanOrder(addDays(localToday(), 1), former),
    schema: planOrderSchema,
  });
  const { values: draft, change } = kept;
  const [errors, setErrors] = useState<PlanOrderErrors>({});
  const left = useGenerationsLeft();
  const writing = useWriting(({ id }) => {
    kept.drop();
    analytics.goal('plan_created');
    onDone(id);
  });
  const wrong = (field: string) => errors[field] ?? writing.mistake(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPlanOrder(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('order' in read) void writing.run(read.order);
  };
  const counts = countChoices.some(([id]) => id === String(draft.perWeek))
    ? countChoices
    : [...countChoices, [String(draft.perWeek), `${draft.perWeek} в неделю`] as const];
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <DraftNote isKept={kept.isKept} act="Начать заново" onReset={() => kept.reset()} />
      <LineField
        label="О чём вы пишете"
        placeholder="ведическая астрология, панчанга"
        value={draft.niche}
        onChange={(niche) => change({ niche })}
        error={wrong('niche')}
      />
      <SelectField
        label="Чего хочется от публикаций"
        value={draft.goals}
        options={[
          ...Object.entries(goalWords).map(([label, id]) => [id, label] as const),
          ...(Object.values(goalWords).some((id) => id === draft.goals) ? [] : [[draft.goals, draft.goals] as const]),
        ]}
        onChange={(goals) => change({ goals })}
      />
      <NetworkChips value={draft.networks} onChange={(networks) => change({ networks })} />
      <FormError>{wrong('networks')}</FormError>
      <div className={classes.two}>
        <SelectField
          label="Срок"
          value={String(draft.weeks)}
          options={weekChoices}
          onChange={(weeks) => change({ weeks: Number(weeks) })}
        />
        <SelectField
          label="Сколько публикаций"
          value={String(draft.perWeek)}
          options={counts}
          onChange={(perWeek) => change({ perWeek: Number(perWeek) })}
        />
        <DateField
          label="С какого дня"
          value={draft.from}
          onChange={(from) => change({ from })}
          error={wrong('from')}
        />
        <ToneSelect tone={draft.tone} onChange={(tone) => change({ tone })} />
      </div>
      <ToneNotes tone={draft.tone} erid={draft.erid} onErid={(erid) => change({ erid })} error={wrong('erid')} />
      <PlaceField
        label="Город читателей"
        value={draft.place}
        search={searchPlaces}
        error={wrong('place')}
        onChange={(place) => change({ place })}
      />
      <LaunchFields
        value={draft.launches}
        onChange={(launches) => change({ launches })}
        error={(id) => errors[`launch${id}`] ?? null}
      />
      <FormError>
        {writing.failure !== null && writing.failure.errors.length === 0 ? writing.failure.message : null}
      </FormError>
      <p {...hintLook()}>
        Поводы — из настоящего неба этих недель, с точным временем; раз в неделю — факт с источником. Спишется{' '}
        {counted(COST, 'генерация', 'генерации', 'генераций')}
        {left === null ? '' : `, осталось ${left}`}.
      </p>
      <div className={classes.acts}>
        <Button type="submit" variant="primary" loading={writing.isBusy}>
          Составить план
        </Button>
        <span aria-live="polite">
          {writing.step !== null && (
            <span className="row muted">
              <Spinner /> {writing.step}
            </span>
          )}
        </span>
      </div>
    </form>
  );
}

import {
  type ContentPlan,
  type ContentPlanItem,
  planFormats,
  planPurposes,
  planStatuses,
} from '@nebosvod/contracts/content-plans';
import { socialNetworks } from '@nebosvod/contracts/social-media';
import { adMark } from '@nebosvod/terms/ad-mark';
import { blanksIn } from '@nebosvod/terms/blanks';
import { counted } from '@nebosvod/terms/plural';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { parseDate } from '../../../ui/date-input.ts';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import { TimeField } from '../../../ui/time-field.tsx';
import type { ItemInput, PlanCalls } from '../api/use-plans.ts';
import {
  draftOf,
  type ItemDraft,
  type ItemErrors,
  itemDraftSchema,
  itemForm,
  newDraft,
  readDraft,
} from '../item-draft.ts';
import { formatWords, type PlanStatus, purposeWords, statusWords } from '../plan-words.ts';
import { CopyText } from '../texts/copy-text.tsx';
import classes from './form.module.css';
import { LineField, SelectField, TextField } from './form-fields.tsx';
import { PublicationCheck } from './publication-check.tsx';
import { SkyReasonCard } from './sky-reason-card.tsx';

interface Props {
  readonly plan: ContentPlan;
  readonly calls: PlanCalls;
  /** The post to edit, or where a new one begins. */
  readonly subject: ContentPlanItem | { readonly date: string; readonly status?: PlanStatus | undefined };
  readonly onDone: () => void;
}

/** What goes to the network: the words, and the mark of advertising that the law asks for where there is one. */
const copied = ({ hook, text, callToAction, hashtags, erid, purpose }: ItemDraft) => [
  ...(erid.trim() === '' && purpose !== 'sale' ? [] : [adMark(erid.trim())]),
  ...[hook, text, callToAction, hashtags],
];

/** The part that has these words, with others in their place. */
function withFix(draft: ItemDraft, words: string, suggestion: string): Partial<ItemDraft> {
  const part = (['hook', 'text', 'callToAction'] as const).find((field) => draft[field].includes(words));
  return part === undefined ? {} : { [part]: draft[part].replace(words, () => suggestion) };
}

/** A post of the plan; what was typed stays until the server has taken it. */
export function ItemForm({ plan, calls, subject, onDone }: Props) {
  const item = 'id' in subject ? subject : null;
  const kept = useDraft<ItemDraft>({
    form: itemForm(plan.id, item?.id ?? null),
    start: 'id' in subject ? draftOf(subject) : newDraft(plan, subject.date, subject.status),
    schema: itemDraftSchema,
    // A new post was begun on a day, which the next press may not name.
    pinned: item === null ? ['date', 'status'] : [],
  });
  const draft = kept.values;
  const [errors, setErrors] = useState<ItemErrors>({});
  const [isSure, setSure] = useState(false);
  const save = useAction((input: ItemInput) =>
    item === null ? calls.createItem(plan.id, input) : calls.editItem(plan.id, item.id, input),
  );
  const remove = useAction(async () => {
    if (item !== null) await calls.deleteItem(plan.id, item.id);
  });
  const done = () => {
    kept.drop();
    onDone();
  };
  const change = (part: Partial<ItemDraft>) => {
    kept.change(part);
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
  };
  /** The server names a word of a list by its place: `hashtags.2`. */
  const wrong = (field: keyof ItemDraft): string | null =>
    errors[field] ??
    save.failure?.errors.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message ??
    null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    if ('errors' in read) return setErrors(read.errors);
    if (await save.run(read.item)) done();
  };
  const line = (
    field: 'topic' | 'rubric' | 'hashtags' | 'skyReason' | 'marks' | 'erid',
    label: string,
    example = '',
  ) => (
    <LineField
      label={label}
      placeholder={example}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      error={wrong(field)}
    />
  );
  const text = (field: 'hook' | 'text' | 'callToAction' | 'visualBrief', label: string, rows = 2) => (
    <TextField
      label={label}
      rows={rows}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      error={wrong(field)}
    />
  );
  const blanks = blanksIn([draft.hook, draft.text, draft.callToAction].join('\n')).length;
  const parsed = parseDate(draft.date);
  const day = parsed.kind === 'value' ? parsed.value : null;
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <DraftNote
        isKept={kept.isKept}
        act={item === null ? 'Начать заново' : 'Вернуть сохранённое'}
        onReset={() => kept.reset()}
      />
      {draft.skyReason !== '' && <SkyReasonCard sky={draft.sky} reason={draft.skyReason} />}
      {line('topic', 'Тема')}
      <div className={classes.two}>
        <DateField label="Дата" value={draft.date} onChange={(date) => change({ date })} error={wrong('date')} />
        <TimeField label="Время" value={draft.time} onChange={(time) => change({ time })} error={wrong('time')} />
        <SelectField
          label="Сеть"
          value={draft.network}
          options={socialNetworks.map(({ id, title }) => [id, title] as const)}
          onChange={(network) => change({ network })}
        />
        <SelectField
          label="Формат"
          value={draft.format}
          options={planFormats.map((id) => [id, formatWords[id]] as const)}
          onChange={(format) => change({ format })}
        />
        <SelectField
          label="Что даёт"
          value={draft.purpose}
          options={planPurposes.map((id) => [id, purposeWords[id]] as const)}
          onChange={(purpose) => change({ purpose })}
        />
        <SelectField
          label="Состояние"
          value={draft.status}
          options={planStatuses.map((id) => [id, statusWords[id]] as const)}
          onChange={(status) => change({ status })}
        />
      </div>
      {text('hook', 'Первая фраза')}
      {text('text', 'Текст', 5)}
      {text('callToAction', 'Призыв')}
      {line('hashtags', 'Хэштеги', '#панчанга #экадаши')}
      <PublicationCheck
        parts={[draft.hook, draft.text, draft.callToAction]}
        date={day}
        network={draft.network}
        onFix={(words, suggestion) => change(withFix(draft, words, suggestion))}
      />
      {blanks > 0 && (
        <p {...noteLook()}>
          Впишите своё: {counted(blanks, 'место', 'места', 'мест')} в ‹скобках›. Это ваша история, за вас мы её не
          сочиняем.
        </p>
      )}
      <CopyText parts={copied(draft)} network={draft.network} />
      <details className={classes.more}>
        <summary>Рубрика, визуал, повод в небе, пометки</summary>
        {line('rubric', 'Рубрика')}
        {text('visualBrief', 'Что на картинке')}
        {line('skyReason', 'Повод в небе', 'Экадаши 24 ноября')}
        {line('marks', 'Пометки через запятую', 'реклама')}
        {line('erid', 'erid рекламы')}
      </details>
      <FormError>{save.failure?.message ?? remove.failure?.message ?? null}</FormError>
      <div className={classes.acts}>
        <Button type="submit" variant="primary" loading={save.isBusy}>
          {item === null ? 'Добавить' : 'Сохранить'}
        </Button>
        {item !== null && (
          <Button
            variant="quiet"
            loading={remove.isBusy}
            onClick={async () => {
              if (!isSure) setSure(true);
              else if (await remove.run()) done();
            }}
          >
            {isSure ? 'Точно удалить' : 'Удалить…'}
          </Button>
        )}
      </div>
    </form>
  );
}

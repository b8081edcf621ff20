import { Checkbox, Textarea } from '@mantine/core';
import type { Brand } from '@nebosvod/contracts/delivery';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { showToast } from '../../platform/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { useBrand, useBrandChange } from './api/use-delivery.ts';
import { BrandFields } from './brand-fields.tsx';
import classes from './delivery.module.css';
import { moved, orderedSections, type Section } from './section-order.ts';

interface Props {
  readonly sections: readonly Section[];
}

/** How the person signs documents, all of them alike. */
export function BrandForm({ sections }: Props) {
  const brand = useBrand();
  if (brand.isError) return <FormError>Бренд не загрузился. Откройте панель ещё раз.</FormError>;
  if (!brand.data) return <p className="cap">Загружаем бренд</p>;
  return <LoadedForm saved={brand.data} sections={sections} />;
}

function LoadedForm({ saved, sections }: Props & { readonly saved: Brand }) {
  const [draft, setDraft] = useState(saved);
  const change = useBrandChange();
  const save = useAction(async () => {
    await change(draft);
    showToast('good', 'Бренд сохранён: он уже стоит на открытых ссылках.');
  });
  const mistake = (field: string) => {
    const words = save.mistake(field);
    return words === null ? null : <FieldError>{words}</FieldError>;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  const ordered = orderedSections(sections, draft.order);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <BrandFields draft={draft} onChange={setDraft} mistake={save.mistake} />
      <Textarea
        label="Оговорка внизу"
        autosize
        minRows={2}
        maxLength={1000}
        value={draft.disclaimer}
        onChange={(event) => setDraft({ ...draft, disclaimer: event.currentTarget.value })}
        error={mistake('disclaimer')}
      />
      <Checkbox
        label="С обложкой"
        checked={draft.cover}
        onChange={(event) => setDraft({ ...draft, cover: event.currentTarget.checked })}
      />
      <fieldset className={classes.sections}>
        <legend>Разделы: порядок и какие показывать</legend>
        {ordered.map(({ id, title }, index) => (
          <div key={id} className={classes.section}>
            <Checkbox
              label={title}
              checked={!draft.hiddenSections.includes(id)}
              onChange={(event) => {
                const others = draft.hiddenSections.filter((one) => one !== id);
                setDraft({ ...draft, hiddenSections: event.currentTarget.checked ? others : [...others, id] });
              }}
            />
            <button
              type="button"
              {...iconButtonLook()}
              aria-label={`Выше: ${title}`}
              disabled={index === 0}
              onClick={() => setDraft({ ...draft, order: moved(ordered, index, -1) })}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              {...iconButtonLook()}
              aria-label={`Ниже: ${title}`}
              disabled={index === ordered.length - 1}
              onClick={() => setDraft({ ...draft, order: moved(ordered, index, 1) })}
            >
              <Icon name="down" />
            </button>
          </div>
        ))}
      </fieldset>
      <Button type="submit" loading={save.isBusy}>
        Сохранить бренд
      </Button>
      <FormError>{save.failure && save.failure.errors.length === 0 ? save.failure.message : null}</FormError>
    </form>
  );
}

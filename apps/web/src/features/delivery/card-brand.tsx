import type { Brand } from '@nebosvod/contracts/delivery';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { showToast } from '../../platform/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { useBrand, useBrandChange } from './api/use-delivery.ts';
import { BrandFields } from './brand-fields.tsx';
import classes from './delivery.module.css';

/** The brand as cards carry it: what documents have besides stays as it is. */
export function CardBrand() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.part} aria-label="Бренд карточек">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Свернуть бренд' : 'Мой бренд на карточках'}
      </Button>
      {isOpen && <OpenForm />}
    </section>
  );
}

function OpenForm() {
  const brand = useBrand();
  if (brand.isError) return <FormError>Бренд не загрузился. Откройте его ещё раз.</FormError>;
  if (!brand.data) return <p className="cap">Загружаем бренд</p>;
  return <LoadedForm saved={brand.data} />;
}

function LoadedForm({ saved }: { readonly saved: Brand }) {
  const [draft, setDraft] = useState(saved);
  const change = useBrandChange();
  const save = useAction(async () => {
    await change(draft);
    showToast('good', 'Бренд сохранён: карточки подписаны им.');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className="muted">
        На карточке стоят имя, первая строка контактов, логотип и цвет. Тот же бренд у ваших документов.
      </p>
      <BrandFields draft={draft} onChange={setDraft} mistake={save.mistake} />
      <Button type="submit" loading={save.isBusy}>
        Сохранить бренд
      </Button>
      <FormError>{save.failure && save.failure.errors.length === 0 ? save.failure.message : null}</FormError>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { CsvButton } from './csv-button.tsx';
import { type Settings, type StepFormProps, useSettingChange } from './use-settings.ts';

const written = (price: number | null) => (price === null ? '' : String(price).replace('.', ','));

/** Roubles as people type them; null = no price, NaN = no number. */
function readPrice(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00a0₽]/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What each item costs; an empty field leaves the price to a talk with the operator. */
export function PricesForm({ settings, onDone }: StepFormProps) {
  const { save } = useSettingChange();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const textOf = ({ id, price }: Settings['prices'][number]) => draft[id] ?? written(price);
  const isWrong = (text: string) => Number.isNaN(readPrice(text));
  const act = useAction(async () => {
    setTried(true);
    if (settings.prices.some((row) => isWrong(textOf(row)))) return;
    for (const row of settings.prices) {
      const price = readPrice(textOf(row));
      if (price !== row.price) await save('price', row.id, { price });
    }
    onDone('Цены сохранены: магазин уже показывает их.');
  });
  return (
    <form
      noValidate
      className="stack"
      aria-label="Цены"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      {settings.prices.map((row) => (
        <TextInput
          key={row.id}
          label={`${row.title}, ₽`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={textOf(row)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setDraft((before) => ({ ...before, [row.id]: value }));
          }}
          error={isTried && isWrong(textOf(row)) ? <FieldError>Нужна сумма: 1990 или 1990,50</FieldError> : null}
        />
      ))}
      <FormError>{act.failure?.message ?? null}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
        <CsvButton
          file="nebosvod-ceny"
          head={['Товар', 'Название', 'Цена, ₽']}
          rows={settings.prices.map(({ id, title, price }) => [id, title, written(price)])}
          of="цены"
        />
      </div>
    </form>
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import { type ProductId, products } from '@nebosvod/contracts/products.table';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import classes from './admin.module.css';
import { CsvButton } from './csv-button.tsx';
import { type StepFormProps, useSettingChange } from './use-settings.ts';

const titleOf = (id: ProductId) => products.find((product) => product.id === id)?.title ?? String(id);

/** Which products an offer of GetCourse opens: one more product at a time. */
export function OffersForm({ settings, onDone }: StepFormProps) {
  const { save, reset } = useSettingChange();
  const [number, setNumber] = useState('');
  const [productId, setProductId] = useState<ProductId>(1);
  const add = useAction(async () => {
    const id = number.trim();
    const before = settings.offers.find((offer) => offer.id === id)?.productIds ?? [];
    const { openedOrders = 0 } = await save('offer', id, { productIds: [...new Set([...before, productId])] });
    setNumber('');
    const opened = openedOrders === 0 ? '' : ` Открыто оплаченных раньше заказов: ${openedOrders}.`;
    onDone(`Предложение ${id} открывает: ${titleOf(productId)}.${opened}`);
  });
  const remove = useAction((id: string) => reset('offer', id));
  return (
    <form
      noValidate
      className="stack"
      aria-label="Предложения GetCourse"
      onSubmit={(event) => {
        event.preventDefault();
        void add.run();
      }}
    >
      <ul className={classes.entries}>
        {settings.offers.map(({ id, productIds, isSaved }) => (
          <li key={id}>
            <span>
              {id}: {productIds.map(titleOf).join(', ')}
            </span>
            {isSaved ? (
              <AskedTwice sure="Да, убрать" isBusy={remove.isBusy} onSure={() => void remove.run(id)}>
                Убрать<span className="vh">: предложение {id}</span>
              </AskedTwice>
            ) : (
              <span {...hintLook()}>из content/offers.yaml</span>
            )}
          </li>
        ))}
      </ul>
      <TextInput
        label="Номер предложения в GetCourse"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
      <NativeSelect
        label="Открывает продукт"
        value={productId}
        onChange={(event) => {
          const chosen = products.find(({ id }) => String(id) === event.currentTarget.value);
          if (chosen) setProductId(chosen.id);
        }}
        data={products.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <FormError>{add.failure?.message ?? remove.failure?.message ?? null}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" disabled={number === ''} loading={add.isBusy}>
          Добавить
        </Button>
        <CsvButton
          file="nebosvod-predlozheniya"
          head={['Предложение', 'Номера продуктов', 'Продукты', 'Откуда']}
          rows={settings.offers.map(({ id, productIds, isSaved }) => [
            id,
            productIds.join(', '),
            productIds.map(titleOf).join(', '),
            isSaved ? 'консоль' : 'content/offers.yaml',
          ])}
          of="предложения"
        />
      </div>
    </form>
  );
}

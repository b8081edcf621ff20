import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { type StepFormProps, useSettingChange } from './use-settings.ts';

const fields = [
  { name: 'name', label: 'Имя или название', type: 'text' },
  { name: 'email', label: 'Почта', type: 'email' },
  { name: 'phone', label: 'Телефон', type: 'tel' },
  { name: 'url', label: 'Страница для связи (https://…)', type: 'url' },
] as const;

/** Who sells and how they are reached: visitors read it where they buy. */
export function SellerForm({ settings, onDone }: StepFormProps) {
  const { save } = useSettingChange();
  const [draft, setDraft] = useState(() => ({
    name: settings.seller?.name ?? '',
    email: settings.seller?.email ?? '',
    phone: settings.seller?.phone ?? '',
    url: settings.seller?.url ?? '',
  }));
  const act = useAction(async () => {
    const orNull = (text: string) => text.trim() || null;
    const { name, email, phone, url } = draft;
    await save('seller', 'site', { name, email: orNull(email), phone: orNull(phone), url: orNull(url) });
    onDone('Контакты сохранены: их видят на страницах товаров.');
  });
  const isNamed = fields.some(({ name }) => act.mistake(name) !== null);
  return (
    <form
      noValidate
      className="stack"
      aria-label="Контакты"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      {fields.map(({ name, label, type }) => {
        const mistake = act.mistake(name);
        return (
          <TextInput
            key={name}
            label={label}
            type={type}
            value={draft[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setDraft((before) => ({ ...before, [name]: value }));
            }}
            error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
          />
        );
      })}
      <FormError>{isNamed ? null : (act.failure?.message ?? null)}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}

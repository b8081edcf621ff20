import { TextInput } from '@mantine/core';
import { uploadSiteLogo } from '@nebosvod/contracts/site-brand';
import { useId, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { PictureChoice } from '../../platform/forms/picture-choice.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { type StepFormProps, useSettingChange } from './use-settings.ts';

/** The product's own accents: what is in force until others are set. */
const productColours = { dark: '#e2b866', light: '#8f6412' } as const;
const fields = [
  { name: 'dark', label: 'Цвет на тёмном фоне' },
  { name: 'light', label: 'Цвет на светлом фоне' },
] as const;

/** Colours of both themes and the picture in place of the logo; the server holds colours to what can be read. */
export function BrandForm({ settings, onDone }: StepFormProps) {
  const { save, reset } = useSettingChange();
  const [draft, setDraft] = useState(() => settings.brand ?? { ...productColours, logoId: null });
  const act = useAction(async () => {
    await save('brand', 'site', draft);
    onDone('Цвета и логотип сохранены: они на всех страницах, у открытых — после обновления.');
  });
  const drop = useAction(async () => {
    await reset('brand', 'site');
    onDone('Сайт снова в цветах Небосвода.');
  });
  const isNamed = fields.some(({ name }) => act.mistake(name) !== null);
  return (
    <form
      noValidate
      className="stack"
      aria-label="Цвета и логотип"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <p {...hintLook()}>
        Цветом пишутся ссылки и рисуется главная кнопка. Он должен читаться: контраст с фоном не меньше 4,5:1.
      </p>
      {fields.map(({ name, label }) => {
        const mistake = act.mistake(name);
        return (
          <TextInput
            key={name}
            type="color"
            label={label}
            value={draft[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setDraft((before) => ({ ...before, [name]: value }));
            }}
            error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
          />
        );
      })}
      <LogoChoice value={draft.logoId} onChange={(logoId) => setDraft((before) => ({ ...before, logoId }))} />
      <FormError>{isNamed ? null : (act.failure?.message ?? drop.failure?.message ?? null)}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
        {settings.brand !== null && (
          <Button variant="quiet" loading={drop.isBusy} onClick={() => void drop.run()}>
            Вернуть свои цвета Небосвода
          </Button>
        )}
      </div>
    </form>
  );
}

interface LogoProps {
  /** Id of the picture; null = the product's logo. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function LogoChoice({ value, onChange }: LogoProps) {
  const hint = useId();
  return (
    <div className="stack">
      {value !== null && <img src={`/v1/brand/logo/${value}`} alt="Логотип сайта" height={40} />}
      <p {...hintLook()} id={hint}>
        Логотип: PNG, JPEG или SVG контурами, до 1 МБ. Виден высотой 40 точек на обоих фонах.
      </p>
      <PictureChoice
        value={value}
        onChange={onChange}
        send={(file) => call(uploadSiteLogo, { body: file })}
        chooseLabel="Выбрать файл логотипа"
        hintId={hint}
      />
    </div>
  );
}

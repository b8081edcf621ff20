import { Checkbox, TextInput } from '@mantine/core';
import { type AdvertisingRules, networkTitles } from '@nebosvod/contracts/social-media';
import { useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { CsvButton } from './csv-button.tsx';
import { type StepFormProps, useSettingChange } from './use-settings.ts';

/** Whether texts of the marketer may sell, and which networks carry a mark. */
export function AdvertisingForm({ settings, onDone }: StepFormProps) {
  const { save } = useSettingChange();
  const [draft, setDraft] = useState<AdvertisingRules>(settings.advertising);
  const act = useAction(async () => {
    await save('advertising', 'site', draft);
    onDone('Реклама и сети: сохранено, уже действует.');
  });
  const mark = (network: string, part: Partial<AdvertisingRules['networks'][number]>) =>
    setDraft((now) => ({
      ...now,
      networks: now.networks.map((row) => (row.network === network ? { ...row, ...part } : row)),
    }));
  return (
    <form
      noValidate
      className="stack"
      aria-label="Реклама и сети"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <Checkbox
        label="Разрешить маркетологам продающий тон"
        size="md"
        checked={draft.isSellingAllowed}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          setDraft((now) => ({ ...now, isSellingAllowed: checked }));
        }}
      />
      <p {...hintLook()}>
        Выключено: тексты только рассказывают. Включено: появляются призыв записаться, слово «Реклама» и поле erid.
        Прежде узнайте у юриста, разрешена ли реклама таких услуг.
      </p>
      {draft.networks.map(({ network, isRestricted, note }) => (
        <fieldset key={network} className="stack">
          <legend>{networkTitles[network]}</legend>
          <Checkbox
            label="Реклама здесь запрещена"
            size="md"
            checked={isRestricted}
            onChange={(event) => mark(network, { isRestricted: event.currentTarget.checked })}
          />
          <TextInput
            label="Пометка при выборе"
            maxLength={300}
            value={note}
            onChange={(event) => mark(network, { note: event.currentTarget.value })}
          />
        </fieldset>
      ))}
      <FormError>{act.failure?.message ?? null}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
        <CsvButton
          file="nebosvod-seti"
          head={['Сеть', 'Реклама запрещена', 'Пометка']}
          rows={settings.advertising.networks.map(({ network, isRestricted, note }) => [
            networkTitles[network],
            isRestricted ? 'да' : 'нет',
            note,
          ])}
          of="сети"
        />
      </div>
    </form>
  );
}

import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { formatDate } from '@nebosvod/terms/civil-date';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { useLinkWork } from './api/use-delivery.ts';
import classes from './delivery.module.css';

const terms = [
  { value: '30', label: 'Месяц' },
  { value: '90', label: 'Три месяца' },
  { value: '365', label: 'Год' },
];

interface Props {
  readonly id: string;
  readonly title: string;
}

/** Makes a link: until when, with a PIN or without, with the proof or without. */
export function LinkForm({ id, title }: Props) {
  const [days, setDays] = useState('90');
  const [pin, setPin] = useState('');
  const [withProof, setWithProof] = useState(true);
  const [made, setMade] = useState<{ readonly url: string; readonly expiresAt: string; readonly pin: string } | null>(
    null,
  );
  const work = useLinkWork(id);
  const create = useAction(async () => {
    const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    const answer = await work.make({ withProof, expiresAt, ...(pin === '' ? {} : { pin }) });
    setMade({ url: answer.url, expiresAt: answer.expiresAt, pin });
  });
  const pinMistake = pin === '' || /^\d{4,8}$/.test(pin) ? create.mistake('pin') : 'PIN: от 4 до 8 цифр';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pinMistake === null || create.mistake('pin') !== null) void create.run();
  };
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label="Открыта"
          data={terms}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <TextInput
          label="PIN-код, если нужен"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          error={pinMistake && <FieldError>{pinMistake}</FieldError>}
        />
        <Checkbox
          label="С проверкой расчёта"
          description="Клиент увидит данные рождения и пересчитает карту на своём устройстве"
          checked={withProof}
          onChange={(event) => setWithProof(event.currentTarget.checked)}
        />
        <Button type="submit" variant="primary" icon="share" loading={create.isBusy}>
          Создать ссылку
        </Button>
        <FormError>{create.failure && create.failure.errors.length === 0 ? create.failure.message : null}</FormError>
      </form>
      {made && (
        <div className={classes.made} role="status">
          <p>
            Ссылка открыта до {formatDate(made.expiresAt.slice(0, 10), { weekday: false })}
            {made.pin !== '' && ` PIN ${made.pin} передайте отдельно: больше он не показывается.`}
          </p>
          <ShareLinks url={made.url} title={title} />
        </div>
      )}
    </>
  );
}

import { TextInput } from '@mantine/core';
import { findPeople, grantToAddress } from '@nebosvod/contracts/admin-people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import classes from './admin.module.css';
import { firstGrant, type Grant, GrantFields, grantBody, titleOf } from './grant-fields.tsx';

/** Opens a product to an address that may have no account yet: what was paid elsewhere, or given. */
export function GrantToAddress() {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [grant, setGrant] = useState<Grant>(firstGrant);
  const [note, setNote] = useState<string | null>(null);
  const act = useAction(async () => {
    setNote(null);
    const { isWaiting } = await call(grantToAddress, { body: { email, ...grantBody(grant) } });
    setNote(
      isWaiting
        ? `«${titleOf(grant.productId)}» ждёт: откроется, когда человек подтвердит эту почту. Напишите ему об этом.`
        : `Открыто: ${titleOf(grant.productId)}.`,
    );
    setEmail('');
    await queryClient.invalidateQueries({ queryKey: endpointKey(findPeople) });
  });
  const mistake = act.mistake('email');
  return (
    <details className={classes.beside}>
      <summary>Открыть по адресу почты</summary>
      <form
        noValidate
        className="stack"
        aria-label="Открыть по адресу почты"
        onSubmit={(event) => {
          event.preventDefault();
          void act.run();
        }}
      >
        <div className={classes.tools}>
          <TextInput
            label="Адрес, даже если аккаунта ещё нет"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
          />
          <GrantFields value={grant} onChange={setGrant} />
          <Button type="submit" loading={act.isBusy}>
            Открыть по адресу
          </Button>
        </div>
        <FormNote>{note}</FormNote>
        <FormError>{mistake === null ? (act.failure?.message ?? null) : null}</FormError>
      </form>
    </details>
  );
}

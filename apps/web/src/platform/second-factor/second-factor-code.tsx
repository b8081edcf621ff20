import { getSecondFactor, passSecondFactor } from '@nebosvod/contracts/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { endpointKey } from '../api/endpoint-query.ts';
import { FormError, SecondCodeInput } from '../forms/account-fields.tsx';
import { useAction } from '../forms/use-action.ts';
import classes from './second-factor.module.css';

/** Asks for a code: the session then counts as signed in with both factors for twelve hours. */
export function SecondFactorCode({ onPassed }: { readonly onPassed?: () => void }) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const pass = useAction(async () => {
    await call(passSecondFactor, { body: { code } });
    await queryClient.invalidateQueries({ queryKey: endpointKey(getSecondFactor) });
    onPassed?.();
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pass.run();
      }}
    >
      <SecondCodeInput value={code} onChange={setCode} error={pass.mistake('code')} />
      <FormError>{pass.mistake('code') === null ? (pass.failure?.message ?? null) : null}</FormError>
      <Button type="submit" variant="primary" loading={pass.isBusy}>
        Подтвердить
      </Button>
    </form>
  );
}

import { Checkbox } from '@mantine/core';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import {
  changeSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@nebosvod/contracts/second-factor';
import { counted } from '@nebosvod/terms/plural';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { RecoveryCodes } from '../../../platform/second-factor/recovery-codes.tsx';
import { SecondFactorCode } from '../../../platform/second-factor/second-factor-code.tsx';
import { SecondFactorSetup } from '../../../platform/second-factor/second-factor-setup.tsx';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import classes from '../profile.module.css';

/** One-time codes of an application on the telephone: turned on, asked for at sign-in, turned off. */
export function SecondFactorSettings() {
  const { user } = useSessionState();
  const { data, error, refetch } = useQuery({ ...endpointQuery(getSecondFactor, {}, 'stored'), staleTime: 0 });
  if (user?.isTemporary) return <p {...hintLook()}>Сначала задайте пароль: второй фактор дополняет его.</p>;
  if (data === undefined) {
    if (!error) return <TableSkeleton rows={2} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        Не удалось узнать, включён ли второй фактор.
      </ErrorState>
    );
  }
  if (!data.isOn) return <SecondFactorSetup />;
  if (data.passedUntil === null) {
    return (
      <>
        <p>Второй фактор включён. Чтобы изменить его настройки, введите код.</p>
        <SecondFactorCode />
      </>
    );
  }
  return <Settings factor={data} />;
}

function Settings({ factor }: { readonly factor: AnswerOf<typeof getSecondFactor> }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: endpointKey(getSecondFactor) });
  const change = useAction(async (forSignIn: boolean) => {
    await call(changeSecondFactor, { body: { forSignIn } });
    await reload();
  });
  const renew = useAction(async () => setCodes((await call(renewRecoveryCodes, {})).recoveryCodes));
  const turnOff = useAction(async () => {
    await call(turnOffSecondFactor, {});
    await reload();
  });
  if (codes !== null) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          void reload();
        }}
      />
    );
  }
  const left = counted(factor.recoveryCodesLeft, 'запасной код', 'запасных кода', 'запасных кодов');
  const failure = change.failure ?? renew.failure ?? turnOff.failure;
  return (
    <div className={classes.form}>
      <p>Второй фактор включён, остаётся {left}.</p>
      <Checkbox
        label="Спрашивать код при каждом входе"
        checked={factor.forSignIn}
        onChange={(event) => void change.run(event.currentTarget.checked)}
      />
      <div className="row wrap">
        <Button loading={renew.isBusy} onClick={() => void renew.run()}>
          Новые запасные коды
        </Button>
        <AskedTwice sure="Да, выключить" isBusy={turnOff.isBusy} onSure={() => void turnOff.run()}>
          Выключить
        </AskedTwice>
      </div>
      <FormError>{failure?.message ?? null}</FormError>
    </div>
  );
}

import type { Birth } from '@nebosvod/contracts/birth';
import { deleteUserData, getUserData, saveUserData } from '@nebosvod/contracts/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { BirthParts } from '../birth-parts.ts';
import classes from '../profile.module.css';

/** The person's own birth in the account: the chart opens from it on any device. */
export function OwnBirth({ userId, parts }: { readonly userId: string; readonly parts: BirthParts }) {
  const queryClient = useQueryClient();
  const key = ['user-data', userId];
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getUserData, { signal }) });
  const [isEditing, setEditing] = useState(false);
  const save = useAction(async (birth: Birth) => {
    queryClient.setQueryData(key, await call(saveUserData, { body: { birth } }));
    setEditing(false);
  });
  const remove = useAction(async () => {
    queryClient.setQueryData(key, await call(deleteUserData, { body: { part: 'birth' } }));
  });
  const birth = data?.birth ?? null;
  return (
    <section className={classes.part}>
      <h2>Свои данные рождения</h2>
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            Данные рождения не загрузились. {asProblem(error).message}
          </ErrorState>
        ) : (
          <Loading>
            <Skeleton height={48} width={360} />
          </Loading>
        )
      ) : isEditing ? (
        <div className={classes.form}>
          {parts.form(birth, (next) => void save.run(next))}
          <FormError>{save.failure?.message ?? null}</FormError>
          <Button variant="quiet" onClick={() => setEditing(false)}>
            Не менять
          </Button>
        </div>
      ) : birth === null ? (
        <>
          <p className="muted">
            Сохраните их один раз, и своя карта будет открываться на любом устройстве. Кроме вас, их никто не видит.
          </p>
          <Button onClick={() => setEditing(true)}>Указать данные рождения</Button>
        </>
      ) : (
        <>
          <p className="tn">
            {birth.name ? <b>{birth.name}. </b> : null}
            {parts.words(birth)}
          </p>
          <div className="row wrap">
            <Button onClick={() => parts.openChart(birth)}>Открыть карту</Button>
            <Button icon="pencil" onClick={() => setEditing(true)}>
              Изменить
            </Button>
            <AskedTwice sure="Да, удалить" isBusy={remove.isBusy} onSure={() => void remove.run()}>
              Удалить
            </AskedTwice>
          </div>
          <FormError>{remove.failure?.message ?? null}</FormError>
        </>
      )}
    </section>
  );
}

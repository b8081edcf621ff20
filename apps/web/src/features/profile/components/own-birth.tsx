import type { Birth } from '@nebosvod/contracts/birth';
import { deleteUserData, getUserData, saveUserData } from '@nebosvod/contracts/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import formPageClasses from '../../../birth/form-page.module.css';
import { useOpenLocal } from '../../../birth/use-open-local.ts';
import pageClasses from '../../../chart/page.module.css';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { Loading, PageSkeleton, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import classes from '../profile.module.css';

const BirthForm = lazyNamed(
  () => import('../../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

/** The person's own birth in the account: the chart opens from it on any device. */
export function OwnBirth() {
  const openLocal = useOpenLocal();
  const queryClient = useQueryClient();
  const query = endpointQuery(getUserData, {}, 'stored');
  const { data, error, refetch } = useQuery(query);
  const [isEditing, setEditing] = useState(false);
  const save = useAction(async (birth: Birth) => {
    queryClient.setQueryData(query.queryKey, await call(saveUserData, { body: { birth } }));
    setEditing(false);
  });
  const remove = useAction(async () => {
    queryClient.setQueryData(query.queryKey, await call(deleteUserData, { body: { part: 'birth' } }));
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
          <div className={pageClasses.page}>
            <div className={formPageClasses.formPage}>
              <Suspense fallback={<PageSkeleton />}>
                <BirthForm initial={birth} onBirth={(next) => void save.run(next)} submitLabel="Сохранить" />
              </Suspense>
            </div>
          </div>
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
            {birthWords(birth, null)}
          </p>
          <div className="row wrap">
            <Button onClick={() => openLocal(birth)}>Открыть карту</Button>
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

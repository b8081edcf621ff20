import { endOtherSessions, endSession, listSessions } from '@nebosvod/contracts/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { momentOf } from '../local-date.ts';
import classes from '../profile.module.css';

/** Devices that are signed in, each of which may be ended; this one by «Выход». */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...endpointQuery(listSessions, {}, 'stored'), staleTime: 0 });
  const renew = () => queryClient.invalidateQueries({ queryKey: endpointKey(listSessions) });
  const endOne = useAction(async (sessionId: string) => {
    await call(endSession, { params: { sessionId } });
    await renew();
  });
  const endOthers = useAction(async () => {
    await call(endOtherSessions, {});
    await renew();
  });
  const others = data?.filter((session) => !session.isCurrent) ?? [];
  return (
    <section className={classes.part}>
      <h2>Где выполнен вход</h2>
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            Сессии не загрузились. {asProblem(error).message}
          </ErrorState>
        ) : (
          <TableSkeleton rows={2} />
        )
      ) : (
        <>
          <ul className={classes.list}>
            {data.map((session) => (
              <li key={session.id}>
                <span>
                  <b>{session.device}</b>
                  <span className="cap tn">
                    {session.isCurrent ? 'Это устройство' : `Был активен ${momentOf(session.lastUsedAt)}`} · вход{' '}
                    {momentOf(session.createdAt)}
                  </span>
                </span>
                {!session.isCurrent && (
                  <Button size="sm" loading={endOne.isBusy} onClick={() => void endOne.run(session.id)}>
                    Завершить<span className="vh">: {session.device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {others.length > 0 ? (
            <Button loading={endOthers.isBusy} onClick={() => void endOthers.run()}>
              Завершить все остальные
            </Button>
          ) : (
            <p {...hintLook()}>Других сессий нет.</p>
          )}
          <FormError>{endOne.failure?.message ?? endOthers.failure?.message ?? null}</FormError>
        </>
      )}
    </section>
  );
}

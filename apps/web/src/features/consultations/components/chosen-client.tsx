import { NativeSelect } from '@mantine/core';
import { getClient } from '@nebosvod/contracts/clients';
import { useQuery } from '@tanstack/react-query';
import { birthWords } from '../../../birth/birth-words.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import classes from '../consultations.module.css';

interface Props {
  readonly id: string;
  /** Which of the births; `null` = the first. */
  readonly birthId: string | null;
  readonly onBirth: (id: string) => void;
  readonly onOther: () => void;
}

/** The client of the book that was chosen, with the birth that is read. */
export function ChosenClient({ id, birthId, onBirth, onOther }: Props) {
  const { data: client, error, refetch } = useQuery(endpointQuery(getClient, { params: { id } }, 'stored'));
  const other = (
    <Button size="sm" icon="search" onClick={onOther}>
      Другой
    </Button>
  );
  if (client === undefined) {
    if (error === null)
      return (
        <Loading>
          <Skeleton height={64} />
        </Loading>
      );
    const problem = asProblem(error);
    return problem.code === 'NOT_FOUND' ? (
      <>
        <p>Такого клиента в вашей книге нет.</p>
        {other}
      </>
    ) : (
      <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
        {problem.message}
      </ErrorState>
    );
  }
  const { name, births } = client;
  const read = births.find((one) => one.id === birthId) ?? births[0];
  return (
    <>
      <div className={classes.chosen}>
        <div className="grow">
          <b>{name}</b>
          {read === undefined ? (
            <p className="bad row">
              <Icon name="warn" size={16} />
              Рождения нет: добавьте его в книгу
            </p>
          ) : (
            <p className="cap tn">{birthWords(read.birth, read.birth.utcOffsetSeconds ?? null)}</p>
          )}
          {read !== undefined && read.consent === null && (
            <p className="cap">
              <span className="bad">Согласия на эти данные в книге нет.</span>
            </p>
          )}
        </div>
      </div>
      {births.length > 1 && (
        <NativeSelect
          label="Чьё рождение"
          value={read?.id ?? ''}
          data={births.map(({ id: value, label, birth }) => ({
            value,
            label: `${birth.name ?? name}${label === '' ? '' : `, ${label}`}`,
          }))}
          onChange={(event) => onBirth(event.currentTarget.value)}
        />
      )}
      <div>{other}</div>
    </>
  );
}

import { listVersions, restoreVersion } from '@nebosvod/contracts/consultation-edits';
import type { Consultation } from '@nebosvod/contracts/consultations';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './texts.module.css';

interface Props {
  readonly id: string;
  readonly current: number;
  readonly onRestored: (saved: Consultation) => void;
}

const writers = { composer: 'составитель', model: 'нейросеть', person: 'вы' } as const;

/** Former states of a text; any of them can be taken back as a new one. */
export function TextVersions({ id, current, onRestored }: Props) {
  const asked = endpointQuery(listVersions, { params: { id } }, 'stored');
  const { data } = useQuery({ ...asked, queryKey: [...asked.queryKey, current] });
  const restore = useAction(async (version: number) =>
    onRestored(await call(restoreVersion, { params: { id }, body: { version } })),
  );
  if (data === undefined || data.items.length < 2) return null;
  return (
    <details>
      <summary>Прежние версии</summary>
      <ul className={classes.versions}>
        {data.items.map(({ version, at, by }) => (
          <li key={version}>
            {version}. {formatNumericDate(at.slice(0, 10))}, {writers[by]}{' '}
            {version === current ? (
              <span className="cap">сейчас</span>
            ) : (
              <Button size="sm" variant="quiet" loading={restore.isBusy} onClick={() => void restore.run(version)}>
                Вернуть<span className="vh"> версию {version}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError>{restore.failure?.message ?? null}</FormError>
    </details>
  );
}

import { getSetup, testMail } from '@nebosvod/contracts/admin-setup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormError, FormNote } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tagLook } from '../../ui/tag-look.ts';
import classes from './admin.module.css';
import { partTitles } from './admin-words.ts';
import { stepWords } from './setup-words.ts';

/** What is set on this installation and what is not: what visitors meet meanwhile, and where it is set. */
export function SetupPart() {
  const { data, error, refetch } = useQuery({ ...endpointQuery(getSetup, {}, 'stored'), staleTime: 0 });
  const [note, setNote] = useState<string | null>(null);
  const test = useAction(async () => {
    setNote(null);
    const { to, by } = await call(testMail, {});
    setNote(
      by === 'smtp' ? `Письмо на ${to} отправлено: проверьте ящик.` : 'Письмо легло в папку outbox: SMTP не задан.',
    );
  });
  if (data === undefined) {
    if (!error) return <TableSkeleton rows={6} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const done = data.filter(({ isSet }) => isSet).length;
  return (
    <section aria-label={partTitles.setup}>
      <p>
        Готово {done} из {data.length}. Сайт уже работает: вместо того, что не задано, посетители видят честную фразу.
      </p>
      <ul className={classes.entries}>
        {data.map(({ id, isSet, note: progress }) => (
          <li key={id}>
            <div>
              <b>{stepWords[id].title}</b> <span {...tagLook()}>{isSet ? 'задано' : 'не задано'}</span>
              {progress !== null && <p {...hintLook()}>{progress}</p>}
              {!isSet && <p>{stepWords[id].without}</p>}
              <p {...hintLook()}>{stepWords[id].how}</p>
            </div>
            {id === 'mail' && (
              <Button loading={test.isBusy} onClick={() => void test.run()}>
                Отправить письмо себе
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormNote>{note}</FormNote>
      <FormError>{test.failure?.message ?? null}</FormError>
    </section>
  );
}

import { getSetup, type SetupStep, setupSteps } from '@nebosvod/contracts/admin-setup';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { FormNote } from '../../platform/forms/account-fields.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import classes from './admin.module.css';
import { partTitles } from './admin-words.ts';
import { AdvertisingForm } from './advertising-form.tsx';
import { CsvButton } from './csv-button.tsx';
import { ProductsForm } from './products-form.tsx';
import { SetupStepItem } from './setup-step.tsx';
import { stepWords } from './setup-words.ts';
import { type StepFormProps, settingsQuery } from './use-settings.ts';

/**
 * Leads through what makes an installation ready: the first step that is neither set nor put off is open.
 * @param asked the step that the address names
 */
export function SetupPart({ asked }: { readonly asked: string | undefined }) {
  const setup = useQuery({ ...endpointQuery(getSetup, {}, 'stored'), staleTime: 0 });
  const settings = useQuery({ ...settingsQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<SetupStep | null>(() => setupSteps.find((id) => id === asked) ?? null);
  const [note, setNote] = useState<string | null>(null);
  const error = setup.error ?? settings.error;
  if (setup.data === undefined || settings.data === undefined) {
    if (!error) return <TableSkeleton rows={6} />;
    const again = () => void Promise.all([setup.refetch(), settings.refetch()]);
    return (
      <ErrorState onRetry={again} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const steps = setup.data;
  const done = steps.filter(({ isSet }) => isSet).length;
  const open = chosen ?? steps.find(({ isSet, isLater }) => !isSet && !isLater)?.id ?? null;
  const turnTo = (step: SetupStep | null) => {
    setNote(null);
    setChosen(step);
  };
  return (
    <section aria-label={partTitles.setup}>
      <p>
        Готово {done} из {steps.length}. Сайт уже работает: вместо того, что не задано, посетители видят честную фразу.
      </p>
      {open === null && <p>Все шаги пройдены: то, что отложено, ждёт здесь же.</p>}
      <ol className={classes.entries}>
        {steps.map((step) => (
          <SetupStepItem
            key={step.id}
            step={step}
            settings={settings.data}
            isOpen={step.id === open}
            isAsked={step.id === asked}
            note={step.id === open ? note : null}
            onOpen={() => turnTo(step.id)}
            onNext={() => turnTo(null)}
            onDone={(said) => {
              setNote(said);
              setChosen(step.id);
            }}
          />
        ))}
      </ol>
      <div className="row wrap">
        <CsvButton
          file="nebosvod-nastroyki"
          head={['Шаг', 'Состояние', 'Сколько сделано', 'Что видят без него']}
          rows={steps.map(({ id, isSet, isLater, note: told }) => [
            stepWords[id].title,
            isSet ? 'задано' : isLater ? 'позже' : 'не задано',
            told ?? '',
            isSet ? '' : stepWords[id].without,
          ])}
          of="настройки"
        />
      </div>
      <Beside title="Продукты и квоты">{(onDone) => <ProductsForm settings={settings.data} onDone={onDone} />}</Beside>
      <Beside title="Реклама и сети маркетолога">
        {(onDone) => <AdvertisingForm settings={settings.data} onDone={onDone} />}
      </Beside>
    </section>
  );
}

interface BesideProps {
  readonly title: string;
  readonly children: (onDone: StepFormProps['onDone']) => ReactNode;
}

/** A setting that is no step; it says what was done where it was done. */
function Beside({ title, children }: BesideProps) {
  const [note, setNote] = useState<string | null>(null);
  return (
    <details className={classes.beside}>
      <summary>{title}</summary>
      {children((said) => setNote(said))}
      <FormNote>{note}</FormNote>
    </details>
  );
}

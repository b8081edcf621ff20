import { getVersion, listVersions, restoreVersion } from '@nebosvod/contracts/consultation-edits';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { Button } from '../../../ui/button.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { differenceOf, type Run } from '../document-difference.ts';
import { deviceMoment } from '../document-words.ts';
import type { Saving } from '../use-saving.ts';
import classes from './versions-panel.module.css';

interface Props {
  readonly id: string;
  /** As it stands now. */
  readonly document: ReadingDocument;
  readonly saving: Saving;
}

const writers = { composer: 'составитель', model: 'нейросеть', person: 'вы' } as const;

/** States of the document: what each differs in from the text as it stands, and the way back to it. */
export function VersionsPanel({ id, document, saving }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  // With the version in its key: a new one asks for the list anew.
  const asked = endpointQuery(listVersions, { params: { id } }, 'stored');
  const { data, error, refetch } = useQuery({ ...asked, queryKey: [...asked.queryKey, document.version] });
  if (data === undefined) {
    if (error === null) return <TableSkeleton rows={3} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <ul className={classes.versions} aria-label="Версии документа">
        {data.items.map(({ version, at, by }) => (
          <li key={version}>
            <span className="tn">
              {version}. {deviceMoment(at)}, {writers[by]}
            </span>
            {version === document.version ? (
              <span className="cap">сейчас</span>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                aria-pressed={chosen === version}
                onClick={() => setChosen(chosen === version ? null : version)}
              >
                Сравнить<span className="vh"> версию {version} с текстом сейчас</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Difference
          key={chosen}
          id={id}
          version={chosen}
          document={document}
          saving={saving}
          onRestored={() => setChosen(null)}
        />
      )}
    </>
  );
}

interface DifferenceProps extends Props {
  readonly version: number;
  readonly onRestored: () => void;
}

function Difference({ id, version, document, saving, onRestored }: DifferenceProps) {
  const { data, error, refetch } = useQuery(
    endpointQuery(getVersion, { params: { id, n: String(version) } }, 'computed'),
  );
  if (data === undefined) {
    if (error === null) return <TableSkeleton rows={3} />;
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        {asProblem(error).message}
      </ErrorState>
    );
  }
  const sections = 'sections' in data.document ? differenceOf(data.document, document) : [];
  const restore = async () => {
    if (await saving.run(() => call(restoreVersion, { params: { id }, body: { version } }))) onRestored();
  };
  return (
    <div className={classes.difference}>
      <h3>Версия {version} и текст сейчас</h3>
      {sections.length === 0 && <p className="muted">Тексты одинаковы.</p>}
      {sections.map(({ id: section, title, sentences }) => (
        <div key={section}>
          <h4>{title}</h4>
          {sentences.map(({ id: sentence, runs }) => (
            <p key={sentence}>
              {runs.map((run, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one sentence never move
                <Words key={index} run={run} />
              ))}
            </p>
          ))}
        </div>
      ))}
      <Button icon="reset" loading={saving.isBusy} onClick={() => void restore()}>
        Вернуть текст версии {version}
      </Button>
    </div>
  );
}

function Words({ run: { kind, text } }: { readonly run: Run }) {
  if (kind === 'removed') return <del>{text}</del>;
  if (kind === 'added') return <ins>{text}</ins>;
  return text;
}

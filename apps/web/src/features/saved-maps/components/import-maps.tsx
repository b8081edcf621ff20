import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { importMaps } from '@nebosvod/contracts/maps';
import { counted } from '@nebosvod/terms/plural';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { mapsChanged } from '../../../birth/saved-maps.ts';
import { call } from '../../../platform/api/call.ts';
import { csvFile } from '../../../platform/files/csv-file.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { textOfFile } from '../../../platform/files/text-of-file.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { downloadMaps, type MapFormat } from '../api/download-maps.ts';
import classes from '../saved-maps.module.css';
import { AskedPlaces, type ChosenPlace } from './asked-places.tsx';

type Imported = AnswerOf<typeof importMaps>;

/** Longest file the server takes, characters. */
const longest = 900_000;

const formatOf = (fileName: string): MapFormat | null => {
  const ending = /\.(jhd|csv|json)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'jhd' || ending === 'csv' || ending === 'json' ? ending : null;
};

const sampleCsv = () =>
  csvFile(
    ['Имя', 'Дата', 'Время', 'Место', 'Пол', 'Папка', 'Метки'],
    [
      ['Анна', '17.05.1990', '14:30', 'Горький', 'ж', 'Клиенты', 'семья'],
      ['Борис', '28.02.1981', '', 'Киров, Калужская область', 'м', '', ''],
    ],
  );

/** A file as it was read. */
interface FileSource {
  readonly format: MapFormat;
  readonly content: string;
  readonly fileName: string;
}

interface Props {
  /** Whether there is anything to take out. */
  readonly hasMaps: boolean;
}

/** Maps in from a file, with every refused line named, and out as a file. */
export function ImportMaps({ hasMaps }: Props) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [mistake, setMistake] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Imported | null>(null);
  // What was read, for the lines that wait until their place is chosen.
  const [source, setSource] = useState<FileSource | null>(null);
  const load = useAction(async (format: MapFormat, file: File) => {
    const content = await textOfFile(file);
    if (content.length > longest) {
      setMistake(mapsText.tooBig);
      return;
    }
    const read = { format, content, fileName: file.name.slice(0, 200) };
    setAnswer(await call(importMaps, { body: read }));
    setSource(read);
    await mapsChanged(client);
  });
  const place = useAction(async (read: FileSource, before: Imported, chosen: readonly ChosenPlace[]) => {
    const answered = new Set(chosen.map(({ name }) => name));
    const lines = before.asked.flatMap(({ place: name, lines: waiting }) => (answered.has(name) ? waiting : []));
    const more = await call(importMaps, { body: { ...read, lines, places: [...chosen] } });
    setAnswer({
      imported: [...before.imported, ...more.imported],
      asked: before.asked.filter(({ place: name }) => !answered.has(name)),
      refused: [...before.refused, ...more.refused],
    });
    await mapsChanged(client);
  });
  const out = useAction((format: MapFormat) => downloadMaps(format, `maps.${format}`));
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const format = formatOf(file.name);
    setAnswer(null);
    setMistake(format === null ? mapsText.unknownFile : null);
    if (format !== null) void load.run(format, file);
  };
  const problem = mistake ?? (load.failure ?? place.failure ?? out.failure)?.message ?? null;
  return (
    <div className={classes.files}>
      <div className="row wrap">
        <Button loading={load.isBusy} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {mapsText.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".jhd,.csv,.json"
          hidden
          aria-label={mapsText.import}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            // The same file may be chosen again once it has been mended.
            event.currentTarget.value = '';
          }}
        />
        {hasMaps && (
          <>
            <span className="muted">{mapsText.export}:</span>
            <Button variant="quiet" loading={out.isBusy} onClick={() => void out.run('csv')}>
              CSV
            </Button>
            <Button variant="quiet" loading={out.isBusy} onClick={() => void out.run('json')}>
              JSON
            </Button>
          </>
        )}
      </div>
      <p id={hintId} {...hintLook()}>
        {mapsText.importHint}{' '}
        <button type="button" {...linkLook()} onClick={() => saveFile(mapsText.sampleName, sampleCsv(), 'text/csv')}>
          {mapsText.sample}
        </button>
      </p>
      {problem !== null && <FieldError>{problem}</FieldError>}
      <div role="status">
        {answer !== null && (
          <div {...noteLook({ tone: answer.refused.length + answer.asked.length === 0 ? 'good' : undefined })}>
            <div>
              <p>Загружено: {counted(answer.imported.length, 'карта', 'карты', 'карт')}.</p>
              {answer.refused.length > 0 && (
                <>
                  <p>{mapsText.refused}</p>
                  <ul>
                    {answer.refused.map(({ line, reason }) => (
                      <li key={`${line}${reason}`}>{mapsText.line(line, reason)}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </div>
        )}
      </div>
      {answer !== null && source !== null && answer.asked.length > 0 && (
        <AskedPlaces
          asked={answer.asked}
          isBusy={place.isBusy}
          onChosen={(chosen) => void place.run(source, answer, chosen)}
        />
      )}
    </div>
  );
}

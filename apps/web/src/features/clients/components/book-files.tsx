import { exportClients, importClients, longestClientFile, mostImportedClients } from '@nebosvod/contracts/clients';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { counted } from '@nebosvod/terms/plural';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call, send } from '../../../platform/api/call.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { textOfFile } from '../../../platform/files/text-of-file.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import { bookChanged } from '../api/use-clients.ts';

type Imported = AnswerOf<typeof importClients>;
type Format = SentBodyOf<typeof importClients>['format'];

function formatOf(fileName: string): Format | null {
  const ending = /\.(csv|json)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : null;
}

interface Props {
  readonly mayWrite: boolean;
  /** Whether there is anything to take out. */
  readonly hasClients: boolean;
}

/** Clients in from a file, with every refused line named, and the book out as a table. */
export function BookFiles({ mayWrite, hasClients }: Props) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [mistake, setMistake] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Imported | null>(null);
  const load = useAction(async (format: Format, file: File) => {
    const content = await textOfFile(file);
    if (content.length > longestClientFile) {
      setMistake('Файл больше 2,5 млн знаков: разделите его на несколько');
      return;
    }
    setAnswer(await call(importClients, { body: { format, content } }));
    await bookChanged(queryClient);
  });
  const out = useAction(async () => {
    const file = await send(exportClients, {});
    saveFile('klienty.csv', await file.blob(), 'text/csv');
  });
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const format = formatOf(file.name);
    setAnswer(null);
    setMistake(format === null ? 'Нужен файл CSV или JSON' : null);
    if (format !== null) void load.run(format, file);
  };
  const problem = mistake ?? load.failure?.message ?? out.failure?.message ?? null;
  return (
    <div className="stack">
      <div className="row wrap">
        {mayWrite && (
          <>
            <Button loading={load.isBusy} aria-describedby={hintId} onClick={() => input.current?.click()}>
              Импорт
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,.json"
              hidden
              aria-label="Импорт"
              onChange={(event) => {
                choose(event.currentTarget.files?.[0]);
                // The same file may be chosen again once it has been mended.
                event.currentTarget.value = '';
              }}
            />
          </>
        )}
        {hasClients && (
          <Button variant="quiet" loading={out.isBusy} onClick={() => void out.run()}>
            Выгрузить книгу, CSV
          </Button>
        )}
      </div>
      {mayWrite && (
        <p id={hintId} {...hintLook()}>
          Файл CSV со столбцом «Имя» (и, если есть, «Почта», «Телефон», «Метки», «Дата», «Время», «Место», «Широта»,
          «Долгота», «Заметка») или JSON, который выгружен отсюда. До {mostImportedClients} клиентов за раз.
        </p>
      )}
      {problem !== null && <FieldError>{problem}</FieldError>}
      <div role="status">
        {answer !== null && (
          <div {...noteLook({ tone: answer.refused.length === 0 ? 'good' : undefined })}>
            <div>
              <p>Загружено: {counted(answer.imported.length, 'клиент', 'клиента', 'клиентов')}.</p>
              {answer.refused.length > 0 && (
                <>
                  <p>Не загружено:</p>
                  <ul>
                    {answer.refused.map(({ line, reason }) => (
                      <li key={`${line}${reason}`}>
                        строка {line}: {reason}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

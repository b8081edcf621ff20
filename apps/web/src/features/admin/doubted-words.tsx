import type { ContentKind, saveContentEntry } from '@nebosvod/contracts/admin-content';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { entryFields } from './content-draft.ts';

export type Doubts = AnswerOf<typeof saveContentEntry>['doubts'];

interface Props {
  readonly kind: ContentKind;
  readonly doubts: Doubts;
}

/** What of a saved text promises too much, field by field: the operator decides. */
export function DoubtedWords({ kind, doubts }: Props) {
  const labelOf = (path: string) =>
    entryFields[kind].find(({ name }) => path === name || path.startsWith(`${name}.`))?.label ?? path;
  if (doubts.length === 0) return null;
  return (
    <div {...noteLook()} role="status">
      <Icon name="info" />
      <div>
        <p>Сохранено, но проверьте слова: сайт не обещает результата, здоровья и денег и не пугает.</p>
        <ul>
          {doubts.map(({ path, words, message, suggestion }) => (
            <li key={`${path} ${words} ${message}`}>
              {labelOf(path)}: «{words}». {message}
              {suggestion !== undefined && ` Например: «${suggestion}».`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

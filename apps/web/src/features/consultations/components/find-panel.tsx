import { TextInput } from '@mantine/core';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { goTo, sentenceElement } from '../../../chart/reading/reading-parts.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import classes from '../consultations.module.css';
import { findIn, replacedIn } from '../find-replace.ts';
import { sendable } from '../section-edit.ts';
import type { Saving } from '../use-saving.ts';

/** Places that are listed. */
const most = 12;

interface Props {
  readonly document: ReadingDocument;
  readonly saving: Saving;
}

/** Finds a text in the whole document, and replaces it everywhere at once: one new version. */
export function FindPanel({ document, saving }: Props) {
  const [text, setText] = useState('');
  const [put, setPut] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const found = findIn(document, text.trim());
  const count = found.reduce((sum, one) => sum + one.count, 0);
  const replace = async () => {
    const sections = replacedIn(document, text.trim(), put).map(sendable);
    if (await saving.save({ sections })) setReplaced(count);
  };
  return (
    <>
      <div className={classes.pairOfFields}>
        <TextInput
          label="Найти"
          value={text}
          maxLength={200}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setReplaced(null);
          }}
        />
        <TextInput
          label="Заменить на"
          value={put}
          maxLength={200}
          onChange={(event) => setPut(event.currentTarget.value)}
        />
      </div>
      <p {...hintLook()} aria-live="polite">
        {replaced !== null
          ? `Заменено: ${counted(replaced, 'место', 'места', 'мест')}. Прежний текст остался в версиях.`
          : text.trim() === ''
            ? 'Большие и малые буквы не различаются.'
            : count === 0
              ? 'В документе этого нет.'
              : `Найдено: ${counted(count, 'место', 'места', 'мест')}.`}
      </p>
      {replaced === null && count > 0 && (
        <>
          <ul className={classes.places}>
            {found.slice(0, most).map(({ sentence, text: words }) => (
              <li key={sentence}>
                <button type="button" {...linkLook()} onClick={() => goTo(sentenceElement(sentence), 'center')}>
                  {words.length > 90 ? `${words.slice(0, 90)}…` : words}
                </button>
              </li>
            ))}
          </ul>
          <Button loading={saving.isBusy} onClick={() => void replace()}>
            Заменить всё
          </Button>
        </>
      )}
    </>
  );
}

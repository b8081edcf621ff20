import { TextInput } from '@mantine/core';
import type { readingDetails } from '@nebosvod/contracts/reading';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { chipLook } from '../../ui/chip-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { printTab } from '../print-tab.ts';
import classes from './reading-controls.module.css';

export type Detail = (typeof readingDetails)[number];

const details: readonly { readonly value: Detail; readonly label: string }[] = [
  { value: 'short', label: 'Кратко' },
  { value: 'middle', label: 'Обычно' },
  { value: 'long', label: 'Подробно' },
];

/** Longest question that is taken. */
const longest = 500;
const examples = ['Стоит ли менять работу?', 'Что с деньгами?', 'Как складываются отношения?'] as const;

interface Props {
  readonly detail: Detail;
  readonly onDetail: (detail: Detail) => void;
  /** Asked now; empty when nothing is. */
  readonly question: string;
  readonly onQuestion: (question: string) => void;
}

/** Above the reading: a question that chooses its areas, its length, print. */
export function ReadingControls({ detail, onDetail, question, onQuestion }: Props) {
  const [typed, setTyped] = useState(question);
  const ask = (next: string) => {
    setTyped(next);
    onQuestion(next.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <div className={`${classes.controls} no-print`}>
      <form className={classes.ask} onSubmit={submit}>
        <TextInput
          aria-label="О чём спросить карту"
          placeholder="Вопрос к карте"
          className={classes.field}
          leftSection={<Icon name="search" />}
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Спросить</Button>
      </form>
      <div className={classes.length}>
        <Segments label="Длина чтения" options={details} value={detail} onChange={onDetail} />
        <button type="button" {...iconButtonLook({ boxed: true })} aria-label="Печать чтения" onClick={printTab}>
          <Icon name="print" />
        </button>
      </div>
      <div className={classes.examples}>
        {question === '' ? (
          examples.map((example) => (
            <button key={example} type="button" {...chipLook()} onClick={() => ask(example)}>
              {example}
            </button>
          ))
        ) : (
          <button type="button" {...chipLook()} onClick={() => ask('')}>
            <Icon name="close" size={16} />
            Все области
          </button>
        )}
      </div>
    </div>
  );
}

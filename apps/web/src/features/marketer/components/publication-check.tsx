import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { checkPublication } from '@nebosvod/contracts/publication';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import classes from './publication-check.module.css';

type Remarks = AnswerOf<typeof checkPublication>;

const levelWords = { stop: 'Стоп', check: 'Проверьте' } as const;

interface Props {
  /** Parts of the publication in the order they are read; empty ones are left out. */
  readonly parts: readonly string[];
  /** ГГГГ-ММ-ДД: the sky of this day is what the text is held against; today while it is not typed. */
  readonly date: string | null;
  /** Where it goes: the operator's table knows where advertising is not allowed. */
  readonly network?: string;
  /** Puts the offered words in the place of the marked ones, where the text can be edited. */
  readonly onFix?: (words: string, suggestion: string) => void;
}

/** «Проверка публикации»: words that promise, frighten or speak of a sky that is not there. */
export function PublicationCheck({ parts, date, network, onFix }: Props) {
  const text = parts.filter((part) => part.trim() !== '').join('\n');
  const [checked, setChecked] = useState<{
    readonly text: string;
    readonly network: string | undefined;
    readonly remarks: Remarks;
  } | null>(null);
  const check = useAction(async () => {
    const remarks = await call(checkPublication, {
      body: { text, ...(date === null ? {} : { date }), ...(network === undefined ? {} : { network }) },
    });
    setChecked({ text, network, remarks });
  });
  const isFresh = checked?.text === text && checked.network === network;
  return (
    <section className={classes.check} aria-label="Проверка публикации">
      <Button size="sm" disabled={text === ''} loading={check.isBusy} onClick={() => void check.run()}>
        Проверить текст
      </Button>
      <FormError>{check.failure?.message ?? null}</FormError>
      <div aria-live="polite">
        {checked && !isFresh && <p {...hintLook()}>Текст изменился: проверьте ещё раз.</p>}
        {checked && isFresh && checked.remarks.length === 0 && <p>Хорошо: ни обещаний, ни страха, ни ложного неба.</p>}
        {checked && isFresh && checked.remarks.length > 0 && (
          <ul className={classes.remarks}>
            {checked.remarks.map(({ level, rule, from, to, message, suggestion }) => (
              <li key={`${rule}${from}`}>
                <span {...tagLook()}>{levelWords[level]}</span> <q>{checked.text.slice(from, to)}</q>
                <p>{message}</p>
                {suggestion !== undefined && <p className="muted">Можно так: {suggestion}</p>}
                {suggestion !== undefined && onFix && (
                  <Button size="sm" onClick={() => onFix(checked.text.slice(from, to), suggestion)}>
                    Заменить<span className="vh"> «{checked.text.slice(from, to)}»</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

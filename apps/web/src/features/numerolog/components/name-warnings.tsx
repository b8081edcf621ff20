import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import type { NameNumbers } from '../api/numerology.ts';
import classes from './names.module.css';

interface Props {
  readonly warnings: NameNumbers['warnings'];
  /** Puts the suggestion in place of the part; without it there is nothing to press. */
  readonly onReplace?: (part: string, suggestion: string) => void;
}

/** Questions about a name. The number stands as typed until the person decides otherwise. */
export function NameWarnings({ warnings, onReplace }: Props) {
  const [settled, setSettled] = useState<readonly string[]>([]);
  const open = warnings.filter(({ code, part }) => !settled.includes(`${code} ${part}`));
  if (open.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label="Вопросы об имени">
      {open.map(({ code, part, message, suggestion }) => (
        <li key={`${code} ${part}`} {...noteLook()}>
          <Icon name="info" />
          <div>
            <p>{message}</p>
            {onReplace && (
              <div className="row wrap">
                {suggestion !== null && (
                  <Button size="sm" onClick={() => onReplace(part, suggestion)}>
                    Заменить на «{suggestion}»
                  </Button>
                )}
                <Button size="sm" variant="quiet" onClick={() => setSettled([...settled, `${code} ${part}`])}>
                  Оставить как есть
                </Button>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

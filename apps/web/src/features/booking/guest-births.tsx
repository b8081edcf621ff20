import type { Birth } from '@nebosvod/contracts/birth';
import { formatDate } from '@nebosvod/terms/civil-date';
import { useState } from 'react';
import { BirthForm } from '../../birth/birth-form.tsx';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import classes from './booking.module.css';

const mostBirths = 6;

interface Props {
  readonly births: readonly Birth[];
  readonly onChange: (births: readonly Birth[]) => void;
}

/** Whom the meeting is about: one birth, or several one after the other. */
export function GuestBirths({ births, onChange }: Props) {
  const [isAdding, setAdding] = useState(false);
  const hasForm = births.length === 0 || isAdding;
  return (
    <div className={classes.births}>
      {births.length > 0 && (
        <ul {...cardLook({ className: classes.born })} aria-label="Рождения">
          {births.map((birth, index) => (
            // Births have no ids yet: their order is what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may be born alike
            <li key={index}>
              <span>
                <b>{birth.name}</b>
                <span className="muted">
                  {formatDate(birth.date, { weekday: false })}, {birth.time?.slice(0, 5) ?? 'время не известно'}
                  {birth.place === undefined ? '' : `, ${birth.place}`}
                </span>
              </span>
              <Button variant="quiet" onClick={() => onChange(births.filter((_, at) => at !== index))}>
                Убрать
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasForm ? (
        <BirthForm
          key={births.length}
          initial={null}
          draftOf="booking"
          asksConsent={false}
          submitLabel={births.length === 0 ? 'Добавить рождение' : 'Добавить человека'}
          onBirth={(birth) => {
            onChange([...births, birth]);
            setAdding(false);
          }}
        />
      ) : (
        births.length < mostBirths && (
          <div className="row">
            <Button icon="plus" onClick={() => setAdding(true)}>
              Ещё человек
            </Button>
          </div>
        )
      )}
    </div>
  );
}

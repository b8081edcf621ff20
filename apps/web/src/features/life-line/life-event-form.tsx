import { TextInput } from '@mantine/core';
import { lifeEventLimits } from '@nebosvod/contracts/user';
import { counted } from '@nebosvod/terms/plural';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { longDate, parseDate } from '../../ui/date-input.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import classes from './life-line.module.css';
import type { LifeEvents } from './use-life-events.ts';

const formId = 'life-events';

/** Opens the form, which may stand far below, and leads to its first field. */
export function openLifeEvents(): void {
  const box = document.getElementById(formId);
  if (!(box instanceof HTMLDetailsElement)) return;
  box.open = true;
  box.querySelector('input')?.focus();
}

/** Events of the person: what happened or is planned, pinned to the line. */
export function LifeEventForm({ events, full, isInAccount, failure, add, remove }: LifeEvents) {
  const [date, setDate] = useState('');
  const [title, setTitle] = useState('');
  const [isSent, setSent] = useState(false);
  const parsed = parseDate(date);
  const dateError = parsed.kind === 'error' ? parsed.message : parsed.kind === 'empty' ? 'Укажите дату' : null;
  const titleError = title.trim() === '' ? 'Назовите событие' : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.kind !== 'value' || titleError !== null) {
      setSent(true);
      return;
    }
    add({ id: crypto.randomUUID(), date: parsed.value, title: title.trim().slice(0, lifeEventLimits.title) });
    setDate('');
    setTitle('');
    setSent(false);
  };
  return (
    <details id={formId} className={`${classes.events} no-print`}>
      <summary>
        События жизни
        {events.length > 0 && `: ${counted(events.length, 'событие', 'события', 'событий')}`}
      </summary>
      <p {...hintLook()}>
        Учёба, переезд, брак, планы: что приколото к линии, видно рядом с периодами.{' '}
        {isInAccount
          ? 'События хранятся в вашем аккаунте и видны на всех ваших устройствах.'
          : 'События хранятся только в этом браузере и никуда не отправляются.'}
      </p>
      {full !== null ? (
        <p className="muted">Больше {counted(full, 'события', 'событий', 'событий')} не помещается: уберите лишние.</p>
      ) : (
        <form className={classes.eventForm} onSubmit={send} noValidate>
          <DateField label="Дата события" value={date} onChange={setDate} error={isSent ? dateError : null} />
          <TextInput
            label="Что произошло"
            value={title}
            maxLength={lifeEventLimits.title}
            autoComplete="off"
            error={isSent && titleError !== null ? <FieldError>{titleError}</FieldError> : null}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Button type="submit" icon="plus">
            Событие
          </Button>
        </form>
      )}
      {failure !== null && <FieldError>{`Аккаунт не сохранил события: ${failure}`}</FieldError>}
      {events.length > 0 && (
        <ul className={classes.eventList}>
          {events.map(({ id, date: day, title: name }) => (
            <li key={id}>
              <span className="tn muted">{longDate(day)}</span> {name}
              <button type="button" {...iconButtonLook()} aria-label={`Убрать: ${name}`} onClick={() => remove(id)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

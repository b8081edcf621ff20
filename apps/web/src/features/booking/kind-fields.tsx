import { TextInput } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import classes from './booking.module.css';
import type { KindDraft, Mistakes } from './page-draft.ts';

const mostKinds = 12;

interface Props {
  readonly kinds: readonly KindDraft[];
  readonly mistakes: Mistakes;
  readonly onChange: (kinds: readonly KindDraft[]) => void;
}

/** The kinds of meeting: name, price as the practitioner words it, length. */
export function KindFields({ kinds, mistakes, onChange }: Props) {
  const edit = (at: number, part: Partial<KindDraft>) =>
    onChange(kinds.map((kind, index) => (index === at ? { ...kind, ...part } : kind)));
  const mistake = (index: number, field: string) => {
    const words = mistakes[`kinds.${index}.${field}`];
    return words === undefined ? null : <FieldError>{words}</FieldError>;
  };
  return (
    <fieldset className={classes.kindList}>
      <legend>Виды встреч</legend>
      {kinds.map(({ key, title, price, minutes }, index) => (
        <div key={key} className={classes.kindRow}>
          <TextInput
            label="Встреча"
            maxLength={100}
            value={title}
            onChange={(event) => edit(index, { title: event.currentTarget.value })}
            error={mistake(index, 'title')}
          />
          <TextInput
            label="Цена"
            placeholder="5 000 ₽"
            maxLength={60}
            value={price}
            onChange={(event) => edit(index, { price: event.currentTarget.value })}
            error={mistake(index, 'price')}
          />
          <TextInput
            label="Минут"
            inputMode="numeric"
            maxLength={3}
            value={minutes}
            onChange={(event) => edit(index, { minutes: event.currentTarget.value })}
            error={mistake(index, 'minutes')}
          />
          <Button
            variant="quiet"
            aria-label={`Убрать: ${title === '' ? 'новая встреча' : title}`}
            onClick={() => onChange(kinds.filter((_, at) => at !== index))}
          >
            Убрать
          </Button>
        </div>
      ))}
      {kinds.length < mostKinds && (
        <Button
          icon="plus"
          onClick={() =>
            onChange([...kinds, { id: null, key: `new ${Date.now()}`, title: '', price: '', minutes: '60' }])
          }
        >
          Вид встречи
        </Button>
      )}
    </fieldset>
  );
}

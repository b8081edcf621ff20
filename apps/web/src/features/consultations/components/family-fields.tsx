import { Button } from '../../../ui/button.tsx';
import classes from '../consultations.module.css';
import { mostOthers, nobody, type PersonDraft } from '../order-draft.ts';
import { ClientChoice } from './client-choice.tsx';

interface Props {
  readonly value: readonly PersonDraft[];
  readonly onChange: (people: PersonDraft[]) => void;
}

/** The rest of a family: each of the book, or a birth typed here. */
export function FamilyFields({ value, onChange }: Props) {
  const isRoom = value.length < mostOthers;
  return (
    <div className={classes.second}>
      <h3>Остальные в семье</h3>
      {value.map((person, index) => (
        <ClientChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no ids of their own, and only the last is taken away
          key={index}
          label={`Человек ${index + 2} из книги`}
          draftOf={`document-person-${index}`}
          value={person}
          onChange={(next) => onChange(value.map((one, at) => (at === index ? next : one)))}
        />
      ))}
      <div className="row wrap">
        {isRoom && (
          <Button size="sm" icon="plus" onClick={() => onChange([...value, nobody])}>
            Добавить человека
          </Button>
        )}
        {value.length > 1 && (
          <Button size="sm" onClick={() => onChange(value.slice(0, -1))}>
            Убрать последнего
          </Button>
        )}
      </div>
    </div>
  );
}

import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { dropDraft } from '../../../birth/birth-draft.ts';
import { BirthForm } from '../../../birth/birth-form.tsx';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { birthFields, type ClientBirth, planBirth, readBirthEntry, valuesOf } from '../birth-entry.ts';
import { type OpenCard, useCardChange } from '../card-context.ts';
import classes from '../clients.module.css';
import { useDraft } from '../entry-drafts.ts';
import { checked, mistakesAt } from '../entry-kind.ts';
import { EntryField } from './entry-field.tsx';
import { draftKey } from './entry-form.tsx';
import { SaveFailure } from './save-failure.tsx';

interface Props {
  readonly card: OpenCard;
  /** null = a new one. */
  readonly birth: ClientBirth | null;
  readonly onDone: () => void;
}

/** A birth of a client: whose it is, the consent to keep it, and the birth form. */
export function BirthEditor({ card, birth, onDone }: Props) {
  const { client } = card;
  const id = birth?.id ?? null;
  const form = draftKey(client.id, 'births', id);
  const { values, change, drop } = useDraft(form, valuesOf(birth));
  const { action, isShown, show } = useCardChange(card);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [rest, setRest] = useState<readonly string[]>([]);
  const [path, setPath] = useState('');
  const refused = mistakesAt(birthFields, path, action.failure?.errors ?? []);
  const close = () => {
    drop();
    dropDraft(form);
    onDone();
  };
  const save = async (typed: Birth) => {
    const { entry, mistakes: found } = readBirthEntry(typed, values);
    const planned = planBirth(client, id, entry);
    const told = mistakesAt(birthFields, planned.path, checked(planned.change));
    setMistakes({ ...told.mistakes, ...found });
    setRest(told.rest);
    setPath(planned.path);
    if (Object.keys({ ...told.mistakes, ...found }).length + told.rest.length > 0) return;
    if (await action.run(planned.change)) close();
  };
  const remove = async () => {
    if (await action.run(planBirth(client, id, null).change)) close();
  };
  return (
    <div className={classes.form}>
      <div className={classes.form}>
        {birthFields.map((field) => (
          <EntryField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            mistake={mistakes[field.name] ?? refused.mistakes[field.name] ?? null}
            onChange={(value) => {
              change({ [field.name]: value });
              setMistakes(({ [field.name]: _, ...others }) => others);
            }}
          />
        ))}
      </div>
      <div className={classes.birthForm}>
        <BirthForm
          initial={birth?.birth ?? null}
          draftOf={form}
          startName={client.births.length === 0 ? client.name : ''}
          asksConsent={false}
          submitLabel="Сохранить рождение"
          onBirth={(typed) => void save(typed)}
        />
      </div>
      <SaveFailure
        failure={action.failure}
        rest={rest.length > 0 ? rest : refused.rest}
        isShown={isShown}
        onShow={show}
      />
      {Object.keys({ ...refused.mistakes, ...mistakes }).length > 0 && (
        <p role="alert" className="bad">
          Рождение не сохранено: проверьте согласие выше.
        </p>
      )}
      <div className="row wrap">
        <Button onClick={close}>Отменить</Button>
        {id !== null && (
          <AskedTwice sure="Да, удалить рождение" isBusy={action.isBusy} onSure={() => void remove()}>
            Удалить рождение…
          </AskedTwice>
        )}
      </div>
    </div>
  );
}

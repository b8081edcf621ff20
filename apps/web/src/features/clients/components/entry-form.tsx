import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { type OpenCard, useCardChange } from '../card-context.ts';
import classes from '../clients.module.css';
import { useDraft } from '../entry-drafts.ts';
import { checked, type EntryKind, fieldsFor, mistakesAt, readValues, type ShownEntry } from '../entry-kind.ts';
import { EntryField } from './entry-field.tsx';
import { SaveFailure } from './save-failure.tsx';

/** Where the draft of an entry is kept. */
export const draftKey = (clientId: string, kindId: string, entryKey: string | null): string =>
  `${clientId}.${kindId}.${entryKey ?? 'new'}`;

interface Props {
  readonly card: OpenCard;
  readonly kind: EntryKind;
  /** The entry as it stood when the form opened; null = a new one. */
  readonly entry: ShownEntry | null;
  readonly onDone: () => void;
}

/** One entry: mistakes beside its fields, what is typed kept until it is saved or given up. */
export function EntryForm({ card, kind, entry, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const key = entry?.key ?? null;
  const { values, change, drop } = useDraft(draftKey(card.client.id, kind.id, key), entry?.values ?? kind.start());
  const { action, isShown, show } = useCardChange(card);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [rest, setRest] = useState<readonly string[]>([]);
  const [path, setPath] = useState('');
  const [attempts, setAttempts] = useState(0);

  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const refused = mistakesAt(kind.fields, path, action.failure?.errors ?? []);
  const close = () => {
    drop();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { read, mistakes: typed } = readValues(kind.fields, values);
    const planned = Object.keys(typed).length > 0 ? null : kind.plan(card.client, { key, values: read });
    const found = planned === null ? { mistakes: typed, rest: [] } : told(planned);
    setMistakes(found.mistakes);
    setRest(found.rest);
    if (planned !== null && Object.keys(found.mistakes).length + found.rest.length === 0) {
      setPath(planned.path);
      if (await action.run(planned.change)) return close();
    }
    setAttempts((count) => count + 1);
  };
  const told = (planned: ReturnType<EntryKind['plan']>) =>
    mistakesAt(kind.fields, planned.path, checked(planned.change));
  const remove = async () => {
    if (await action.run(kind.plan(card.client, { key, values: null }).change)) close();
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      aria-label={kind.title}
      onSubmit={(event) => void submit(event)}
    >
      {fieldsFor(kind, card.client).map((field) => (
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
      <SaveFailure
        failure={action.failure}
        rest={rest.length > 0 ? rest : refused.rest}
        isShown={isShown}
        onShow={show}
      />
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={action.isBusy}>
          Сохранить
        </Button>
        <Button onClick={close}>Отменить</Button>
        {entry !== null && !kind.isFixed && (
          <AskedTwice sure="Да, удалить" isBusy={action.isBusy} onSure={() => void remove()}>
            Удалить…
          </AskedTwice>
        )}
      </div>
    </form>
  );
}

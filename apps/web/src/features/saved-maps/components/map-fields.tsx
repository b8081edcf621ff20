import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { tagsOf } from '../map-tags.ts';

/** How a map is called and where it lies. */
export interface MapLabels {
  readonly name: string;
  readonly folder: string;
  readonly tags: string[];
}

interface Props {
  readonly initial: { readonly name: string; readonly folder: string; readonly tags: readonly string[] };
  /** Folders there are, offered while typing. */
  readonly folders: readonly string[];
  readonly onSave: (labels: MapLabels) => Promise<unknown>;
  readonly extra?: ReactNode;
}

/** Name, folder and tags of a map. */
export function MapFields({ initial, folders, onSave, extra }: Props) {
  const [name, setName] = useState(initial.name);
  const [folder, setFolder] = useState(initial.folder);
  const [tags, setTags] = useState(initial.tags.join(', '));
  const [isNameless, setNameless] = useState(false);
  const listId = useId();
  const { run, isBusy, failure, mistake } = useAction(onSave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameless(name.trim() === '');
    if (name.trim() !== '') void run({ name: name.trim(), folder: folder.trim(), tags: tagsOf(tags) });
  };
  const errorOf = (field: string) => {
    const words = mistake(field) ?? mistake(`body.${field}`);
    return words === null ? null : <FieldError>{words}</FieldError>;
  };
  return (
    <form onSubmit={submit} noValidate className="stack">
      <TextInput
        label={mapsText.name}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isNameless ? <FieldError>{mapsText.noName}</FieldError> : errorOf('name')}
      />
      <TextInput
        label={mapsText.folder}
        description={mapsText.folderHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={folder}
        maxLength={60}
        list={listId}
        onChange={(event) => setFolder(event.currentTarget.value)}
        error={errorOf('folder')}
      />
      <datalist id={listId}>
        {folders.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <TextInput
        label={mapsText.tags}
        description={mapsText.tagsHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={tags}
        onChange={(event) => setTags(event.currentTarget.value)}
        error={errorOf('tags')}
      />
      {failure !== null && <FieldError>{failure.message}</FieldError>}
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={isBusy}>
          {mapsText.save}
        </Button>
        {extra}
      </div>
    </form>
  );
}

import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { ConnectionId } from '@nebosvod/contracts/connection.ids';
import { type ReactNode, useState } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { type Draft, draftOf, valuesOf } from './connection-draft.ts';
import { type ConnectionField, connectionFields } from './connection-fields.table.ts';
import { type Connection, useConnections } from './use-connections.ts';

interface Props {
  readonly id: ConnectionId;
  readonly title: string;
  /** Variables that set it where the console does not. */
  readonly variables: string;
  /** Fields that begin with what only this page knows. */
  readonly first?: Draft;
  /** Words below the fields: what is to be done on the side of the service. */
  readonly children?: (origin: string, draft: Draft) => ReactNode;
  readonly saved: string;
  readonly onDone: (note: string) => void;
}

/** Connects one service: typed here, kept sealed, in force at once. */
export function ConnectionForm(props: Props) {
  const { id, variables } = props;
  const connections = useConnections();
  const found = connections.data?.connections.find((one) => one.id === id);
  if (connections.data === undefined || found === undefined) {
    if (!connections.error) return <TableSkeleton rows={3} />;
    return (
      <ErrorState onRetry={() => void connections.refetch()} code={asProblem(connections.error).shortCode}>
        {asProblem(connections.error).message}
      </ErrorState>
    );
  }
  const { origin } = connections.data;
  if (found.source === 'environment')
    return (
      <>
        <p>Задано на сервере переменными {variables}: они главнее консоли и меняются там же.</p>
        {props.children?.(origin, {})}
      </>
    );
  return <Fields key={`${id} ${found.source}`} {...props} kept={found} origin={origin} {...connections} />;
}

interface FieldsProps extends Props, Pick<ReturnType<typeof useConnections>, 'save' | 'drop'> {
  readonly kept: Connection;
  readonly origin: string;
}

function Fields({ id, title, first = {}, kept, origin, children, saved, onDone, save, drop }: FieldsProps) {
  const fields = connectionFields[id];
  const [draft, setDraft] = useState<Draft>(() => ({
    ...draftOf(fields, kept.values),
    ...(kept.source === null && first),
  }));
  const act = useAction(async () => {
    await save(id, valuesOf(fields, draft));
    onDone(saved);
  });
  const forget = useAction(async () => {
    await drop(id);
    onDone(`${title}: забыто, ключи стёрты.`);
  });
  const isNamed = fields.some(({ name }) => act.mistake(name) !== null);
  return (
    <form
      noValidate
      className="stack"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      {!kept.isReadable && (
        <p role="status">Ключ шифрования сервера сменился, и записанное не открыть: введите всё заново.</p>
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          kept={kept.values[field.name] ?? null}
          value={draft[field.name] ?? ''}
          mistake={act.mistake(field.name)}
          onChange={(value) => setDraft((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      {children?.(origin, draft)}
      <FormError>{isNamed ? null : (act.failure?.message ?? forget.failure?.message ?? null)}</FormError>
      <div className="row wrap">
        <Button type="submit" variant="primary" loading={act.isBusy}>
          Сохранить
        </Button>
        {kept.source === 'console' && (
          <AskedTwice sure="Да, забыть" isBusy={forget.isBusy} onSure={() => void forget.run()}>
            Забыть<span className="vh">: {title}</span>
          </AskedTwice>
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  readonly field: ConnectionField;
  /** What is kept of it, as it may be shown. */
  readonly kept: string | number | null;
  readonly value: string;
  readonly mistake: string | null;
  readonly onChange: (value: string) => void;
}

function Field({ field, kept, value, mistake, onChange }: FieldProps) {
  const { label, type, hint, options } = field;
  const shared = {
    label,
    description: hint,
    value,
    error: mistake === null ? null : <FieldError>{mistake}</FieldError>,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  };
  if (options) return <NativeSelect {...shared} data={[...options]} />;
  if (type === 'secret')
    return (
      <PasswordInput
        {...shared}
        autoComplete="new-password"
        {...(kept !== null && { placeholder: `${kept} хранится; пусто — оставить` })}
        visibilityToggleButtonProps={{ 'aria-label': `Показать: ${label}` }}
      />
    );
  return (
    <TextInput
      {...shared}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={type === 'number' ? 'numeric' : 'text'}
    />
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useNewClient } from './api/use-clients.ts';
import type { BookArea } from './client-words.ts';
import classes from './clients.module.css';
import { EntryField } from './components/entry-field.tsx';
import { useDraft } from './entry-drafts.ts';
import { checked, type Field, mistakesAt } from './entry-kind.ts';
import { tagsOf } from './entry-kinds.ts';

const fields: readonly Field[] = [
  { name: 'name', label: 'Имя', kind: 'line' },
  { name: 'phone', label: 'Телефон', kind: 'line', isOptional: true },
  { name: 'email', label: 'Почта', kind: 'line', isOptional: true },
  { name: 'tags', label: 'Метки', kind: 'line', isOptional: true, hint: 'Через запятую: постоянные, пара' },
];

/** The form of a new client: enough to find the person again; the rest is filled in on the card that opens. */
export function NewClient({ area }: { readonly area: BookArea }) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, drop } = useDraft(`new.${user?.id ?? ''}`, {});
  const add = useNewClient();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const action = useAction(async (body: Parameters<typeof add>[0]) => {
    const { id } = await add(body);
    drop();
    await navigate({ to: paths[area], search: { tab: 'clients', client: id }, replace: true });
  });
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name = '', phone = '', email = '', tags = '' } = values;
    const body = {
      name: name.trim(),
      tags: tagsOf(tags),
      contacts: [
        ...(phone.trim() === '' ? [] : [{ kind: 'phone' as const, value: phone.trim() }]),
        ...(email.trim() === '' ? [] : [{ kind: 'email' as const, value: email.trim() }]),
      ],
    };
    const found = mistakesAt(fields, '', checked(body)).mistakes;
    setMistakes(found);
    if (Object.keys(found).length === 0 && (await action.run(body))) return;
    setAttempts((count) => count + 1);
  };
  return (
    <>
      <PageTitle
        title="Новый клиент"
        ruled
        actions={
          <Link to={paths[area]} search={{ tab: 'clients' }} {...buttonLook()}>
            Клиенты
          </Link>
        }
      />
      <form ref={form} noValidate className={`${classes.form} ${classes.new}`} onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <EntryField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            mistake={mistakes[field.name] ?? action.mistake(field.name)}
            onChange={(value) => {
              change({ [field.name]: value });
              setMistakes(({ [field.name]: _, ...others }) => others);
            }}
          />
        ))}
        <p className="muted">Рождения, согласия, заметки и встречи вносятся на карточке, которая откроется дальше.</p>
        <FormError>{action.failure?.message ?? null}</FormError>
        <Button type="submit" variant="primary" loading={action.isBusy}>
          Добавить клиента
        </Button>
      </form>
    </>
  );
}

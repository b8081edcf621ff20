import { TextInput } from '@mantine/core';
import { saveProfile } from '@nebosvod/contracts/user';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { EmailProof } from '../../../platform/session/email-proof.tsx';
import type { SessionUser } from '../../../platform/session/session-calls.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { changeSettings, useCity } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { PlaceField } from '../../../ui/place-field.tsx';
import { ChangeEmail } from '../components/change-email.tsx';
import { OwnBirth } from '../components/own-birth.tsx';
import { SyncLine } from '../components/sync-line.tsx';
import classes from '../profile.module.css';

/** Name, mail address and its proof, the person's own birth, the city of their days. */
export function DataTab({ user }: { readonly user: SessionUser }) {
  return (
    <>
      <section className={classes.part}>
        <h2>Имя и почта</h2>
        <NameForm user={user} />
        <EmailProof user={user} />
        {!user.isTemporary && <ChangeEmail user={user} />}
      </section>
      <OwnBirth />
      <CityPart />
    </>
  );
}

function NameForm({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const [name, setName] = useState(user.name ?? '');
  const [isSaved, setSaved] = useState(false);
  const save = useAction(async () => {
    session.updateUser(await call(saveProfile, { body: { name: name.trim() } }));
  });
  const mistake = save.mistake('name');
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        setSaved(false);
        setSaved(await save.run());
      }}
    >
      <TextInput
        label="Имя"
        autoComplete="name"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setSaved(false);
        }}
        error={mistake === null ? null : <FieldError>{mistake}</FieldError>}
      />
      <FormError>{mistake === null ? (save.failure?.message ?? null) : null}</FormError>
      <div className="row wrap">
        <Button type="submit" loading={save.isBusy}>
          Сохранить имя
        </Button>
        <span role="status" className="muted">
          {isSaved ? 'Сохранено' : ''}
        </span>
      </div>
    </form>
  );
}

function CityPart() {
  const city = useCity();
  return (
    <section className={classes.part}>
      <h2>Город</h2>
      <p className="muted">Для него считаются «Сегодня» на главной и панчанга.</p>
      <div className={classes.form}>
        <PlaceField
          label="Ваш город"
          value={city}
          search={searchPlaces}
          onChange={(place) => place !== null && changeSettings({ city: place })}
        />
        <SyncLine />
      </div>
    </section>
  );
}

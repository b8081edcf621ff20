import type { Birth } from '@nebosvod/contracts/birth';
import { createMap, type SavedMap } from '@nebosvod/contracts/maps';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { keepMap, mapsChanged, useMaps } from '../../../birth/saved-maps.ts';
import { moveNotes } from '../../../birth/send-notes.ts';
import { analytics } from '../../../platform/analytics/analytics.ts';
import { call } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { noticeLook } from '../../../ui/notice-look.ts';
import classes from '../saved-maps.module.css';
import { rememberOffer } from './local-chart-offer.tsx';
import { MapFields } from './map-fields.tsx';

interface Props {
  readonly birth: Birth;
  readonly onSaved: (map: SavedMap) => void;
  /** Where a guest comes back to after sign-in. */
  readonly returnTo: string;
}

/** «Сохранить карту»: name, folder and tags in a dialog; a guest reads how saving is opened. */
export function SaveMap({ birth, onSaved, returnTo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { auth } = useSessionState();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button variant="primary" icon="pin" aria-haspopup="dialog" onClick={open}>
        <span>
          {mapsText.save}
          <span className="vh"> карту</span>
        </span>
      </Button>
      <dialog
        ref={dialog}
        {...noticeLook({ className: classes.dialog })}
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
      >
        <h2 id={titleId}>{mapsText.saveMap}</h2>
        {isOpen &&
          (auth.isAuthenticated ? (
            <SaveFields birth={birth} onSaved={onSaved} onClose={() => dialog.current?.close()} />
          ) : (
            <>
              <p>{mapsText.guest}</p>
              <div className="row wrap">
                <Link to={paths.login} search={{ returnTo }} {...buttonLook({ variant: 'primary' })}>
                  {mapsText.signIn}
                </Link>
                <Button onClick={() => dialog.current?.close()}>{mapsText.cancel}</Button>
              </div>
            </>
          ))}
      </dialog>
    </>
  );
}

interface FieldsProps extends Omit<Props, 'returnTo'> {
  readonly onClose: () => void;
}

function SaveFields({ birth, onSaved, onClose }: FieldsProps) {
  const client = useQueryClient();
  const known = useMaps({ search: '', folder: null, tag: null, order: 'recent' });
  return (
    <MapFields
      initial={{ name: birth.name ?? '', folder: '', tags: [] }}
      folders={known.data?.pages[0]?.folders.map(({ name }) => name) ?? []}
      onSave={async (labels) => {
        const map = await call(createMap, { body: { ...labels, birth } });
        analytics.goal('chart_saved');
        // Saved by hand: the question about this chart is answered.
        rememberOffer(birth);
        await moveNotes(birth, map.id);
        keepMap(client, map);
        await mapsChanged(client);
        onSaved(map);
      }}
      extra={<Button onClick={onClose}>{mapsText.cancel}</Button>}
    />
  );
}

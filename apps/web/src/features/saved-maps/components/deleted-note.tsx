import { restoreMap, type SavedMap } from '@nebosvod/contracts/maps';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mapsChanged } from '../../../birth/saved-maps.ts';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import classes from '../saved-maps.module.css';

/** How long a deletion can be taken back, ms. */
const undoTime = 10_000;

interface Props {
  readonly map: SavedMap;
  readonly onDone: () => void;
}

/** «Карта удалена. Отменить»: stands for ten seconds, longer while the pointer or the focus is on it. */
export function DeletedNote({ map, onDone }: Props) {
  const client = useQueryClient();
  const [isHeld, setHeld] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    await call(restoreMap, { body: { mapId: map.id } });
    await mapsChanged(client);
    onDone();
  });
  useEffect(() => {
    if (isHeld || isBusy || failure !== null) return;
    const timer = setTimeout(onDone, undoTime);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy, failure, onDone]);
  return (
    <div
      role="status"
      {...noteLook({ className: classes.deleted })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.words}>
        {mapsText.deleted(map.name)}
        {failure !== null && <FieldError>{failure.message}</FieldError>}
      </span>
      <Button size="sm" loading={isBusy} onClick={() => void run()}>
        {mapsText.undo}
      </Button>
    </div>
  );
}

import { createMap, type SavedMap } from '@nebosvod/contracts/maps';
import { type FormEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { parseTime } from '../../../ui/time-input.ts';

interface Props {
  readonly map: SavedMap;
  readonly onCreated: (map: SavedMap) => Promise<unknown>;
}

/** A copy of a map with another time: the two then stand side by side in the list. */
export function OtherTime({ map, onCreated }: Props) {
  const [time, setTime] = useState(map.birth.time ?? '');
  const [error, setError] = useState<string | null>(null);
  const { run, isBusy, failure } = useAction(async (next: string) => {
    // The offset belongs to the old time: near a change of clocks it would be wrong for the new one.
    const { utcOffsetSeconds, timeZone, timeUncertaintyMinutes: _, ...birth } = map.birth;
    const zone = timeZone === undefined ? { utcOffsetSeconds } : { timeZone };
    const copy = await call(createMap, {
      body: {
        name: `${map.name}, ${next}`.slice(0, 200),
        birth: { ...birth, ...zone, time: next },
        settings: map.settings,
        folder: map.folder,
        tags: map.tags,
        variantOf: map.id,
      },
    });
    await onCreated(copy);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseTime(time);
    if (parsed.kind !== 'value') setError(parsed.kind === 'error' ? parsed.message : mapsText.wrongTime);
    else if (parsed.value === map.birth.time) setError(mapsText.sameTime);
    else {
      setError(null);
      void run(parsed.value);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="stack">
      <TimeField
        label={mapsText.time}
        value={time}
        onChange={setTime}
        error={error ?? failure?.message ?? null}
        description={mapsText.otherTimeHint}
      />
      <Button type="submit" loading={isBusy}>
        {mapsText.makeCopy}
      </Button>
    </form>
  );
}

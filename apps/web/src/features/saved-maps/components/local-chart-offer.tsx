import type { Birth } from '@nebosvod/contracts/birth';
import { createMap } from '@nebosvod/contracts/maps';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { birthWords } from '../../../birth/birth-words.ts';
import { useLocalChart } from '../../../birth/local-chart.ts';
import { mapsChanged } from '../../../birth/saved-maps.ts';
import { moveNotes } from '../../../birth/send-notes.ts';
import { call } from '../../../platform/api/call.ts';
import { openStorage } from '../../../platform/api/token-store.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { mapsText } from '../../../text/saved-maps.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { noteLook } from '../../../ui/note-look.ts';
import classes from '../saved-maps.module.css';

const key = 'nebosvod-local-chart-offered';
const storage = openStorage('localStorage');

/** The chart a signed-in person was asked about, so that nobody is asked twice about one. */
export function rememberOffer(birth: Birth): void {
  try {
    storage.setItem(key, JSON.stringify(birth));
  } catch {
    // Without room in the storage the question may come once more.
  }
}

/** Offers once to take the chart made before sign-in along into the account. */
export function LocalChartOffer() {
  const local = useLocalChart();
  const client = useQueryClient();
  const [state, setState] = useState<'asking' | 'saved' | 'refused'>('asking');
  const { run, isBusy, failure } = useAction(async (birth: Birth) => {
    const { id } = await call(createMap, { body: { name: birth.name || 'Без имени', birth } });
    rememberOffer(birth);
    await moveNotes(birth, id);
    setState('saved');
    await mapsChanged(client);
  });
  if (state === 'saved') {
    return (
      <p role="status" {...noteLook({ tone: 'good', className: classes.offer })}>
        {mapsText.offered}
      </p>
    );
  }
  if (local === null || state === 'refused' || storage.getItem(key) === JSON.stringify(local)) return null;
  return (
    <section {...noteLook({ className: classes.offer })} aria-label={mapsText.offer}>
      <span>
        <b>{mapsText.offer}</b>
        <span className={classes.offered}>
          {local.name || 'Без имени'}, {birthWords(local, null)}
        </span>
        {failure !== null && <FieldError>{failure.message}</FieldError>}
      </span>
      <span className="row wrap">
        <Button size="sm" variant="primary" loading={isBusy} onClick={() => void run(local)}>
          {mapsText.offerYes}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            rememberOffer(local);
            setState('refused');
          }}
        >
          {mapsText.offerNo}
        </Button>
      </span>
    </section>
  );
}

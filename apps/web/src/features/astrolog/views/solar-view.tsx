import { TextInput } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { westernText } from '../../../text/western.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import type { Place } from '../../../ui/place-field.tsx';
import { useSolarReturn } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { ResidenceField } from '../components/residence-field.tsx';
import { ReturnChart } from '../components/return-chart.tsx';
import { momentWords } from '../moment-words.ts';

/** The Sun's return of a year: its moment, its chart at the birth place or another, and what it touches in the natal chart. */
export function SolarView({ birth }: { readonly birth: Birth }) {
  const [text, setText] = useState(() => String(new Date().getUTCFullYear()));
  const typed = /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const year = typed >= Number(birth.date.slice(0, 4)) && typed <= 2399 ? typed : null;
  const [residence, setResidence] = useState<Place | null>(null);
  const query = useSolarReturn(birth, year, residence);
  return (
    <div className="stack">
      <div className={classes.field}>
        <TextInput
          label={westernText.year}
          value={text}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => setText(event.currentTarget.value)}
          error={year === null ? <FieldError>{westernText.wrongYear}</FieldError> : null}
        />
      </div>
      <ResidenceField label={westernText.solarPlace} value={residence} onChange={setResidence} />
      <Answer query={query}>
        {(answer) => (
          <div className="stack">
            <p>{westernText.solarAt(momentWords(answer.instant, answer.moment))}</p>
            <ReturnChart answer={answer} title={westernText.views.solar} />
          </div>
        )}
      </Answer>
    </div>
  );
}

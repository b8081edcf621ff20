import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { defaultAdvertising, socialNetworks } from '@nebosvod/contracts/social-media';
import { useState } from 'react';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { useSocialMedia } from '../api/use-social-media.ts';
import classes from './form.module.css';

type Network = ContentPlan['networks'][number];

interface Props {
  readonly value: ContentPlan['networks'];
  readonly onChange: (networks: ContentPlan['networks']) => void;
}

/** Networks of a plan, each pressed or not: those that the operator has marked stand behind a button and say why. */
export function NetworkChips({ value, onChange }: Props) {
  const { networks } = useSocialMedia()?.advertising ?? defaultAdvertising;
  const [isAll, setAll] = useState(false);
  const markOf = (id: Network) => networks.find(({ network }) => network === id);
  const shown = socialNetworks.filter(({ id }) => isAll || value.includes(id) || !markOf(id)?.isRestricted);
  const notes = new Map<string, string[]>();
  for (const { id, title } of socialNetworks) {
    const note = markOf(id)?.note ?? '';
    if (value.includes(id) && note !== '') notes.set(note, [...(notes.get(note) ?? []), title]);
  }
  return (
    <fieldset>
      <legend>Сети</legend>
      <div className={classes.chips}>
        {shown.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            {...chipLook()}
            aria-pressed={value.includes(id)}
            onClick={() => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])}
          >
            {title}
          </button>
        ))}
        {shown.length < socialNetworks.length && (
          <button type="button" {...chipLook()} onClick={() => setAll(true)}>
            Сети с пометкой…
          </button>
        )}
      </div>
      {[...notes].map(([note, titles]) => (
        <p key={note} {...hintLook()}>
          {titles.join(', ')}: {note}
        </p>
      ))}
    </fieldset>
  );
}

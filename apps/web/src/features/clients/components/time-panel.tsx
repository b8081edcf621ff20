import { NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { Button } from '../../../ui/button.tsx';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import type { OpenCard } from '../card-context.ts';
import { type ClientTime, datedEntries } from '../client-time.ts';
import classes from '../clients.module.css';

interface Props {
  readonly card: OpenCard;
  /** Draws the line: another feature, given by the route. */
  readonly line: (time: ClientTime) => ReactNode;
}

/** The time of a client on one axis, over the birth that is chosen; drawn when it is asked for. */
export function TimePanel({ card: { client }, line }: Props) {
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { calculation } = useSettings();
  const dated = useMemo(() => datedEntries(client), [client]);
  const birth = client.births.find(({ id }) => id === chosen) ?? client.births[0];
  if (birth === undefined) return null;
  const options = client.births.map(({ id, label, birth: { name } }, index) => ({
    value: id,
    label: label || name || `рождение ${index + 1}`,
  }));
  return (
    <section {...cardLook({ className: `${classes.panel} ${classes.time}` })} aria-label="Линия времени">
      <div {...cardHeadLook()}>
        <h2>Линия времени</h2>
        <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Свернуть линию' : 'Показать линию'}
        </Button>
      </div>
      {!isShown && <p className="muted">Даши и транзиты, события жизни и встречи на одной оси.</p>}
      {isShown && options.length > 1 && (
        <NativeSelect
          label="Чья карта"
          data={options}
          value={birth.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {isShown && line({ request: { birth: birth.birth, settings: { ...calculation, zodiac: 'sidereal' } }, ...dated })}
    </section>
  );
}

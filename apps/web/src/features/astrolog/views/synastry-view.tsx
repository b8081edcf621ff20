import { NativeSelect } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { westernText } from '../../../text/western.ts';
import { useSynastry, type WesternBody } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';

/** A chart to compare with. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly birth: Birth;
}

interface Props {
  readonly birth: Birth;
  readonly partners: readonly Partner[];
}

/** Two charts against each other: inter-aspects, and the bodies of each in the houses of the other. */
export function SynastryView({ birth, partners }: Props) {
  const [chosen, setChosen] = useState('');
  const partner = partners.find(({ id }) => id === chosen);
  if (partners.length === 0) return <p className="note">{westernText.noPartner}</p>;
  return (
    <div className="stack">
      <div className={classes.field}>
        <NativeSelect
          label={westernText.partner}
          value={chosen}
          data={[
            { value: '', label: westernText.choosePartner },
            ...partners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      {partner && <Compared birth={birth} partner={partner.birth} />}
    </div>
  );
}

function Compared({ birth, partner }: { readonly birth: Birth; readonly partner: Birth }) {
  const query = useSynastry(birth, partner);
  return (
    <Answer query={query}>
      {({ aspects, charts, inPartnerHouses, partnerInHouses }) => (
        <div className={classes.two}>
          <AspectTable title={westernText.aspects} aspects={aspects} ends={[westernText.first, westernText.second]} />
          <div className={classes.column}>
            <h2 className={classes.title}>{westernText.inPartnerHouses}</h2>
            <BodiesTable caption={westernText.inPartnerHouses} bodies={placed(charts.own.bodies, inPartnerHouses)} />
            <h2 className={classes.title}>{westernText.partnerInHouses}</h2>
            <BodiesTable
              caption={westernText.partnerInHouses}
              bodies={placed(charts.partner.bodies, partnerInHouses)}
            />
          </div>
        </div>
      )}
    </Answer>
  );
}

/** Bodies with the houses of the other chart in place of their own. */
function placed(
  bodies: readonly WesternBody[],
  overlay: readonly { readonly id: string; readonly house: number }[] | null,
) {
  return bodies
    .filter(({ id }) => id !== 'true-node')
    .map(({ id, longitude, isRetrograde }) => ({
      id,
      longitude,
      isRetrograde,
      house: overlay?.find((one) => one.id === id)?.house ?? null,
    }));
}

import type { Birth } from '@nebosvod/contracts/birth';
import type { WesternBody } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { useSynastry } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { type PartnerChoice, PartnerSelect } from '../components/partner-select.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';

interface Props extends PartnerChoice {
  readonly birth: Birth;
}

/** Two charts against each other: one wheel around the other, inter-aspects, and the bodies of each in the houses of the other. */
export function SynastryView({ birth, ...choice }: Props) {
  const partner = choice.partners.find(({ id }) => id === choice.chosen);
  return (
    <div className="stack">
      <PartnerSelect {...choice} lead={westernText.partnerLeads.synastry} />
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
          <div className={classes.column}>
            <WesternWheel
              chart={charts.own}
              outer={charts.partner.bodies}
              // The ring outside is the second person's: its end of an aspect comes first here.
              aspects={aspects.map((one) => ({ ...one, a: one.b, b: one.a }))}
              title={westernText.views.synastry}
              caption={westernText.rings.partner}
            />
            <AspectTable title={westernText.aspects} aspects={aspects} ends={[westernText.first, westernText.second]} />
          </div>
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

import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { westernText } from '../../../text/western.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { type CompositeMethod, useComposite } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { type PartnerChoice, PartnerSelect } from '../components/partner-select.tsx';
import { PatternList } from '../components/pattern-list.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';
import { momentWords } from '../moment-words.ts';

interface Props extends PartnerChoice {
  readonly birth: Birth;
}

const text = westernText.composite;

/** One chart of two people, by midpoints of their places or of their births. */
export function CompositeView({ birth, ...choice }: Props) {
  const [method, setMethod] = useState<CompositeMethod>('midpoint');
  const partner = choice.partners.find(({ id }) => id === choice.chosen);
  return (
    <div className="stack">
      <PartnerSelect {...choice} lead={westernText.partnerLeads.composite} />
      {partner && (
        <>
          <Segments
            label={text.method}
            options={[
              { value: 'midpoint', label: text.midpoint },
              { value: 'davison', label: text.davison },
            ]}
            value={method}
            onChange={setMethod}
          />
          <Joined birth={birth} partner={partner.birth} method={method} />
        </>
      )}
    </div>
  );
}

interface JoinedProps {
  readonly birth: Birth;
  readonly partner: Birth;
  readonly method: CompositeMethod;
}

function Joined({ birth, partner, method }: JoinedProps) {
  const query = useComposite(birth, partner, method);
  return (
    <Answer query={query}>
      {(chart) => (
        <div className="stack">
          <p {...hintLook()}>
            {chart.sky === null
              ? text.midpointLead
              : text.davisonLead(momentWords(chart.sky.instant, { timeZone: 'UTC', utcOffsetSeconds: 0 }))}
          </p>
          <div className={classes.two}>
            <div className={classes.column}>
              <WesternWheel
                chart={chart}
                aspects={chart.aspects}
                title={westernText.views.composite}
                noHouses={text.unknownTime}
              />
              <PatternList patterns={chart.patterns} />
            </div>
            <div className={classes.column}>
              <BodiesTable caption={westernText.bodies} bodies={chart.bodies.filter(({ id }) => id !== 'true-node')} />
              <AspectTable title={westernText.aspects} aspects={chart.aspects} />
            </div>
          </div>
        </div>
      )}
    </Answer>
  );
}

import { NativeSelect } from '@mantine/core';
import type { Birth } from '@nebosvod/contracts/birth';
import { westernText } from '../../../text/western.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import classes from '../astrolog.module.css';

/** A chart to compare with. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly birth: Birth;
}

/** The second chart, one for synastry and composite. */
export interface PartnerChoice {
  readonly partners: readonly Partner[];
  /** Id of the chosen one, '' before. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

interface Props extends PartnerChoice {
  /** What the second chart is for, read until one is chosen. */
  readonly lead: string;
}

/** Chooses among the other saved maps. */
export function PartnerSelect({ partners, chosen, onChoose, lead }: Props) {
  if (partners.length === 0) return <p {...noteLook()}>{westernText.noPartner}</p>;
  return (
    <div className={classes.field}>
      <NativeSelect
        size="md"
        label={westernText.partner}
        value={chosen}
        data={[
          { value: '', label: westernText.choosePartner },
          ...partners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {chosen === '' && <p {...hintLook()}>{lead}</p>}
    </div>
  );
}

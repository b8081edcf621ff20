import { type SocialNetwork, socialNetworks } from '@nebosvod/contracts/social-media';
import { formatNumber, plural } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../components/form-fields.tsx';
import { networkLimits, textForNetwork } from './text-parts.ts';
import classes from './texts.module.css';

interface Props {
  readonly parts: readonly string[];
  /** Where it goes, when that is settled; else it is chosen here. */
  readonly network?: SocialNetwork;
}

/** The text for the clipboard, held against the limit of the network it goes to. */
export function CopyText({ parts, network: settled }: Props) {
  const [chosen, setChosen] = useState<SocialNetwork>('vk');
  const network = settled ?? chosen;
  const [told, setTold] = useState('');
  const { text, over } = textForNetwork(parts, network);
  const limit = networkLimits[network];
  const count = [...text].length;
  return (
    <section className={classes.copy} aria-label="Скопировать для сети">
      {settled === undefined && (
        <SelectField
          label="Для сети"
          value={network}
          options={socialNetworks.map(({ id, title }) => [id, title] as const)}
          onChange={setChosen}
        />
      )}
      <p className="cap tn">
        {formatNumber(count)} {plural(count, 'знак', 'знака', 'знаков')}
        {limit === undefined ? '' : ` из ${formatNumber(limit)}`}
        {over > 0 ? `: на ${formatNumber(over)} больше, чем принимает сеть` : ''}
      </p>
      <Button
        icon="copy"
        disabled={text === ''}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setTold('Скопировано.'),
            () => setTold('Браузер не дал скопировать: выделите текст и скопируйте сами.'),
          )
        }
      >
        Скопировать
      </Button>
      <span aria-live="polite">{told}</span>
    </section>
  );
}

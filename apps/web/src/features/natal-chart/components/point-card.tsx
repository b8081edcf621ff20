import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import { useChart } from '../../../chart/chart-context.ts';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import { signLord } from '../../../chart/sign-lord.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';
import { CardHead } from './card-head.tsx';
import { GrahaChips } from './graha-chips.tsx';

interface Props {
  readonly mark: LayerMark;
  /** House of D1 that a sign is. */
  readonly houseOf: (sign: number) => number | null;
  readonly onClose: () => void;
}

/** The side card of an arudha or a special lagna: its sign and house, the lord of the sign, who stands with it. */
export function PointCard({ mark, houseOf, onClose }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  const house = houseOf(mark.sign);
  const lord = bodies.find(({ id }) => id === signLord(mark.sign));
  const title = `${mark.name.slice(0, 1).toUpperCase()}${mark.name.slice(1)}`;
  return (
    <section {...cardLook({ className: classes.planet })} aria-label={title} aria-live="polite">
      <CardHead
        glyph={<b>{mark.occupant.label}</b>}
        hue="muted"
        title={title}
        place={`${signName(mark.sign, names)}${house === null ? '' : ` · ${houseOrdinal(house)}`}`}
        onClose={onClose}
      />
      <dl {...termListLook({ ruled: true })}>
        <dt>Знак</dt>
        <dd>
          <Glyph name={signGlyphs[mark.sign - 1] ?? 'aries'} label="" size={16} /> {signName(mark.sign, names)}
        </dd>
        <dt>Владыка знака</dt>
        <dd>
          {lord
            ? `${grahaName(lord.id, names)}${lord.house === null ? '' : `, ${houseOrdinal(lord.house)}`}, ${signName(lord.sign, names)}`
            : '—'}
        </dd>
        <dt>Вместе с ней</dt>
        <dd>
          <GrahaChips ids={bodies.filter((body) => body.sign === mark.sign).map(({ id }) => id)} none="никого" />
        </dd>
      </dl>
    </section>
  );
}

import { houseName, houseOrdinal } from '@nebosvod/terms/house';
import { signName, signNature } from '@nebosvod/terms/sign';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import classes from './body-card.module.css';

interface Props {
  readonly house: number;
  readonly sign: number;
  readonly onClose: () => void;
}

/** The side card of one house: its meaning, its sign, the bodies in it as buttons. */
export function HouseCard({ house, sign, onClose }: Props) {
  const { bodies, onSelect } = useChart();
  const names = useNames();
  const inside = bodies.filter((body) => body.sign === sign);
  return (
    <section {...cardLook({ className: classes.planet })} aria-label={houseOrdinal(house)} aria-live="polite">
      <header className={`row ${classes.planetHead}`}>
        <span className={`${classes.disc} muted`}>
          <Glyph name={signGlyphs[sign - 1] ?? 'aries'} label="" size={24} />
        </span>
        <div className={classes.planetName}>
          <h2>{houseOrdinal(house)}</h2>
          <p className={`muted ${classes.planetPlace}`}>{houseName(house, names)}</p>
        </div>
        <button type="button" {...iconButtonLook({ className: 'no-print' })} aria-label="Закрыть" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <dl {...termListLook({ ruled: true })}>
        <dt>Знак</dt>
        <dd>
          {signName(sign, names)}, {signNature(sign, names)}
        </dd>
        <dt>В доме</dt>
        <dd>
          {inside.length === 0 ? (
            'никого'
          ) : (
            <span className={`row wrap ${classes.houseBodies}`}>
              {inside.map((body) => (
                <button
                  key={body.id}
                  type="button"
                  {...chipLook({ fact: true })}
                  onClick={() => onSelect({ kind: 'body', id: body.id })}
                >
                  <GrahaLabel id={body.id} />
                </button>
              ))}
            </span>
          )}
        </dd>
      </dl>
    </section>
  );
}

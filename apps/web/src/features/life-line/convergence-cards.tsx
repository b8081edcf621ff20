import { counted } from '@nebosvod/terms/plural';
import { Glyph } from '../../ui/glyph.tsx';
import { ConvergenceRule } from './convergence-rule.tsx';
import classes from './life-line.module.css';
import type { ShownConvergence } from './life-row-model.ts';
import { monthWords } from './window-words.ts';

interface Props {
  readonly flags: readonly ShownConvergence[];
  readonly utcOffsetSeconds: number;
  readonly onShow: (shown: ShownConvergence) => void;
}

/** What several systems point at in the shown time: a card for each flag, with who points and when. */
export function ConvergenceCards({ flags, utcOffsetSeconds, onShow }: Props) {
  return (
    <section aria-labelledby="life-converges" className={classes.converges}>
      <h2 id="life-converges">Что сходится</h2>
      <ConvergenceRule />
      {flags.length === 0 ? (
        <p className="muted">В показанное время три системы ни на что не указывают вместе.</p>
      ) : (
        <ol className={classes.cards}>
          {flags.map((flag, index) => (
            <li key={flag.key} className={classes.card}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>
                  <button type="button" onClick={() => onShow(flag)}>
                    {flag.title}
                  </button>
                </h3>
                <p className={classes.when}>
                  {monthWords(flag, utcOffsetSeconds)}
                  {'\u00a0· '}
                  {counted(flag.voices, 'система', 'системы', 'систем')}
                </p>
                {flag.about !== null && <p className="muted">{flag.about}</p>}
              </div>
              <ul>
                {flag.witnesses.map((witness) => (
                  <li key={witness.key}>
                    {witness.glyph !== null && <Glyph name={witness.glyph} label="" size={16} />}
                    {witness.said}
                    <span>{monthWords(witness, utcOffsetSeconds)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { counted } from '@nebosvod/terms/plural';
import { Glyph } from '../../ui/glyph.tsx';
import { hintLook } from '../../ui/hint-look.ts';
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

/** The rule by which spans converge, and whose it is. */
function ConvergenceRule() {
  return (
    <details className={classes.rule}>
      <summary>По какому правилу</summary>
      <p {...hintLook()}>
        Пять независимых указателей: вимшоттари, раши-даша, Сатурн, Юпитер, узлы. Махадаша указывает на свою граху,
        антардаша ещё и на дом, где граха стоит, и на дома, которыми она владеет; период знака указывает на его дом,
        хозяина и грахи в нём; транзит указывает на дом, по которому идёт, и на грахи, что стоят в этом знаке при
        рождении. Где три указателя и больше две недели подряд говорят об одном, отмечено схождение. Два уровня одной
        даши считаются за один голос, саде-сати голоса не имеет: это тот же Сатурн. Правило наше, современное, в старых
        книгах его нет; узлы взяты средние. С западными счётами указателей восемь: год профекции указывает на свой дом и
        управителя, часть фирдара и подпериод от Духа на своего управителя.
      </p>
    </details>
  );
}

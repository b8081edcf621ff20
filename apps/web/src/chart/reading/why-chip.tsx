import type { Sentence } from '@nebosvod/contracts/reading';
import { chipLook } from '../../ui/chip-look.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { FactorLabel } from './factor-label.tsx';
import { glyphsOf } from './factor-subject.ts';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';

/** Glyphs that stand on one chip. */
const mostGlyphs = 3;

/** «Почему так»: the first thing a sentence rests on and how many more there are; opens them all. */
export function WhyChip({ sentence }: { readonly sentence: Sentence }) {
  const { document, explained, onExplain } = useReading();
  const factors = sentence.factors.map((id) => document.factors[id]).filter((factor) => factor !== undefined);
  const [first] = factors;
  if (first === undefined) return null;
  const isOn = explained === sentence.id;
  const glyphs = glyphsOf(first).slice(0, mostGlyphs);
  return (
    <button
      type="button"
      {...chipLook({ fact: true, on: isOn, className: classes.why })}
      aria-pressed={isOn}
      onClick={() => onExplain(sentence.id)}
    >
      <span className="vh">Почему так: </span>
      {glyphs.length > 0 && (
        <span className={classes.whyGlyphs}>
          {glyphs.map((id) => (
            <Glyph key={id} name={id} label="" size={15} className={`g-${id}`} />
          ))}
        </span>
      )}
      <span>
        <FactorLabel label={first.label} />
      </span>
      {factors.length > 1 && (
        <span className="nw">
          +{factors.length - 1}
          <span className="vh"> к этому</span>
        </span>
      )}
    </button>
  );
}

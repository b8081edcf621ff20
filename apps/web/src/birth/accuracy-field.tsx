import { counted } from '@nebosvod/terms/plural';
import { chipLook } from '../ui/chip-look.ts';
import { hintLook } from '../ui/hint-look.ts';
import { segmentsLook } from '../ui/segments.tsx';
import type { Accuracy } from './birth-draft.ts';
import classes from './birth-form.module.css';

interface Props {
  readonly accuracy: Accuracy;
  readonly uncertainty: number;
  readonly onChange: (change: { readonly accuracy?: Accuracy; readonly uncertainty?: number }) => void;
}

const levels: readonly { readonly id: Accuracy; readonly label: string }[] = [
  { id: 'exact', label: 'Точно' },
  { id: 'about', label: 'Примерно' },
  { id: 'unknown', label: 'Не знаю' },
];
const spreads = [5, 15, 30, 60, 120] as const;
/** The ascendant moves a degree in about four minutes. */
const minutesPerDegree = 4;

/** How well the time is known, and what follows from it. */
export function AccuracyField({ accuracy, uncertainty, onChange }: Props) {
  return (
    <fieldset>
      <legend>Насколько точно известно время</legend>
      <div {...segmentsLook({ full: true })}>
        {levels.map((level) => (
          <button
            key={level.id}
            type="button"
            aria-pressed={accuracy === level.id}
            onClick={() => onChange({ accuracy: level.id })}
          >
            {level.label}
          </button>
        ))}
      </div>
      {accuracy === 'about' && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of chips inside the fieldset */}
          <div className={classes.uncertain} role="group" aria-label="Плюс-минус">
            {spreads.map((minutes) => (
              <button
                key={minutes}
                type="button"
                {...chipLook()}
                aria-pressed={uncertainty === minutes}
                onClick={() => onChange({ uncertainty: minutes })}
              >
                ±&nbsp;{minutes < 60 ? `${minutes}\u00a0мин` : `${minutes / 60}\u00a0ч`}
              </button>
            ))}
          </div>
          <p {...hintLook()}>
            Плюс-минус <b className={classes.margin}>{counted(uncertainty, 'минута', 'минуты', 'минут')}</b>. Лагна
            может сместиться примерно на {Math.max(1, Math.round(uncertainty / minutesPerDegree))}°, покажем, что при
            этом останется верным.
          </p>
        </>
      )}
      {accuracy === 'unknown' && (
        <p {...hintLook()}>Лагны и домов не будет: без времени их не посчитать. Планеты, знаки и накшатры останутся.</p>
      )}
    </fieldset>
  );
}

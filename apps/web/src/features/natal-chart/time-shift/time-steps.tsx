import { buttonLook } from '../../../ui/button.tsx';
import classes from './time-slider.module.css';

/** Steps of the buttons at both ends of the slider, minutes. */
export const back = [
  [-1440, '−1\u00a0д'],
  [-60, '−1\u00a0ч'],
  [-4, '−4\u00a0м'],
  [-1, '−1\u00a0м'],
] as const;
export const forth = [
  [1, '+1\u00a0м'],
  [4, '+4\u00a0м'],
  [60, '+1\u00a0ч'],
  [1440, '+1\u00a0д'],
] as const;
const spoken: Readonly<Record<number, string>> = { 1: 'минуту', 4: '4 минуты', 60: 'час', 1440: 'сутки' };

interface StepsProps {
  readonly steps: readonly (readonly [minutes: number, label: string])[];
  readonly onStep: (minutes: number) => void;
}

/** A row of buttons that move the time. */
export function TimeSteps({ steps, onStep }: StepsProps) {
  return (
    <div className={`row ${classes.sliderSteps}`}>
      {steps.map(([minutes, label]) => (
        <button
          key={minutes}
          type="button"
          {...buttonLook({ size: 'sm', className: 'tn' })}
          aria-label={`${minutes < 0 ? 'Раньше' : 'Позже'} на ${spoken[Math.abs(minutes)]}`}
          onClick={() => onStep(minutes)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

import type { ChartRequest } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { localToday } from '../platform/local-today.ts';
import { Icon } from '../ui/icon.tsx';
import { iconButtonLook } from '../ui/icon-button-look.ts';
import { useChart } from './chart-context.ts';

/** Latest year of life that can be opened. */
const lastYear = 150;

/** Completed years of life on a day (ISO dates), from 0 to `lastYear`. */
export function completedYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, Math.min(lastYear, today.slice(5) < birthDate.slice(5) ? years - 1 : years));
}

const birthDateOf = (request: ChartRequest) => request.birth?.date ?? '2000-01-01';

/** Completed years of the chart's person, those of today first. */
export function useYearOfLife() {
  const { request } = useChart();
  return useState(() => completedYears(birthDateOf(request), localToday()));
}

interface Props {
  /** Completed years. */
  readonly years: number;
  readonly onYears: (years: number) => void;
}

/** «37-й год жизни, с 2026», one year back or on. */
export function YearStepper({ years, onYears }: Props) {
  const { request } = useChart();
  return (
    <>
      <button
        type="button"
        {...iconButtonLook({ boxed: true })}
        aria-label="Предыдущий год"
        disabled={years === 0}
        onClick={() => onYears(years - 1)}
      >
        <Icon name="left" />
      </button>
      <span className="tn">
        {years + 1}-й год жизни, с {Number(birthDateOf(request).slice(0, 4)) + years}
      </span>
      <button
        type="button"
        {...iconButtonLook({ boxed: true })}
        aria-label="Следующий год"
        disabled={years === lastYear}
        onClick={() => onYears(years + 1)}
      >
        <Icon name="right" />
      </button>
    </>
  );
}

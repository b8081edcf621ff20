import { litShare, moonPhasePath } from '@nebosvod/drawing/moon-phase';

interface Props {
  /** Degrees from the Sun to the Moon. */
  readonly elongation: number;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The Moon as it stands: lit from the right while it grows. Pure. */
export function MoonDisc({ elongation, size = 20, className }: Props) {
  const radius = size / 2 - 1;
  const percent = Math.round(litShare(elongation) * 100);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`-1 -1 ${size} ${size}`}
      role="img"
      aria-label={`Луна ${elongation < 180 ? 'растёт' : 'убывает'}, освещена на ${percent} %`}
    >
      <circle cx={radius} cy={radius} r={radius} fill="var(--moon-dark)" stroke="var(--line-strong)" />
      <path d={moonPhasePath(elongation, radius)} fill="var(--moon-lit)" />
    </svg>
  );
}

export interface DegreeParts {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Degrees, minutes and seconds of arc, cut and not rounded: 29°59′59.9″ must not read as the next sign.
 * @param value degrees, 0 ≤ x < 360
 */
export function degreeParts(value: number): DegreeParts {
  // A value such as 14.2 is stored a hair below 14°12′; a ten-millionth of a second brings it back.
  const total = Math.floor(value * 3600 + 1e-7);
  return { degrees: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

const two = (value: number) => String(value).padStart(2, '0');

/** «14°11′» or «14°11′07″». */
export function formatDegrees(value: number, withSeconds = false): string {
  const { degrees, minutes, seconds } = degreeParts(value);
  return `${degrees}°${two(minutes)}′${withSeconds ? `${two(seconds)}″` : ''}`;
}

import { Glyph, type GlyphName } from './glyph.tsx';

/** Ecliptic longitudes of the grahas on 17 May 1990, 14:30, Moscow (Lahiri, mean node): the sample chart of the mock-ups. */
const sample: readonly (readonly [GlyphName, number])[] = [
  ['sun', 32.5],
  ['moon', 297.9],
  ['mars', 326],
  ['jupiter', 76.2],
  ['venus', 351.3],
  ['rahu', 287.5],
  ['ketu', 107.5],
];

/** A wheel of degrees with a North Indian chart inside: the decoration of sign-in and invitations. */
export function Engraving({
  size = 340,
  className,
}: {
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  const c = 170;
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [c + radius * Math.cos(angle), c - radius * Math.sin(angle)] as const;
  };
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const [x1, y1] = at(index % 6 === 0 ? 149 : 154, index * 5);
    const [x2, y2] = at(158, index * 5);
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  }).join('');
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 340 340"
      aria-hidden="true"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth=".9"
    >
      <circle cx={c} cy={c} r="168" strokeWidth="1.25" />
      <circle cx={c} cy={c} r="158" strokeWidth=".75" />
      <circle cx={c} cy={c} r="122.4" strokeWidth=".75" />
      <path d={ticks} />
      <path
        d="M83.5 83.5h173v173h-173ZM83.5 83.5l173 173M256.5 83.5l-173 173M170 83.5l86.5 86.5-86.5 86.5-86.5-86.5Z"
        strokeWidth="1"
      />
      {sample.map(([name, degrees]) => {
        const [x, y] = at(136, degrees + 30);
        return <Glyph key={name} name={name} label="" className={`g-${name}`} size={16} x={x - 8} y={y - 8} />;
      })}
    </svg>
  );
}

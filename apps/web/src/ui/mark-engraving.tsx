import { logos } from './logo.table.ts';

const ticks = Array.from({ length: 72 }, (_, index) => {
  const angle = (index * Math.PI) / 36;
  const outer = index % 6 === 0 ? 19.9 : 19.4;
  const point = (radius: number) =>
    `${(20 + radius * Math.cos(angle)).toFixed(2)} ${(20 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${point(18.6)}L${point(outer)}`;
}).join('');

/** The section's mark as an engraving: hairlines and a ring of degrees. Decoration only. */
export function MarkEngraving({
  section,
  size = 200,
}: {
  readonly section: keyof typeof logos;
  readonly size?: number;
}) {
  const logo: { stroke: string; fill?: string } = logos[section];
  return (
    <svg
      style={{ color: 'var(--section)' }}
      width={size}
      height={size}
      viewBox="-.5 -.5 41 41"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth=".36"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={logo.stroke} />
      {logo.fill !== undefined && <path d={logo.fill} fill="currentColor" stroke="none" />}
      <path d={ticks} strokeWidth=".25" />
    </svg>
  );
}

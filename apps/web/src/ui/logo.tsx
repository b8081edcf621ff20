import { logos } from './logo.table.ts';
import words from './logo-words.svg?url';

interface Props {
  readonly section: keyof typeof logos;
  /** Height in px: 40 in the sidebar, 32 in the top bar. */
  readonly height?: 32 | 40;
}

/** The logo of a section: its mark in the section's accent and its word; made 40 px wide, the mark alone. The link around it carries the name. */
export function Logo({ section, height = 40 }: Props) {
  const logo: { width: number; stroke: string; fill?: string } = logos[section];
  return (
    <svg
      aria-hidden="true"
      data-logo={section}
      width={(logo.width * height) / 40}
      height={height}
      viewBox={`0 0 ${logo.width} 40`}
      preserveAspectRatio="xMinYMid slice"
    >
      <g
        color="var(--logo-accent)"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={logo.stroke} />
        {logo.fill !== undefined && <path d={logo.fill} fill="currentColor" stroke="none" />}
      </g>
      <use href={`${words}#${section}`} width={logo.width} height="40" />
    </svg>
  );
}

import { astroMapText as words } from '../../../text/astro-map.ts';
import classes from './world-map.module.css';

/** How the lines differ: by dash, so that no hue is needed. */
export function MapLegend({ isSpace }: { readonly isSpace: boolean }) {
  const { solid, dashed, dotted, ahead, behind } = words.legend;
  const samples = isSpace
    ? ([
        [ahead, ''],
        [behind, classes.dashed],
      ] as const)
    : ([
        [solid, ''],
        [dashed, classes.dashed],
        [dotted, classes.dotted],
      ] as const);
  return (
    <div className={classes.legend}>
      {samples.map(([name, look]) => (
        <span key={name}>
          <svg width={32} height={6} aria-hidden="true">
            <path className={`${classes.line} ${look}`} d="M0 3h32" />
          </svg>
          {name}
        </span>
      ))}
      <span>{words.press}</span>
    </div>
  );
}

import { type ChartStyle, chartStyles } from '../platform/settings/own-settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { segmentsLook } from '../ui/segments.tsx';
import classes from './chart-card.module.css';
import { styleNames } from './chart-drawing.ts';

const icons: Readonly<Record<ChartStyle, IconName>> = {
  north: 'st-north',
  south: 'st-south',
  east: 'st-east',
  wheel: 'st-wheel',
};

interface Props {
  readonly style: ChartStyle;
  readonly onStyle: (style: ChartStyle) => void;
  /** Without the wheel, where houses are to be squares. */
  readonly only?: 'square';
}

/** Which way charts are drawn; the chosen one carries its name. */
export function StyleSwitch({ style, onStyle, only }: Props) {
  const shown = only === 'square' ? chartStyles.filter((id) => id !== 'wheel') : chartStyles;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a switch of the view, not a part of a form
    <div {...segmentsLook({ className: classes.styles })} role="group" aria-label="Стиль карты">
      {shown.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === style}
          aria-label={styleNames[id].label}
          onClick={() => onStyle(id)}
        >
          <Icon name={icons[id]} />
          {id === style && <span className={classes.styleName}>{styleNames[id].label}</span>}
        </button>
      ))}
    </div>
  );
}

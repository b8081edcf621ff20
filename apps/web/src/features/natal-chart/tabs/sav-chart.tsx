import { barChart } from '@nebosvod/drawing/bar-chart';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import classes from '../../../chart/bars.module.css';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';

interface Props {
  /** Bindus of the twelve signs, Aries first. */
  readonly sav: readonly number[];
  /** Sign of house 1. */
  readonly lagnaSign: number;
  /** A graha's own table beside the sum, when one is selected. */
  readonly own: { readonly graha: GrahaId; readonly bindus: readonly number[] } | null;
}

const widestChart = 350;
const height = 196;
const axisHeight = 22;
const figureHeight = 18;
/** The mean of twelve signs: 337 / 12. */
const mean = 337 / 12;
/** Bindus of a sign can hardly be more in the sum, and never more than eight in one table. */
const [mostOfSum, mostOfOne] = [48, 8];

/** The sum of the tables on the chart itself and as bars by sign; the selected graha's own table stands beside it. */
export function SavChart({ sav, lagnaSign, own }: Props) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const shown = own?.bindus ?? sav;
  const title = own ? `Бинду: ${grahaName(own.graha, names)}` : 'Сарваштакаварга';
  const houses = Array.from({ length: 12 }, (_, index) => {
    const sign = ((lagnaSign + index - 1) % 12) + 1;
    const count = shown[sign - 1] ?? 0;
    return { house: index + 1, sign, count, occupants: [{ id: `sign-${sign}`, label: String(count) }] };
  });
  const drawing = northIndianChart({ houses, size: Math.min(widestChart, width ?? widestChart) - frameMargin * 2 });
  return (
    <div className={classes.savCharts}>
      <div ref={ref} className={classes.savChart}>
        <SquareChart
          drawing={drawing}
          label={`${title} на карте, северный стиль`}
          houseLabel={(house) => {
            const content = houses[house - 1];
            return content ? `Дом ${house}, ${signName(content.sign, names)}: ${content.count} бинду` : '';
          }}
        />
        <p className="cap">{title} на карте</p>
      </div>
      <Bars values={shown} most={own ? mostOfOne : mostOfSum} level={own ? null : mean} title={title} />
    </div>
  );
}

interface BarsProps {
  readonly values: readonly number[];
  readonly most: number;
  /** Where the average sign stands; null for a graha's own table. */
  readonly level: number | null;
  readonly title: string;
}

/** A bar a sign, Aries first, with its figure on top. */
function Bars({ values, most, level, title }: BarsProps) {
  const names = useNames();
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? 320;
  const room = height - axisHeight - figureHeight;
  const bars = barChart({
    bars: values.map((value, index) => ({ id: String(index + 1), parts: [{ id: 'bindus', value }] })),
    width,
    height: room,
    limit: Math.max(most, ...values),
    direction: 'up',
  });
  const spoken = values.map((value, index) => `${signName(index + 1, names)} ${value}`).join(', ');
  const line = level === null ? null : figureHeight + room * (1 - level / most);
  return (
    <div ref={ref} className={classes.savBars}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title} по знакам: ${spoken}`}>
        {line !== null && <path className={classes.savMean} d={`M0 ${line}H${width}`} />}
        {bars.map((bar, index) => (
          <g key={bar.id}>
            {bar.parts.map((part) => (
              <rect
                key={part.id}
                className={classes.savBar}
                x={part.x}
                y={part.y + figureHeight}
                width={part.width}
                height={part.height}
                rx="2"
              />
            ))}
            <text className={classes.barName} x={bar.middle} y={figureHeight + room - bar.end - 5} textAnchor="middle">
              {values[index]}
            </text>
            <text className={classes.barFigure} x={bar.middle} y={height - 5} textAnchor="middle">
              {signAbbreviation(index + 1)}
            </text>
          </g>
        ))}
      </svg>
      <p className="cap">
        {title} по знакам{level === null ? '' : '; черта: средний знак, 28'}
      </p>
    </div>
  );
}

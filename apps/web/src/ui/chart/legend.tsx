import { Glyph } from '../glyph.tsx';
import './chart.css';

/** What the marks beside the letters mean. */
export function ChartLegend() {
  return (
    <div className="legend">
      <span>
        <Glyph name="retrograde" label="" size={14} />
        ретроградный
      </span>
      <span>
        <Glyph name="exalted" label="" size={14} />
        экзальтация
      </span>
      <span>
        <Glyph name="debilitated" label="" size={14} />
        падение
      </span>
      <span>
        <Glyph name="combust" label="" size={14} />
        сожжение
      </span>
      <span>
        <b className="ul">Са</b>
        варготтама
      </span>
    </div>
  );
}

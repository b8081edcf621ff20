import type { PeriodRow } from './period-tree.tsx';

interface Props {
  readonly rows: readonly PeriodRow[];
  /** Ids that colour the parts, one a row. */
  readonly lords: readonly string[];
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Main periods side by side, true to their lengths, with a line where today is. */
export function PeriodBar({ rows, lords }: Props) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="dasha tn" aria-hidden="true">
      {rows.map((row, index) => {
        const length = days(row.start, row.end);
        if (length <= 0) return null;
        const passed = row.isCurrent ? (days(row.start, today) / length) * 100 : null;
        return (
          <div
            key={row.key}
            className={`ds g-${lords[index] ?? ''}${row.isCurrent ? ' on' : ''}`}
            style={{ flex: `${length} 1 0` }}
          >
            <i>{passed !== null && <u style={{ left: `${passed}%` }} />}</i>
            <b>{row.spoken}</b>
            <span>с {row.start.slice(0, 4)}</span>
          </div>
        );
      })}
    </div>
  );
}

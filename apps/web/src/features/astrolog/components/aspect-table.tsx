import { formatDegree } from '@nebosvod/terms/degree';
import { aspectTable } from '@nebosvod/terms/western.table';
import { pointName } from '../../../chart/western/point-name.ts';
import type { WesternAspect } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { cardTableBoxLook, grahaCellLook, tableLook } from '../../../ui/table-look.ts';
import classes from '../astrolog.module.css';
import { AspectMark } from './aspect-mark.tsx';

interface Props {
  readonly title: string;
  readonly aspects: readonly WesternAspect[];
  /** Headings of the two ends. */
  readonly ends?: readonly [string, string];
}

/** Aspects from the closest on, with orb and whether they gather. */
export function AspectTable({ title, aspects, ends = [westernText.body, westernText.body] }: Props) {
  const sorted = [...aspects].sort((a, b) => a.orb - b.orb);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {sorted.length === 0 ? (
        <p className="muted">{westernText.noAspects}</p>
      ) : (
        <table {...tableLook()}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{ends[0]}</th>
              <th scope="col">{westernText.aspect}</th>
              <th scope="col">{ends[1]}</th>
              <th scope="col" className="num">
                {westernText.orb}
              </th>
              <th scope="col">
                <span className="vh">Движение</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ a, b, aspect, orb, applying }) => (
              <tr key={`${a}${b}${aspect}`}>
                <th scope="row">{pointName(a)}</th>
                <td>
                  <span {...grahaCellLook()}>
                    <AspectMark aspect={aspect} />
                    {aspectTable[aspect].ru}
                  </span>
                </td>
                <td>{pointName(b)}</td>
                <td className="num">{formatDegree(orb)}</td>
                <td className="muted">
                  {applying !== null && (
                    <abbr title={applying ? westernText.applying : westernText.separating}>
                      {applying ? westernText.applyingShort : westernText.separatingShort}
                    </abbr>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

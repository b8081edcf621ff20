import type { DiagramPlace } from '@nebosvod/drawing/star-diagrams';
import type { diagramTable } from '@nebosvod/terms/chakra.table';
import { grahaName } from '@nebosvod/terms/graha';
import type { ReactNode } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import classes from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import type { ChakraOf } from './chakra-data.tsx';
import { DiagramFigure, MoonStarNote } from './diagram-figure.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { StarDiagram } from './star-diagram.tsx';
import { starAbbreviation, starName } from './star-label.ts';

interface Column<Star> {
  readonly title: string;
  readonly cell: (star: Star) => ReactNode;
  readonly isMuted?: boolean;
}

interface Props<Star> {
  readonly id: keyof typeof diagramTable;
  readonly title: string;
  readonly stars: readonly Star[];
  /** Position of the star that the reading turns on. */
  readonly mainPosition: number;
  readonly lead: ReactNode;
  readonly placesOf: (size: number) => readonly DiagramPlace[];
  readonly background: (size: number) => ReactNode;
  /** Where a star stands, before its grahas: «3-я: Криттика, крепость…». */
  readonly placeWords: (star: Star) => string;
  /** «От Луны»: from what the positions are counted. */
  readonly countedFrom: string;
  readonly columns: readonly Column<Star>[];
  readonly rule: ReactNode;
}

/** A diagram of the twenty-eight stars and the same as a table: a star, its number, what this chakra says of it, its grahas. */
export function StarChakra<Star extends ChakraOf<'kota' | 'kalanala'>['stars'][number]>(props: Props<Star>) {
  const { id, title, stars, mainPosition } = props;
  const { request } = useChart();
  const names = useNames();
  const spoken = (star: Star) => {
    const who = star.grahas.map((graha) => grahaName(graha, names)).join(', ') || 'пусто';
    return `${props.placeWords(star)}: ${who}`;
  };
  return (
    <>
      <DiagramFigure
        id={id}
        lead={
          <>
            {props.lead}
            {request.birth?.time === null && <MoonStarNote />}
          </>
        }
      >
        {(size) => {
          const places = props.placesOf(size);
          return (
            <StarDiagram
              label={title}
              size={size}
              background={props.background(size)}
              places={stars.flatMap((star, index) => {
                const place = places[index];
                if (!place) return [];
                const name = starAbbreviation(star.star, names);
                const isStrong = star.position === mainPosition;
                return [{ ...place, name, spoken: spoken(star), bodies: star.grahas, isStrong }];
              })}
            />
          );
        }}
      </DiagramFigure>
      <TableBox label={title}>
        <table {...tableLook()}>
          <caption className="vh">{title} по звёздам</caption>
          <thead>
            <tr>
              <th scope="col">Звезда</th>
              <th scope="col" className="num">
                {props.countedFrom}
              </th>
              {props.columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
              <th scope="col">Грахи</th>
            </tr>
          </thead>
          <tbody>
            {stars.map((star) => (
              <tr key={star.position} className={star.position === mainPosition ? 'on' : undefined}>
                <th scope="row">{starName(star.star, names)}</th>
                <td className="num">{star.position}</td>
                {props.columns.map((column) => (
                  <td key={column.title} className={column.isMuted ? 'muted' : undefined}>
                    {column.cell(star)}
                  </td>
                ))}
                <td>
                  <GrahaChips ids={star.grahas} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p {...hintLook({ className: classes.tabHint })}>{props.rule}</p>
    </>
  );
}

import { kotaPlaces, kotaWalls } from '@nebosvod/drawing/star-diagrams';
import { grahaName } from '@nebosvod/terms/graha';
import { TableBox } from '../table-box.tsx';
import { ChakraData, type ChakraOf, type ChakraProps } from './chakra-data.tsx';
import { DiagramFigure, MoonStarNote } from './diagram-figure.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { StarDiagram } from './star-diagram.tsx';
import { starAbbreviation, starName } from './star-label.ts';
import { kotaPathWords, kotaZoneWords } from './words.table.ts';

type Star = ChakraOf<'kota'>['stars'][number];

/** Walls from the pillar outward, the middle one as a band: the wall of the fortress. */
function Fortress({ size }: { readonly size: number }) {
  const square = (share: number) => {
    const side = size * share;
    const from = (size - side) / 2;
    return `M${from} ${from}h${side}v${side}h${-side}Z`;
  };
  const [pillar, yard, wall] = kotaWalls;
  return (
    <g>
      <path className="diagram-band" fillRule="evenodd" d={`${square(wall)}${square(yard)}`} />
      <path className="diagram-line" d={`${square(pillar)}${square(yard)}${square(wall)}`} />
      <path
        className="diagram-faint"
        d={`M0 0L${size} ${size}M${size} 0L0 ${size}M${size / 2} 0V${size}M0 ${size / 2}H${size}`}
      />
    </g>
  );
}

/** Kota chakra: the fortress of twenty-eight stars from the birth star. */
export function KotaPanel({ request, names, selection, onSelect }: ChakraProps) {
  const spoken = (star: Star) => {
    const zone = kotaZoneWords[star.zone];
    const who = star.grahas.map((id) => grahaName(id, names)).join(', ') || 'пусто';
    return `${star.position}-я: ${starName(star.star, names)}, ${zone.name.toLowerCase()} (${zone.gloss}), путь ${kotaPathWords[star.path]}: ${who}`;
  };
  return (
    <ChakraData name="Кота-чакра" kind="kota" request={request}>
      {({ stars, janmaStar, kotaSwami }) => (
        <>
          <DiagramFigure
            id="kota"
            names={names}
            lead={
              <>
                <p>
                  Счёт идёт от звезды Луны: {starName(janmaStar, names)}. Хозяин крепости, владыка знака Луны:{' '}
                  {grahaName(kotaSwami, names)}. Звёзды входят по углам и выходят по сторонам; чем ближе граха к столпу,
                  тем сильнее её касание.
                </p>
                {request.birth?.time === null && <MoonStarNote />}
              </>
            }
          >
            {(size) => {
              const places = kotaPlaces(size);
              return (
                <StarDiagram
                  label="Кота-чакра"
                  size={size}
                  names={names}
                  selection={selection}
                  onSelect={onSelect}
                  background={<Fortress size={size} />}
                  places={stars.flatMap((star, index) => {
                    const place = places[index];
                    if (!place) return [];
                    const name = starAbbreviation(star.star, names);
                    return [{ ...place, name, spoken: spoken(star), bodies: star.grahas, isStrong: index === 0 }];
                  })}
                />
              );
            }}
          </DiagramFigure>
          <TableBox label="Кота-чакра">
            <table className="tbl">
              <caption className="vh">Кота-чакра по звёздам</caption>
              <thead>
                <tr>
                  <th scope="col">Звезда</th>
                  <th scope="col" className="num">
                    От Луны
                  </th>
                  <th scope="col">Место</th>
                  <th scope="col">Путь</th>
                  <th scope="col">Грахи</th>
                </tr>
              </thead>
              <tbody>
                {stars.map((star) => (
                  <tr key={star.position}>
                    <th scope="row">{starName(star.star, names)}</th>
                    <td className="num">{star.position}</td>
                    <td>
                      {kotaZoneWords[star.zone].name} <span className="muted">{kotaZoneWords[star.zone].gloss}</span>
                    </td>
                    <td className="muted">{kotaPathWords[star.path]}</td>
                    <td>
                      <GrahaChips ids={star.grahas} names={names} selection={selection} onSelect={onSelect} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p className="hint tab-hint">Правило: двадцать восемь звёзд с Абхиджит, семь на сторону [NJ].</p>
        </>
      )}
    </ChakraData>
  );
}

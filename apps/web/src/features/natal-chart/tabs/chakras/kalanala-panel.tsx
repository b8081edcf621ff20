import { kalanalaLines, kalanalaPlaces } from '@nebosvod/drawing/star-diagrams';
import { grahaName } from '@nebosvod/terms/graha';
import { Icon } from '../../../../ui/icon.tsx';
import { TableBox } from '../table-box.tsx';
import { ChakraData, type ChakraOf, type ChakraProps } from './chakra-data.tsx';
import { DiagramFigure, MoonStarNote } from './diagram-figure.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { StarDiagram } from './star-diagram.tsx';
import { starAbbreviation, starName } from './star-label.ts';
import { kalanalaPartWords } from './words.table.ts';

type Answer = ChakraOf<'kalanala'>;
type Star = Answer['stars'][number];

const toneWords = {
  good: { icon: 'good', text: 'место, которое традиция считает поддерживающим' },
  mixed: { icon: 'info', text: 'смешанное место: сил много, их стоит направлять' },
  bad: { icon: 'warn', text: 'место, где традиция советует беречь силы' },
} as const;

/** Surya kalanala chakra: twenty-eight stars from the Sun's, and where the birth star falls. */
export function KalanalaPanel({ request, names, selection, onSelect }: ChakraProps) {
  const spoken = ({ position, star, part, grahas }: Star) => {
    const who = grahas.map((id) => grahaName(id, names)).join(', ') || 'пусто';
    return `${position}-я от Солнца: ${starName(star, names)}, ${kalanalaPartWords[part]}: ${who}`;
  };
  return (
    <ChakraData name="Сурья-каланала-чакра" kind="kalanala" request={request}>
      {({ stars, sunStar, janmaStar, janmaPosition, janmaPart, tone }) => (
        <>
          <DiagramFigure
            id="surya-kalanala"
            names={names}
            lead={
              <>
                <p className="yes">
                  <Icon
                    name={toneWords[tone].icon}
                    size={16}
                    className={tone === 'bad' ? 'bad' : tone === 'good' ? 'good' : ''}
                  />
                  <span>
                    Звезда Луны, {starName(janmaStar, names)}, стоит {janmaPosition}-й от звезды Солнца (
                    {starName(sunStar, names)}): {kalanalaPartWords[janmaPart]}, {toneWords[tone].text}.
                  </span>
                </p>
                {request.birth?.time === null && <MoonStarNote />}
              </>
            }
          >
            {(size) => {
              const places = kalanalaPlaces(size);
              return (
                <StarDiagram
                  label="Сурья-каланала-чакра"
                  size={size}
                  names={names}
                  selection={selection}
                  onSelect={onSelect}
                  background={<path className="diagram-line" d={kalanalaLines(size)} />}
                  places={stars.flatMap((star, index) => {
                    const place = places[index];
                    if (!place) return [];
                    const name = starAbbreviation(star.star, names);
                    const isStrong = star.position === janmaPosition;
                    return [{ ...place, name, spoken: spoken(star), bodies: star.grahas, isStrong }];
                  })}
                />
              );
            }}
          </DiagramFigure>
          <TableBox label="Сурья-каланала-чакра">
            <table className="tbl">
              <caption className="vh">Сурья-каланала-чакра по звёздам</caption>
              <thead>
                <tr>
                  <th scope="col">Звезда</th>
                  <th scope="col" className="num">
                    От Солнца
                  </th>
                  <th scope="col">Часть</th>
                  <th scope="col">Грахи</th>
                </tr>
              </thead>
              <tbody>
                {stars.map((star) => (
                  <tr key={star.position} className={star.position === janmaPosition ? 'on' : undefined}>
                    <th scope="row">{starName(star.star, names)}</th>
                    <td className="num">{star.position}</td>
                    <td className="muted">{kalanalaPartWords[star.part]}</td>
                    <td>
                      <GrahaChips ids={star.grahas} names={names} selection={selection} onSelect={onSelect} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p className="hint tab-hint">
            Правило: двадцать восемь звёзд с Абхиджит от звезды Солнца; важна часть, куда попала звезда Луны [NJ]. Место
            на схеме условное, счёт точный.
          </p>
        </>
      )}
    </ChakraData>
  );
}

import { sudarshanaDrawing } from '@nebosvod/drawing/sudarshana';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { type ReactNode, useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { choosesBody, selectedBody } from '../../chart/selection.ts';
import tabClasses from '../../chart/tab.module.css';
import { NeedsTime } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { BodyMark } from '../../ui/chart/body-mark.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { ChakraData, type ChakraOf } from './chakra-data.tsx';
import chakrasClasses from './chakras.module.css';
import { Diagram, frameMargin } from './diagram.tsx';
import { DiagramFigure } from './diagram-figure.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { nextBody } from './star-diagram.tsx';

type Ring = ChakraOf<'sudarshana'>['rings'][number];
type House = Ring['houses'][number];

const ringWords = { lagna: 'от лагны', moon: 'от Луны', sun: 'от Солнца' } as const;

function spoken(ring: Ring, { house, sign, occupants }: House, names: NameOptions): string {
  const who = occupants.map((id) => grahaName(id, names)).join(', ') || 'пусто';
  return `${house}-й дом ${ringWords[ring.from]}, ${signName(sign, names)}: ${who}`;
}

interface RingsProps {
  readonly rings: readonly Ring[];
  readonly size: number;
}

/** Three rings of houses: the same signs as seen from the lagna, the Moon and the Sun; houses of one number stand in one ray. */
function Rings({ rings, size }: RingsProps) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const [pressed, setPressed] = useState<string | null>(null);
  const drawing = sudarshanaDrawing(
    rings.map(({ houses }) => ({
      houses: houses.map(({ sign, occupants }) => ({
        label: signAbbreviation(sign),
        occupants: occupants.map((id) => ({ id, label: grahaAbbreviation(id, names) })),
      })),
    })),
    size,
  );
  const lit = selectedBody(selection);
  const select = choosesBody(onSelect);
  const found = new Map<string, { readonly ring: Ring; readonly house: House }>();
  const spots = drawing.rings.flatMap(({ sectors }, index) => {
    const ring = rings[index];
    if (!ring) return [];
    return sectors.flatMap((sector) => {
      const house = ring.houses[sector.house - 1];
      if (!house) return [];
      const id = `${ring.from}-${sector.house}`;
      found.set(id, { ring, house });
      const drawn: ReactNode = (
        <>
          <text className={chakrasClasses.spotName} x={sector.sign.x} y={sector.sign.y} textAnchor="middle">
            {sector.sign.label}
          </text>
          {sector.bodies.map((body) => (
            <BodyMark key={body.id} body={body} isSelected={body.id === lit} onSelect={select} />
          ))}
        </>
      );
      return [
        {
          id,
          spoken: spoken(ring, house, names),
          // The keyboard steps by the middle of the sector.
          box: { x: sector.middle.x - 1, y: sector.middle.y - 1, width: 2, height: 2 },
          d: sector.d,
          isLit: house.occupants.some((occupant) => occupant === lit),
          isPressed: id === pressed,
          drawn,
        },
      ];
    });
  });
  const read = pressed === null ? undefined : found.get(pressed);
  return (
    <>
      <Diagram
        label={`Сударшана-чакра, ${rings.map(({ from }) => ringWords[from]).join(', ')} изнутри наружу`}
        width={size}
        height={size}
        spots={spots}
        onSpot={(id) => {
          setPressed(id);
          const house = found.get(id)?.house;
          const body = house ? nextBody(house.occupants, selection) : null;
          if (body !== null) select(body);
        }}
        foreground={
          <>
            {[drawing.hub, ...drawing.rings.map(({ radius }) => radius)].map((radius) => (
              <circle
                key={radius}
                className={chakrasClasses.diagramLine}
                cx={drawing.centre.x}
                cy={drawing.centre.y}
                r={radius}
              />
            ))}
            {drawing.numbers.map((number) => (
              <text
                key={number.label}
                className="chart-small"
                x={number.x}
                y={number.y}
                fontSize={number.fontSize}
                textAnchor="middle"
              >
                {number.label}
              </text>
            ))}
          </>
        }
      />
      <p className={chakrasClasses.diagramRead} aria-live="polite">
        {read ? (
          spoken(read.ring, read.house, names)
        ) : (
          <span className="muted">
            Изнутри наружу: {rings.map(({ from }) => ringWords[from]).join(', ')}. Цифры снаружи: дома.
          </span>
        )}
      </p>
    </>
  );
}

/** Sudarshana chakra: a house is judged by what three rings say of it together. */
export function SudarshanaPanel() {
  const names = useNames();
  return (
    <ChakraData name="Сударшана-чакра" kind="sudarshana">
      {({ rings, reason }) => (
        <>
          {reason && <NeedsTime what="Внутренний круг, от лагны, закрыт; круги от Луны и Солнца верны." />}
          <DiagramFigure
            id="sudarshana"
            margin={frameMargin}
            lead={<p>Дом оценивают сразу по трём кругам: что повторяется в двух или трёх, проявляется заметнее.</p>}
          >
            {(size) => <Rings rings={rings} size={size} />}
          </DiagramFigure>
          <TableBox label="Сударшана-чакра">
            <table {...tableLook()}>
              <caption className="vh">Сударшана-чакра по домам</caption>
              <thead>
                <tr>
                  <th scope="col">Дом</th>
                  {rings.map(({ from }) => (
                    <th scope="col" key={from}>
                      {ringWords[from]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    {rings.map(({ from, houses }) => {
                      const house = houses[number - 1];
                      return (
                        <td key={from} className={tabClasses.wraps}>
                          {house && (
                            <>
                              <span className="muted">{signName(house.sign, names)}</span>{' '}
                              {house.occupants.length > 0 && <GrahaChips ids={house.occupants} />}
                            </>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p {...hintLook({ className: tabClasses.tabHint })}>
            Правило: первый дом каждого круга стоит вверху, дома идут против часовой стрелки (Брихат Парашара Хора
            Шастра, гл. 74).
          </p>
        </>
      )}
    </ChakraData>
  );
}

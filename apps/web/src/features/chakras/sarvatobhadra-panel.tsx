import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { varaName } from '@nebosvod/terms/vara';
import { useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { GrahaRow } from '../../chart/graha-row.tsx';
import { selectedBody } from '../../chart/selection.ts';
import tabClasses from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { ChakraData, type ChakraOf } from './chakra-data.tsx';
import chakrasClasses from './chakras.module.css';
import { Diagram, frameMargin } from './diagram.tsx';
import { DiagramFigure } from './diagram-figure.tsx';
import { nextBody } from './star-diagram.tsx';
import { starAbbreviation, starName } from './star-label.ts';
import { letterWords, tithiGroupWords, vedhaDirectionWords } from './words.table.ts';

type Answer = ChakraOf<'sarvatobhadra'>;
type Cell = Answer['cells'][number];
type Vedha = Answer['vedhas'][number];
type Place = Pick<Cell, 'row' | 'column'>;

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column;

/** The letter in Russian and, where it stands for more than one sound, in IAST; IAST alone when names are. */
function letterName(letter: string, names: NameOptions): string {
  const russian = letterWords[letter];
  if (names.language === 'iast' || russian === undefined) return letter;
  return /^[a-z]+$/.test(letter) ? `«${russian}»` : `«${russian}» (${letter})`;
}

/** What is drawn in a cell. */
function shortName(cell: Cell, names: NameOptions): string {
  if (cell.star !== undefined) return starAbbreviation(cell.star, names);
  if (cell.sign !== undefined) return signAbbreviation(cell.sign);
  if (cell.letter !== undefined)
    return names.language === 'iast' ? cell.letter : (letterWords[cell.letter] ?? cell.letter);
  return cell.group === undefined ? '' : tithiGroupWords[cell.group].short;
}

/** What a cell is called in a sentence. */
function cellName(cell: Cell, names: NameOptions): string {
  if (cell.star !== undefined) return starName(cell.star, names);
  if (cell.sign !== undefined) return signName(cell.sign, names);
  if (cell.letter !== undefined)
    return `${cell.kind === 'vowel' ? 'гласная' : 'слог'} ${letterName(cell.letter, names)}`;
  if (cell.group === undefined) return '';
  const { name, tithis } = tithiGroupWords[cell.group];
  return `титхи ${name} (${tithis}), ${(cell.varas ?? []).map((vara) => varaName(vara)).join(', ')}`;
}

function spokenCell(cell: Cell, vedhas: readonly Vedha[], names: NameOptions): string {
  const inside = (cell.grahas ?? []).map((id) => grahaName(id, names));
  const touching = vedhas
    .filter(({ cells }) => cells.some((place) => isSame(place, cell)))
    .map(({ graha, direction }) => `${grahaName(graha, names)} (${vedhaDirectionWords[direction]})`);
  const who = inside.length > 0 ? `: ${inside.join(', ')}` : '';
  return `${cellName(cell, names)}${who}; ведха: ${touching.join(', ') || 'нет'}`;
}

interface GridProps {
  readonly answer: Answer;
  readonly size: number;
}

/** Eighty-one cells; the selected graha's three lines of vedha are lit. */
function Grid({ answer: { cells, vedhas }, size }: GridProps) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const [pressed, setPressed] = useState<string | null>(null);
  const side = size / 9;
  const lit = selectedBody(selection);
  const own = vedhas.filter(({ graha }) => graha === lit);
  const keyOf = ({ row, column }: Place) => `${row}-${column}`;
  const inOrder = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const spots = inOrder.map((cell) => {
    const [x, y] = [cell.column * side, cell.row * side];
    const { grahas = [] } = cell;
    const hasGrahas = grahas.length > 0;
    return {
      id: keyOf(cell),
      spoken: spokenCell(cell, vedhas, names),
      box: { x, y, width: side, height: side },
      isLit: grahas.some((id) => id === lit) || own.some((vedha) => vedha.cells.some((place) => isSame(place, cell))),
      isPressed: keyOf(cell) === pressed,
      drawn: (
        <>
          <text
            className={
              cell.kind === 'star' ? `${chakrasClasses.spotName} ${chakrasClasses.strong}` : chakrasClasses.spotName
            }
            x={x + side / 2}
            y={y + side * (hasGrahas ? 0.4 : 0.5) + 4}
            textAnchor="middle"
          >
            {shortName(cell, names)}
          </text>
          {hasGrahas && (
            <text className={chakrasClasses.spotLetters} x={x + side / 2} y={y + side * 0.4 + 18} textAnchor="middle">
              {grahas.length > 2 ? (
                <tspan className="g-lagna">+{grahas.length}</tspan>
              ) : (
                grahas.map((id, index) => (
                  <tspan key={id} className={`g-${id}`} dx={index > 0 ? 2 : 0}>
                    {grahaAbbreviation(id, names)}
                  </tspan>
                ))
              )}
            </text>
          )}
        </>
      ),
    };
  });
  const read = inOrder.find((cell) => keyOf(cell) === pressed);
  const middle = ({ row, column }: Place) => `${(column + 0.5) * side} ${(row + 0.5) * side}`;
  return (
    <>
      <Diagram
        label="Сарватобхадра-чакра, девять на девять, восток вверху"
        width={size}
        height={size}
        spots={spots}
        onSpot={(id) => {
          setPressed(id);
          const cell = inOrder.find((one) => keyOf(one) === id);
          const body = nextBody(cell?.grahas ?? [], selection);
          if (body) onSelect({ kind: 'body', id: body });
        }}
        background={own.map(({ direction, star, cells: through }) => {
          const start = cells.find((cell) => cell.star === star);
          const end = through.at(-1);
          return (
            start &&
            end && <path key={direction} className={chakrasClasses.vedha} d={`M${middle(start)}L${middle(end)}`} />
          );
        })}
        foreground={
          <path
            className={chakrasClasses.diagramLine}
            d={Array.from({ length: 10 }, (_, n) => `M${n * side} 0V${size}M0 ${n * side}H${size}`).join('')}
          />
        }
      />
      <p className={chakrasClasses.diagramRead} aria-live="polite">
        {read ? (
          spokenCell(read, vedhas, names)
        ) : (
          <span className="muted">
            Выберите граху, чтобы увидеть её ведху, или клетку, чтобы узнать, кто её касается.
          </span>
        )}
      </p>
    </>
  );
}

/** Sarvatobhadra chakra: stars, letters, signs and tithis in one square, and the lines of vedha. */
export function SarvatobhadraPanel() {
  const { request } = useChart();
  const names = useNames();
  return (
    <ChakraData name="Сарватобхадра-чакра" kind="sarvatobhadra">
      {(answer) => {
        const cellAt = (place: Place) => answer.cells.find((cell) => isSame(cell, place));
        const grahas = [...new Set(answer.vedhas.map(({ graha }) => graha))];
        return (
          <>
            <DiagramFigure
              id="sarvatobhadra"
              margin={frameMargin}
              widest={560}
              lead={
                <>
                  <p>
                    Граха из своей звезды касается клеток по трём линиям: прямо, влево и вправо, если смотреть к
                    середине.
                  </p>
                  {request.birth?.time === null && (
                    <p {...hintLook()}>
                      Время рождения неизвестно: Луна взята на полдень и могла стоять в соседней звезде.
                    </p>
                  )}
                </>
              }
            >
              {(size) => <Grid answer={answer} size={size} />}
            </DiagramFigure>
            <TableBox label="Ведха по сарватобхадра-чакре">
              <table {...tableLook()}>
                <caption className="vh">Ведха по сарватобхадра-чакре</caption>
                <thead>
                  <tr>
                    <th scope="col">Граха</th>
                    <th scope="col">Звезда</th>
                    <th scope="col">Прямо</th>
                    <th scope="col">Влево</th>
                    <th scope="col">Вправо</th>
                  </tr>
                </thead>
                <tbody>
                  {grahas.map((id) => {
                    const lines = answer.vedhas.filter(({ graha }) => graha === id);
                    return (
                      <GrahaRow key={id} id={id}>
                        <td>{lines[0] && starName(lines[0].star, names)}</td>
                        {(['front', 'left', 'right'] as const).map((direction) => (
                          <td key={direction} className={tabClasses.wraps}>
                            {lines
                              .find((line) => line.direction === direction)
                              ?.cells.flatMap((place) => {
                                const cell = cellAt(place);
                                return cell ? [cellName(cell, names)] : [];
                              })
                              .join(', ') || '—'}
                          </td>
                        ))}
                      </GrahaRow>
                    );
                  })}
                </tbody>
              </table>
            </TableBox>
            <p {...hintLook({ className: tabClasses.tabHint })}>
              Правило: двадцать восемь звёзд по краю с Криттики на северо-востоке, слоги, знаки и титхи внутрь, восток
              вверху [PVR]. Буквы по санскритскому счёту; точка под буквой и долгота даны в IAST.
            </p>
          </>
        );
      }}
    </ChakraData>
  );
}

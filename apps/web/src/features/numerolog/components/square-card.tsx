import { psychomatrixSquare, squareLines } from '@nebosvod/drawing/numerology-square';
import { psychomatrixCellTable, psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { lineKinds } from '@nebosvod/terms/numerology-board';
import { type ReactNode, useMemo, useState } from 'react';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import type { Square } from '../api/numerology.ts';
import numerologClasses from '../numerolog.module.css';
import { SystemCard } from './card.tsx';
import cardsClasses from './cards.module.css';
import drawingsClasses from './drawings.module.css';
import { SquareDrawing, type SquareSpot } from './square-drawing.tsx';
import { TableTwin } from './table-twin.tsx';
import { SpotText } from './texts.tsx';

interface Props {
  readonly square: Square;
  readonly title?: string;
  /** A switch of schools. */
  readonly aside?: ReactNode;
  /** Shown under the title: why a school is closed. */
  readonly note?: ReactNode;
  /** Which square of the answer the texts are of. */
  readonly texts?: 'square' | 'first.square' | 'second.square';
}

/** Width the square is laid out at before its place has been measured, px. */
const assumedWidth = 330;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The square of Pythagoras: working numbers, drawing, what is lit, table twin, arithmetic. */
export function SquareCard({ square, title = 'Квадрат Пифагора', aside, note, texts = 'square' }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [pressed, setPressed] = useState<SquareSpot>('5');
  const [hovered, setHovered] = useState<SquareSpot | null>(null);
  const drawing = useMemo(
    () => psychomatrixSquare({ counts: square.counts, lines: square.lines, width: width ?? assumedWidth }),
    [square, width],
  );
  const [w1, w2, w3, w4] = square.working;
  const rows = square.added === null ? [w1, w2, w3, w4] : [w1, w2, square.added, w3, w4];
  return (
    <SystemCard
      title={title}
      aside={aside}
      evidence={{ trace: square.trace, confirmation: square.confirmation, of: 'квадрат Пифагора' }}
    >
      <p className={cardsClasses.working}>
        рабочие{' '}
        {rows.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the working numbers keep their places
          <b key={index}>{number < 0 ? `−${-number}` : number}</b>
        ))}
      </p>
      {note}
      <div ref={ref} className={drawingsClasses.figureBox}>
        <SquareDrawing
          drawing={drawing}
          label={`${title}. Стрелки ведут по клеткам и линиям, Enter выбирает`}
          lit={hovered ?? pressed}
          onPress={setPressed}
          onHover={setHovered}
        />
      </div>
      <SquareDetail square={square} spot={hovered ?? pressed} onPress={setPressed} />
      <SpotText id={`${texts}.${pressed}`} />
      <TableTwin>
        <SquareTable square={square} />
      </TableTwin>
    </SystemCard>
  );
}

function SquareDetail(props: {
  readonly square: Square;
  readonly spot: SquareSpot;
  readonly onPress: (s: SquareSpot) => void;
}) {
  const { square, spot, onPress } = props;
  const line = squareLines.find(({ id }) => id === spot);
  const digit = digits.find((one) => String(one) === spot);
  if (line) {
    const step = square.trace.find(({ id }) => id === line.id);
    return (
      <div className={numerologClasses.detail} aria-live="polite">
        <h4>
          {psychomatrixLineTable[line.id].ru}, {square.lines[line.id]}
        </h4>
        <p>
          {lineKinds[line.id]}: {step?.expression} цифр.
        </p>
        <div className={`row wrap ${numerologClasses.chips}`}>
          {line.digits.map((one) => (
            <button key={one} type="button" {...chipLook({ fact: true })} onClick={() => onPress(`${one}`)}>
              {psychomatrixCellTable[one].ru}: {square.counts[one]}
            </button>
          ))}
        </div>
      </div>
    );
  }
  if (digit === undefined) return null;
  const count = square.counts[digit];
  const row = square.trace.find(({ id }) => id === `count-${digit}`)?.expression ?? '';
  return (
    <div className={numerologClasses.detail} aria-live="polite">
      <h4>
        {psychomatrixCellTable[digit].ru}, {count === 0 ? 'цифр нет' : String(digit).repeat(count)}
      </h4>
      <p>
        Цифра {digit} в ряду <DigitRow row={row} digit={digit} />
      </p>
      <div className={`row wrap ${numerologClasses.chips}`}>
        {squareLines
          .filter(({ digits: own }) => own.some((one) => one === digit))
          .map(({ id }) => (
            <button key={id} type="button" {...chipLook({ fact: true })} onClick={() => onPress(id)}>
              {lineKinds[id]}: {square.lines[id]}
            </button>
          ))}
      </div>
    </div>
  );
}

/** The row that is counted, with every occurrence of one digit marked. */
function DigitRow({ row, digit }: { readonly row: string; readonly digit: number }) {
  return (
    <span className={`${cardsClasses.digitRow} tn`}>
      {Array.from(row, (sign, index) =>
        sign === String(digit) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs of one text keep their places
          <mark key={index}>{sign}</mark>
        ) : (
          sign
        ),
      )}
    </span>
  );
}

function SquareTable({ square }: { readonly square: Square }) {
  return (
    <table {...tableLook()}>
      <caption className="vh">Клетки и линии квадрата</caption>
      <thead>
        <tr>
          <th scope="col">Клетка или линия</th>
          <th scope="col">Цифры</th>
          <th scope="col" className="num">
            Сколько
          </th>
        </tr>
      </thead>
      <tbody>
        {digits.map((digit) => (
          <tr key={digit}>
            <th scope="row">{psychomatrixCellTable[digit].ru}</th>
            <td>{digit}</td>
            <td className="num">{square.counts[digit]}</td>
          </tr>
        ))}
        {squareLines.map(({ id, digits: own }) => (
          <tr key={id}>
            <th scope="row">{psychomatrixLineTable[id].ru}</th>
            <td>{own.join('–')}</td>
            <td className="num">{square.lines[id]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

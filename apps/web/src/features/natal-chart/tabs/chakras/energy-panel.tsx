import type { energySchoolIds } from '@nebosvod/contracts/chart-chakras';
import { textWidth } from '@nebosvod/drawing/text-width';
import { chakraTable } from '@nebosvod/terms/chakra.table';
import { dignityTable } from '@nebosvod/terms/dignity.table';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { useWidth } from '../../../../ui/chart/use-width.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { grahaId } from '../../chart-body.ts';
import { type Selection, selectedBody } from '../../selection.ts';
import { NeedsTime } from '../tab-data.tsx';
import { TableBox } from '../table-box.tsx';
import { ChakraData, type ChakraOf, type ChakraProps } from './chakra-data.tsx';
import { Diagram, frameMargin } from './diagram.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { nextBody } from './star-diagram.tsx';

type School = (typeof energySchoolIds)[number];
type Answer = ChakraOf<'energy'>;
type ByLords = Extract<Answer, { readonly school: 'sign-lords' }>;
type ByAxis = Extract<Answer, { readonly school: 'node-axis' }>;

const schools = [
  { value: 'sign-lords', label: 'По владыкам знаков' },
  { value: 'node-axis', label: 'По оси узлов' },
] as const satisfies readonly { value: School; label: string }[];

const chakraName = (id: string, names: NameOptions) => termName(chakraTable, id, names) ?? id;

/** A centre as drawn: letters at either side of the column and how full its circle is. */
interface Centre {
  readonly id: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** 0 … 100; null where it is not known or not told. */
  readonly score: number | null;
  readonly spoken: string;
}

interface ColumnProps {
  readonly centres: readonly Centre[];
  readonly names: NameOptions;
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}

const pitch = 66;
const radius = 21;

/** Centres one above another, the root below: a ring filled by the score, grahas at the sides. */
function Column({ centres, names, selection, onSelect }: ColumnProps) {
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = Math.min(460, measured ?? 312) - 2 * frameMargin;
  const [pressed, setPressed] = useState<string | null>(null);
  const lit = selectedBody(selection);
  const axis = width / 2;
  const upward = [...centres].reverse();
  const height = upward.length * pitch + 8;
  const select = (id: string) => {
    const graha = grahaId(id);
    if (graha) onSelect({ kind: 'body', id: graha });
  };
  const letters = (ids: readonly string[], side: 1 | -1, y: number) => {
    let pen = radius + 16;
    return ids.flatMap((id) => {
      const graha = grahaId(id);
      if (!graha) return [];
      const label = grahaAbbreviation(graha, names);
      const length = textWidth(label, 16);
      const x = axis + side * (pen + length / 2);
      pen += length + 9;
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the keyboard has the centre
        <g
          key={id}
          className={`g-${graha} spot-body large`}
          onClick={(event) => {
            event.stopPropagation();
            select(graha);
          }}
        >
          {graha === lit && (
            <rect className="chart-sel" x={x - length / 2 - 5} y={y - 11} width={length + 10} height={22} rx="4" />
          )}
          <rect className="chart-hit" x={x - length / 2 - 4} y={y - 12} width={length + 8} height={24} />
          <text x={x} y={y + 6} textAnchor="middle">
            {label}
          </text>
        </g>
      );
    });
  };
  const round = 2 * Math.PI * radius;
  const spots = upward.map(({ id, left, right, score, spoken }, index) => {
    const y = index * pitch + pitch / 2 - 8;
    return {
      id,
      spoken,
      box: { x: 2, y: y - pitch / 2 + 10, width: width - 4, height: pitch - 4 },
      isLit: lit !== null && [...left, ...right].includes(lit),
      isPressed: id === pressed,
      drawn: (
        <>
          <circle className="centre-disc" cx={axis} cy={y} r={radius} />
          {score !== null && (
            <circle
              className="centre-score"
              cx={axis}
              cy={y}
              r={radius}
              strokeDasharray={`${(round * score) / 100} ${round}`}
              transform={`rotate(-90 ${axis} ${y})`}
            />
          )}
          <text className="centre-figure" x={axis} y={y + 5} textAnchor="middle">
            {score === null ? '' : formatNumber(Math.round(score))}
          </text>
          <text className="spot-name strong" x={axis} y={y + radius + 16} textAnchor="middle">
            {chakraName(id, names)}
          </text>
          {letters(left, -1, y)}
          {letters(right, 1, y)}
        </>
      ),
    };
  });
  const read = centres.find(({ id }) => id === pressed);
  return (
    <div className="diagram-figure" style={{ maxWidth: 460 }}>
      <div ref={ref}>
        <Diagram
          label="Энергетические центры сверху вниз"
          width={width}
          height={height}
          spots={spots}
          onSpot={(id) => {
            setPressed(id);
            const centre = centres.find((one) => one.id === id);
            const body = centre ? nextBody([...centre.left, ...centre.right], selection) : null;
            if (body !== null) select(body);
          }}
          background={<path className="diagram-line" d={`M${axis} ${pitch / 2 - 8}V${height - pitch / 2 - 16}`} />}
        />
        <p className="diagram-read" aria-live="polite">
          {read ? read.spoken : <span className="muted">Выберите центр, чтобы прочесть его.</span>}
        </p>
      </div>
    </div>
  );
}

/** Energy centres by one of two modern schools, named on the page. */
export function EnergyPanel({ request, names, selection, onSelect }: ChakraProps) {
  const [school, setSchool] = useState<School>('sign-lords');
  const shared = { names, selection, onSelect };
  return (
    <ChakraData
      name="Энергетические центры"
      kind="energy"
      request={request}
      options={{ school }}
      controls={<Segments label="Школа" options={schools} value={school} onChange={setSchool} small />}
    >
      {(answer) =>
        answer.school === 'sign-lords' ? (
          <LordCentres answer={answer} {...shared} />
        ) : (
          <AxisCentres answer={answer} {...shared} />
        )
      }
    </ChakraData>
  );
}

type CentresProps<Centres> = Omit<ColumnProps, 'centres'> & { readonly answer: Centres };

function LordCentres({ answer: { centres, reason }, ...shared }: CentresProps<ByLords>) {
  const { names } = shared;
  const drawn = centres.map(({ chakra, lords, occupants, score }): Centre => {
    const who = (ids: readonly { readonly graha: string }[]) =>
      ids.flatMap(({ graha }) => {
        const id = grahaId(graha);
        return id ? [grahaName(id, names)] : [];
      });
    const inside = who(occupants.map((graha) => ({ graha }))).join(', ') || 'никого';
    const strength = score === null ? 'сила не известна' : `${formatNumber(Math.round(score))} из 100`;
    return {
      id: chakra,
      left: lords.map(({ graha }) => graha),
      right: occupants,
      score,
      spoken: `${chakraName(chakra, names)}: ${strength}; ${lords.length > 1 ? 'владыки' : 'владыка'} ${who(lords).join(', ')}; в знаках ${inside}`,
    };
  });
  return (
    <>
      <h3 className="group-title">
        Энергетические центры <span className="cap">школа владык знаков</span>
      </h3>
      {reason === 'UNKNOWN_TIME' ? (
        <NeedsTime what="Сила владык (шадбала) считается от лагны и восхода; владыки и грахи в знаках верны." />
      ) : (
        reason && (
          <p className="hint tab-hint">Восхода в этот день не было, и сила владык не считается; остальное верно.</p>
        )
      )}
      <p className="tab-lead">
        Слева владыка центра, справа грахи в его знаках. Число и дуга: шадбала владыки к требуемой, где 50 значит «ровно
        сколько нужно».
      </p>
      <Column centres={drawn} {...shared} />
      <TableBox label="Энергетические центры">
        <table className="tbl">
          <caption className="vh">Энергетические центры, школа владык знаков</caption>
          <thead>
            <tr>
              <th scope="col">Центр</th>
              <th scope="col" className="num">
                Сила
              </th>
              <th scope="col">Владыка</th>
              <th scope="col">Достоинство</th>
              <th scope="col" className="num">
                К норме
              </th>
              <th scope="col">Знаки</th>
              <th scope="col">Грахи в знаках</th>
            </tr>
          </thead>
          <tbody>
            {[...centres].reverse().map(({ chakra, lords, signs, occupants, score }) => (
              <tr key={chakra}>
                <th scope="row">{chakraName(chakra, names)}</th>
                <td className="num">{score === null ? '—' : formatNumber(Math.round(score))}</td>
                <td>
                  <GrahaChips ids={lords.map(({ graha }) => graha)} {...shared} />
                </td>
                <td>
                  {lords
                    .map(({ dignity }) => termName(dignityTable, dignity, names)?.replace(/ \(.*\)$/, ''))
                    .join(', ')}
                </td>
                <td className="num">
                  {lords
                    .map(({ ratio }) => (ratio === null ? '—' : `${formatNumber(Math.round(ratio * 100))}\u00a0%`))
                    .join(', ')}
                </td>
                <td>{signs.map((sign) => signName(sign, names)).join(', ')}</td>
                <td>
                  <GrahaChips ids={occupants} {...shared} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p className="hint tab-hint">
        Школа современная: центр по владыке пары знаков, от Козерога и Водолея (Сатурн) до Рака и Льва (Луна и Солнце).
        Сила: половина отношения шадбалы к требуемой, у Аджны среднее двух.
      </p>
    </>
  );
}

function AxisCentres({ answer: { centres }, ...shared }: CentresProps<ByAxis>) {
  const { names } = shared;
  const who = (ids: readonly string[]) =>
    ids
      .flatMap((id) => grahaId(id) ?? [])
      .map((id) => grahaName(id, names))
      .join(', ') || 'никого';
  const drawn = centres.map(
    ({ chakra, forward, backward }): Centre => ({
      id: chakra,
      left: backward,
      right: forward,
      score: null,
      spoken: `${chakraName(chakra, names)}: по ходу знаков ${who(forward)}; против хода ${who(backward)}`,
    }),
  );
  return (
    <>
      <h3 className="group-title">
        Энергетические центры <span className="cap">школа оси узлов</span>
      </h3>
      <p className="tab-lead">
        Ось от Кету (внизу) до Раху (вверху) делится на шесть дуг по 30°. Справа грахи по ходу знаков, слева против
        хода.
      </p>
      <Column centres={drawn} {...shared} />
      <TableBox label="Энергетические центры">
        <table className="tbl">
          <caption className="vh">Энергетические центры, школа оси узлов</caption>
          <thead>
            <tr>
              <th scope="col">Центр</th>
              <th scope="col">Дуга от Кету</th>
              <th scope="col">Против хода знаков</th>
              <th scope="col">По ходу знаков</th>
            </tr>
          </thead>
          <tbody>
            {[...centres].reverse().map(({ chakra, from, to, forward, backward }) => (
              <tr key={chakra}>
                <th scope="row">{chakraName(chakra, names)}</th>
                <td className="tn">
                  {from}°–{to}°
                </td>
                <td>
                  <GrahaChips ids={backward} {...shared} />
                </td>
                <td>
                  <GrahaChips ids={forward} {...shared} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p className="hint tab-hint">
        Школа современная: место грахи говорит не о силе, а о том, через какой центр она проявляется. Для неизвестного
        времени Луна взята на полдень.
      </p>
    </>
  );
}

import { getShadBala } from '@nebosvod/contracts/chart-bala';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { barChart } from '@nebosvod/drawing/bar-chart';
import { grahaName } from '@nebosvod/terms/graha';
import { idsOf, nameOf } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { shadbalaTable } from '@nebosvod/terms/shadbala.table';
import barsClasses from '../../../chart/bars.module.css';
import type { grahaId } from '../../../chart/chart-body.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaRow } from '../../../chart/graha-row.tsx';
import tabClasses from '../../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import { VimshopakaTable } from './vimshopaka-table.tsx';

type Answer = AnswerOf<typeof getShadBala>;
type Bala = Answer['planets']['sun'];

const parts = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const;
type Part = (typeof parts)[number];

function partOf(bala: Bala, part: Part): number | null {
  return part === 'sthana' || part === 'kala' ? bala[part].total : bala[part];
}
const shown = (value: number | null, digits = 1) => (value === null ? '—' : formatNumber(value, digits));

/** Six parts of strength with the required total, ishta and kashta; houses and vimshopaka below. */
export function ShadbalaTab() {
  const { request } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Шадбала"
      input={request}
      ask={({ trace, signal }) => call(getShadBala, { body: { ...request, trace }, signal })}
    >
      {({ planets, houses, vimshopaka, reason }) => {
        const rows = idsOf(planets).map((graha) => ({ graha, bala: planets[graha] }));
        return (
          <>
            {reason && (
              <NeedsTime what="Стхана, диг и кала бала считаются от лагны и восхода, поэтому и сумм здесь нет." />
            )}
            {!reason && <Bars rows={rows} />}
            <TableBox label="Шадбала в вирупах">
              <table {...tableLook({ className: tabClasses.dense })}>
                <caption className="vh">Шадбала в вирупах</caption>
                <thead>
                  <tr>
                    <th scope="col">Граха</th>
                    {parts.map((part) => (
                      <th scope="col" key={part} className="num">
                        {nameOf(shadbalaTable[part], { language: 'sa' })}
                      </th>
                    ))}
                    <th scope="col" className="num">
                      Всего, рупы
                    </th>
                    <th scope="col" className="num">
                      К норме
                    </th>
                    <th scope="col" className="num">
                      Место
                    </th>
                    <th scope="col" className="num">
                      Ишта
                    </th>
                    <th scope="col" className="num">
                      Кашта
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ graha, bala }) => (
                    <GrahaRow key={graha} id={graha}>
                      {parts.map((part) => (
                        <td key={part} className="num">
                          {shown(partOf(bala, part))}
                        </td>
                      ))}
                      <td className="num">{shown(bala.rupas, 2)}</td>
                      <td className={`num ${bala.ratio === null ? 'muted' : bala.ratio >= 1 ? 'good' : 'bad'}`}>
                        {bala.ratio === null ? '—' : `${formatNumber(Math.round(bala.ratio * 100))}\u00a0%`}
                      </td>
                      <td className="num">{bala.rank ?? '—'}</td>
                      <td className="num muted">{shown(bala.ishta)}</td>
                      <td className="num muted">{shown(bala.kashta)}</td>
                    </GrahaRow>
                  ))}
                </tbody>
              </table>
            </TableBox>
            {houses && (
              <>
                <h3 className={tabClasses.groupTitle}>Сила домов</h3>
                <TableBox label="Бхава-бала">
                  <table {...tableLook()}>
                    <caption className="vh">Бхава-бала</caption>
                    <thead>
                      <tr>
                        <th scope="col" className="num">
                          Дом
                        </th>
                        <th scope="col">Владыка</th>
                        <th scope="col" className="num">
                          От владыки
                        </th>
                        <th scope="col" className="num">
                          Направление
                        </th>
                        <th scope="col" className="num">
                          Аспекты
                        </th>
                        <th scope="col" className="num">
                          Всего
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {houses.map((house) => (
                        <tr key={house.house}>
                          <th scope="row" className="num">
                            {house.house}
                          </th>
                          <td>{grahaName(house.lord, names)}</td>
                          <td className="num">{shown(house.fromLord)}</td>
                          <td className="num">{shown(house.dig)}</td>
                          <td className="num">{shown(house.drik)}</td>
                          <td className="num">{shown(house.total)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </TableBox>
              </>
            )}
            {!reason && <VimshopakaTable vimshopaka={vimshopaka} />}
          </>
        );
      }}
    </TabData>
  );
}

interface BarsProps {
  readonly rows: readonly { readonly graha: NonNullable<ReturnType<typeof grahaId>>; readonly bala: Bala }[];
}

const rowHeight = 30;
const labelWidth = 92;
const figureWidth = 44;

/** Strength of each graha as a stacked bar, with a tick where enough begins. */
function Bars({ rows }: BarsProps) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const length = Math.max(80, (width ?? 480) - labelWidth - figureWidth);
  const limit = Math.max(...rows.map(({ bala }) => Math.max(bala.total ?? 0, bala.required))) * 1.02;
  const height = rows.length * rowHeight;
  const bars = barChart({
    // Drik bala can be negative: a bar shows what adds up, the table has the exact signs.
    bars: rows.map(({ graha, bala }) => ({
      id: graha,
      parts: parts.map((part) => ({ id: part, value: Math.max(0, partOf(bala, part) ?? 0) })),
    })),
    width: length,
    height,
    limit,
    gap: 0.45,
    direction: 'right',
  });
  return (
    <div ref={ref} className={barsClasses.bars}>
      <svg
        viewBox={`0 0 ${labelWidth + length + figureWidth} ${height}`}
        role="img"
        aria-label="Шадбала: части силы и норма, значения в таблице ниже"
      >
        {bars.map((bar, index) => {
          const row = rows[index];
          if (!row) return null;
          const need = labelWidth + (row.bala.required / limit) * length;
          return (
            <g key={bar.id}>
              <text x="0" y={bar.middle + 5} className={barsClasses.barName}>
                {grahaName(row.graha, names)}
              </text>
              {bar.parts.map((part, at) => (
                <rect
                  key={part.id}
                  x={labelWidth + part.x}
                  y={part.y}
                  width={Math.max(0, part.width - 1)}
                  height={part.height}
                  className={`${barsClasses.barPart} g-${row.graha}`}
                  fillOpacity={1 - at * 0.13}
                />
              ))}
              <path d={`M${need} ${bar.middle - 11}v22`} className={barsClasses.barNeed} />
              <text
                x={labelWidth + length + figureWidth}
                y={bar.middle + 5}
                textAnchor="end"
                className={barsClasses.barFigure}
              >
                {shown(row.bala.rupas, 1)}
              </text>
            </g>
          );
        })}
      </svg>
      <p {...hintLook()}>
        Черта: сколько требуется. Слева направо: {parts.map((part) => nameOf(shadbalaTable[part])).join(', ')}.
      </p>
    </div>
  );
}

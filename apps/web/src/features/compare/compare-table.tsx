import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { signName } from '@nebosvod/terms/sign';
import { useRef, useState } from 'react';
import type { ChartBody } from '../../chart/chart-body.ts';
import chartCardClasses from '../../chart/chart-card.module.css';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import { type Selection, selectedBody } from '../../chart/selection.ts';
import { TableTools } from '../../chart/tab-data.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { cardLook } from '../../ui/card-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { tableLook } from '../../ui/table-look.ts';
import compareClasses from './compare.module.css';
import { type ComparedPart, type ComparedRow, sameSigns } from './compare.ts';

interface Props {
  readonly rows: readonly ComparedRow[];
  readonly people: readonly [string, string];
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}

const partWords: Readonly<Record<ComparedPart, string>> = {
  sign: 'знак',
  house: 'дом',
  nakshatra: 'накшатра',
  pada: 'пада',
  navamshaSign: 'навамша',
};

/** Lagna and grahas of two charts side by side; what differs is set strong and named under the graha. */
export function CompareTable({ rows, people, selection, onSelect }: Props) {
  const [range, setRange] = useState<'all' | 'different'>('all');
  const box = useRef<HTMLElement>(null);
  const lit = selectedBody(selection);
  const { same, of } = sameSigns(rows);
  const shown = range === 'all' ? rows : rows.filter(({ differs }) => differs.length > 0);
  return (
    <section ref={box} {...cardLook({ className: compareClasses.card })} aria-label="Различия">
      <div className={`row wrap ${compareClasses.head}`}>
        <div>
          <h2>Различия</h2>
          <p className="cap tn">
            Знак один и тот же: {same} из {of}
          </p>
        </div>
        <div className="no-print">
          <Segments
            small
            label="Какие строки показаны"
            value={range}
            onChange={setRange}
            options={[
              { value: 'all', label: 'Все' },
              { value: 'different', label: 'Только различия' },
            ]}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <p {...hintLook()}>Различий нет: положения обеих карт совпадают.</p>
      ) : (
        <table {...tableLook({ className: compareClasses.compare })}>
          <caption className="vh">
            Различия карт: {people[0]} и {people[1]}
          </caption>
          <thead>
            <tr>
              <th scope="col">Граха</th>
              <th scope="col">{people[0]}</th>
              <th scope="col">{people[1]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, first, second, differs }) => (
              <tr key={id} className={id === lit ? 'on' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={chartCardClasses.rowButton}
                    aria-pressed={id === lit}
                    onClick={() => onSelect({ kind: 'body', id })}
                  >
                    <GrahaLabel id={id} />
                  </button>
                  <span className={`cap ${compareClasses.parts}`}>
                    {first === null || second === null
                      ? 'не с чем сравнить'
                      : differs.length === 0
                        ? 'совпадает'
                        : differs.map((part) => partWords[part]).join(', ')}
                  </span>
                </th>
                <td>
                  <Place body={first} differs={differs} />
                </td>
                <td>
                  <Place body={second} differs={differs} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TableTools name="Сравнение карт" tables={() => [...(box.current?.querySelectorAll('table') ?? [])]} />
    </section>
  );
}

interface PlaceProps {
  readonly body: ChartBody | null;
  readonly differs: readonly ComparedPart[];
}

function Place({ body, differs }: PlaceProps) {
  const names = useNames();
  if (body === null) return <span className="muted">время неизвестно</span>;
  // Names of nakshatras may be two words and break in a narrow column; the rest keeps together.
  const part = (key: ComparedPart, text: string) => {
    const wrap = key === 'nakshatra' ? '' : 'nw';
    return differs.includes(key) ? <b className={wrap}>{text}</b> : <span className={`muted ${wrap}`}>{text}</span>;
  };
  return (
    <>
      <span className={compareClasses.line}>
        {part('sign', signName(body.sign, names))}
        {/* The house of the lagna is the first by its own definition. */}
        {body.house !== null && body.id !== 'lagna' && <>, {part('house', houseOrdinal(body.house))}</>}
      </span>{' '}
      <span className={compareClasses.line}>
        {part('nakshatra', nakshatraName(body.nakshatra, names))} {part('pada', String(body.pada))}
      </span>{' '}
      {body.navamshaSign !== null && (
        <span className={`${compareClasses.line} nw`}>
          <span className="muted">D9 </span>
          {part('navamshaSign', signName(body.navamshaSign, names))}
        </span>
      )}
    </>
  );
}

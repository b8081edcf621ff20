import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { planeNames } from '@nebosvod/terms/numerology-board';
import { noteLook } from '../../../ui/note-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import type { Board } from '../api/numerology.ts';
import { Pairs, SystemCard } from './card.tsx';
import { DigitGrid } from './digit-grid.tsx';
import { Unconfirmed } from './evidence.tsx';
import { LeapBirthday } from './school-switches.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { Texts } from './texts.tsx';
import classes from './vedic-cards.module.css';

const planeStates = { full: 'полная', partial: 'частью', empty: 'пустая' } as const;

export function VedicCard({ board }: { readonly board: Board }) {
  const vedic = board.vedicNumbers;
  return (
    <SystemCard
      title="Ведические числа"
      evidence={{ trace: vedic.trace, confirmation: vedic.confirmation, of: 'ведические числа' }}
    >
      <Pairs
        rows={[
          ['Число души', vedic.soul],
          ['Число судьбы', vedic.destiny],
          ['Недостающие цифры', vedic.missing.length === 0 ? 'нет' : vedic.missing.join(', ')],
        ]}
      />
      <Texts ids={['vedic.soul', 'vedic.destiny']} />
      <div className={classes.grids}>
        <DigitGrid caption="Квадрат Ло Шу" layout={vedic.layouts.loShu} counts={vedic.square} />
        <div>
          <DigitGrid caption="Второе расположение" layout={vedic.layouts.vedic} counts={vedic.square} />
          <Unconfirmed of="layouts" confirmation={vedic.confirmation} />
        </div>
      </div>
      <Pairs
        rows={vedic.planes.map((plane) => [
          `${planeNames[plane.id]} ${plane.digits.join('–')}`,
          `${planeStates[plane.state]}${plane.present.length === 0 ? '' : `: ${plane.present.join(', ')}`}`,
        ])}
      />
      <Texts folded="клетки Ло Шу" ids={['loShu.']} />
    </SystemCard>
  );
}

export function KuaCard({ board }: { readonly board: Board }) {
  const { kua } = board;
  const isUnsettled = kua.fengShui.length > 1;
  return (
    <SystemCard title="Куа и гуа" evidence={{ trace: kua.trace, confirmation: kua.confirmation, of: 'куа и гуа' }}>
      {kua.reason === 'NO_SEX' && (
        <p className="cap">Пол не указан: показаны оба числа. Укажите его в форме, и останется одно.</p>
      )}
      <Pairs
        rows={[
          ...(board.vedicNumbers.kua === null
            ? ([
                ['Куа, мужское', kua.male],
                ['Куа, женское', kua.female],
              ] as const)
            : ([['Куа', board.vedicNumbers.kua]] as const)),
          ...(kua.gua === null
            ? kua.fengShui.flatMap(
                ({ solarYear, male, female }) =>
                  [
                    [`Гуа фэншуй, ${solarYear} год, мужское`, male],
                    [`Гуа фэншуй, ${solarYear} год, женское`, female],
                  ] as const,
              )
            : ([['Гуа фэншуй', kua.gua]] as const)),
        ]}
      />
      {isUnsettled && (
        <p {...noteLook()}>
          Солнечный год сменяется 3–5 февраля, и для этой даты нужен час рождения: даны числа обоих лет.
        </p>
      )}
      <Texts ids={['vedic.kua', 'kua.']} />
      <Unconfirmed of="gua" confirmation={kua.confirmation} />
    </SystemCard>
  );
}

export function DashaCard({ board, date }: { readonly board: Board; readonly date: string }) {
  const { vedicNumbers, antardasha, at } = board;
  const year = antardasha?.years[0];
  const isLeap = date.endsWith('-02-29');
  return (
    <SystemCard
      title="Махадаша и антардаша"
      {...(antardasha
        ? { evidence: { trace: antardasha.trace, confirmation: antardasha.confirmation, of: 'антардаша' } }
        : {})}
    >
      {isLeap && (
        <div className={`stack ${classes.leap}`}>
          <p className="cap">Родившимся 29 февраля день рождения в обычный год переносится, по умолчанию на 1 марта.</p>
          <LeapBirthday />
        </div>
      )}
      {year && (
        <Pairs
          rows={[
            ['Год жизни', `${formatNumericDate(year.start)} – ${formatNumericDate(year.end)}`],
            ['Махадаша', year.mahadasha],
            ['Антардаша', year.antardasha],
          ]}
        />
      )}
      <ScrollBox>
        <table {...tableLook()}>
          <caption className="vh">Махадаши</caption>
          <thead>
            <tr>
              <th scope="col">Махадаша</th>
              <th scope="col">Возраст</th>
              <th scope="col">Даты</th>
            </tr>
          </thead>
          <tbody>
            {vedicNumbers.mahadasha.map((period) => {
              const isOn = period.start <= at && at < period.end;
              return (
                <tr key={period.fromAge} className={isOn ? 'on' : undefined} aria-current={isOn ? 'true' : undefined}>
                  <th scope="row">
                    {period.number}
                    {isOn && <span className="cap"> сейчас</span>}
                  </th>
                  <td>
                    {period.fromAge}–{period.toAge}
                  </td>
                  <td>
                    {formatNumericDate(period.start)} – {formatNumericDate(period.end)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {year && (
        <>
          <h4>Пратьянтары этого года</h4>
          <ul className={classes.pratyantar}>
            {year.pratyantar.map((period) => {
              const isOn = period.start <= at && at < period.end;
              return (
                <li key={period.start} className={isOn ? 'on' : undefined} aria-current={isOn ? 'true' : undefined}>
                  <b>{period.number}</b> с {formatNumericDate(period.start)}
                  {isOn && <span className="cap"> сейчас</span>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Unconfirmed of="mahadasha" confirmation={vedicNumbers.confirmation} />
    </SystemCard>
  );
}

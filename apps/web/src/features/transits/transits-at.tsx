import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { signCase } from '@nebosvod/terms/sign';
import { taraName } from '@nebosvod/terms/tara-bala';
import { useState } from 'react';
import chartCardClasses from '../../chart/chart-card.module.css';
import { useChart } from '../../chart/chart-context.ts';
import { GrahaRow } from '../../chart/graha-row.tsx';
import { AboutLink } from '../../chart/reading/about-link.tsx';
import tabClasses from '../../chart/tab.module.css';
import { TabData } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { call } from '../../platform/api/call.ts';
import { localToday } from '../../platform/local-today.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { buttonLook } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../ui/date-input.ts';
import { Degree } from '../../ui/degree.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { tableLook } from '../../ui/table-look.ts';
import { momentText, noonOf } from './device-clock.ts';
import { type Transit, TransitChart, type TransitsAnswer } from './transit-chart.tsx';
import transitsClasses from './transits.module.css';

/** Slow bodies, whose transits a reading tells. */
const told = ['jupiter', 'saturn', 'rahu'] as const;

const now = () => new Date().toISOString();

/** Bodies over the birth chart at a moment: houses, star, tara, kaksha, bindus, and when they came and will leave. */
export function TransitsAt() {
  const { request } = useChart();
  const names = useNames();
  const [at, setAt] = useState(now);
  const [text, setText] = useState(() => formatDate(localToday()));
  const parsed = parseDate(text);
  return (
    <TabData
      name="Транзиты"
      input={[request, at]}
      ask={({ trace, signal }) => call(getTransits, { body: { ...request, at, trace }, signal })}
      controls={
        <div className={transitsClasses.transitFields}>
          <DateField
            label="На дату, полдень"
            value={text}
            onChange={(next) => {
              setText(next);
              const date = parseDate(next);
              if (date.kind === 'value') setAt(noonOf(date.value));
            }}
            error={parsed.kind === 'error' ? parsed.message : null}
          />
          <button
            type="button"
            {...buttonLook()}
            onClick={() => {
              setAt(now());
              setText(formatDate(localToday()));
            }}
          >
            Сейчас
          </button>
        </div>
      }
    >
      {(answer) => (
        <>
          <div className={transitsClasses.transitHead}>
            <TransitChart transits={answer.transits} />
            <Day answer={answer} isTimeKnown={request.birth?.time !== null} />
          </div>
          <TableBox label="Транзиты над картой">
            <table {...tableLook({ className: `${tabClasses.dense} ${transitsClasses.over}` })}>
              <caption className={tabClasses.groupTitle}>Над картой</caption>
              <thead>
                <tr>
                  <th scope="col">Граха</th>
                  <th scope="col">Место</th>
                  <th scope="col" className="num">
                    От лагны
                  </th>
                  <th scope="col" className="num">
                    От Луны
                  </th>
                  <th scope="col">Накшатра, пада</th>
                  <th scope="col">Тара</th>
                  <th scope="col">Какша</th>
                  <th scope="col" className="num">
                    Бинду
                  </th>
                  <th scope="col">Вместе с</th>
                  <th scope="col">Смотрит на</th>
                </tr>
              </thead>
              <tbody>
                {answer.transits.map((transit) => (
                  <Row key={transit.id} transit={transit} />
                ))}
              </tbody>
            </table>
          </TableBox>
          <div className={`row wrap ${transitsClasses.told}`}>
            {told.map((id) => (
              <AboutLink
                key={id}
                about={`transit-${id}`}
                name={grahaName(id, names)}
                text={`${grahaName(id, names)} в чтении карты`}
              />
            ))}
          </div>
          <TableBox label="Сроки транзитов">
            <table {...tableLook({ className: tabClasses.dense })}>
              <caption className={tabClasses.groupTitle}>Когда вошёл и когда выйдет</caption>
              <thead>
                <tr>
                  <th scope="col">Граха</th>
                  <th scope="col">Знак с</th>
                  <th scope="col">Знак до</th>
                  <th scope="col">Накшатра с</th>
                  <th scope="col">Накшатра до</th>
                </tr>
              </thead>
              <tbody>
                {answer.transits.map(({ id, signStay, nakshatraStay }) => (
                  <GrahaRow key={id} id={id}>
                    <td className="tn">{momentText(signStay.entered)}</td>
                    <td className="tn">{momentText(signStay.left)}</td>
                    <td className="tn">{momentText(nakshatraStay.entered)}</td>
                    <td className="tn">{momentText(nakshatraStay.left)}</td>
                  </GrahaRow>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p {...hintLook({ className: tabClasses.tabHint })}>
            Время по часам этого устройства. Бинду: своя таблица / сумма знака. Тара считается от звезды Луны рождения
            (Мухурта-чинтамани, гл. 4), какша и бинду по аштакаварге (Брихат Парашара Хора Шастра, гл. 66–72), дома и
            взгляды по знакам (Пхаладипика, гл. 26).
          </p>
        </>
      )}
    </TabData>
  );
}

interface DayProps {
  readonly answer: TransitsAnswer;
  readonly isTimeKnown: boolean;
}

/** The Moon of the moment for this person: tara bala and chandra bala. */
function Day({ answer: { at, taraBala, chandraBala }, isTimeKnown }: DayProps) {
  const names = useNames();
  const tara = taraName(taraBala.tara, names);
  return (
    <div className={`${tabClasses.tabLead} ${transitsClasses.transitLead}`}>
      <p className="tn">{momentText(at)}</p>
      <ul className={transitsClasses.transitBalas}>
        <Bala name="Тара-бала" text={`${tara}, ${taraBala.tara}-я`} isGood={taraBala.isGood} />
        <Bala name="Чандра-бала" text={`Луна в ${chandraBala.count}-м от своего знака`} isGood={chandraBala.isGood} />
      </ul>
      {!isTimeKnown && (
        <p {...hintLook()}>
          Время рождения неизвестно: домов от лагны и бинду нет, а тара верна, если Луна весь день рождения стояла в
          одной накшатре.
        </p>
      )}
    </div>
  );
}

function Bala({ name, text, isGood }: { readonly name: string; readonly text: string; readonly isGood: boolean }) {
  return (
    <li>
      <Icon name={isGood ? 'good' : 'warn'} size={16} className={isGood ? 'good' : 'bad'} />
      <span>
        {name}: {text}, <span className={isGood ? 'good' : 'bad'}>{isGood ? 'поддерживает' : 'просит бережности'}</span>
      </span>
    </li>
  );
}

function Row({ transit }: { readonly transit: Transit }) {
  const names = useNames();
  const isNode = transit.id === 'rahu' || transit.id === 'ketu';
  const list = (ids: readonly GrahaId[]) => ids.map((id) => grahaName(id, names)).join(', ') || '—';
  const { hasBindu } = transit.kaksha;
  return (
    <GrahaRow id={transit.id}>
      <td>
        <Degree value={transit.degreeInSign} /> {signCase(transit.sign, 'genitive', names)}
        {transit.isRetrograde && !isNode && (
          <Glyph name="retrograde" label="ретроградный" size={14} className={chartCardClasses.retrograde} />
        )}
      </td>
      <td className="num">{transit.houseFromLagna ?? '—'}</td>
      <td className="num">{transit.houseFromMoon}</td>
      <td>
        {nakshatraName(transit.nakshatra, names)} {transit.pada}
      </td>
      <td>{taraName(transit.tara, names)}</td>
      <td>
        {grahaName(transit.kaksha.lord, names)}
        {hasBindu !== null && (
          <span className={hasBindu ? 'good' : 'muted'}>{hasBindu ? ', с бинду' : ', без бинду'}</span>
        )}
      </td>
      <td className="num">{transit.bindus ? `${transit.bindus.own ?? '—'} / ${transit.bindus.sarva}` : '—'}</td>
      <td>{list(transit.conjoins)}</td>
      <td className={tabClasses.wraps}>{list(transit.aspects)}</td>
    </GrahaRow>
  );
}

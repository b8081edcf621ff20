import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { formatNumber } from '@nebosvod/terms/plural';
import { rectificationGroupTable, rectificationRuleTable } from '@nebosvod/terms/rectification.table';
import { signAbbreviation } from '@nebosvod/terms/sign';
import { sourceWords } from '@nebosvod/terms/work';
import { useMemo, useRef, useState } from 'react';
import { birthAt } from '../../birth/shifted-birth.ts';
import { useChart, useTab } from '../../chart/chart-context.ts';
import howComputedClasses from '../../chart/how-computed.module.css';
import tabClasses from '../../chart/tab.module.css';
import { TableTools } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { localToday } from '../../platform/local-today.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { Progress } from '../../ui/progress.tsx';
import { Segments } from '../../ui/segments.tsx';
import { tableLook } from '../../ui/table-look.ts';
import { sourceTagLook } from '../../ui/tag-look.ts';
import type { RectificationAnswer } from './answer-stream.ts';
import { CandidateList } from './candidate-list.tsx';
import { rectificationSession } from './current-session.ts';
import { curveRows, scoreOf } from './curve.ts';
import { EventsForm } from './events-form.tsx';
import { lagnaWords } from './lagna-words.ts';
import rectificationClasses from './rectification.module.css';
import type { Finished } from './rectification-session.ts';
import { ScoreCurve } from './score-curve.tsx';
import { type ScoreGroupId, scoreGroups } from './score-groups.ts';
import { timeWords } from './time-words.ts';

/** Times of birth that agree best with the events of the life: form, progress, curve and candidates. */
export function RectificationTab() {
  const { request } = useChart();
  const { own } = useTab();
  const { birth, onBirth, keepsOriginal } = own;
  const session = useMemo(() => rectificationSession(birth), [birth]);
  const state = session.state.use();
  const { run, finished } = state;
  const open = (instant: string) => {
    if (!finished) return;
    const { timeUncertaintyMinutes: _wide, ...rest } = finished.origin;
    const found = birthAt(rest, instant, finished.answer.moment.utcOffsetSeconds);
    session.adopt(found);
    onBirth(found);
  };
  const isElsewhere = finished !== null && (birth.time !== finished.origin.time || birth.date !== finished.origin.date);
  return (
    <div className={rectificationClasses.panel}>
      <p className={tabClasses.tabLead}>
        Назовите от трёх до десяти событий с датами. Мы проверим каждое время интервала и покажем наиболее согласованные
        варианты. Чем точнее даты, тем заметнее разница.
      </p>
      <EventsForm
        birth={birth}
        session={session}
        state={state}
        onStart={() => session.start({ birth, settings: request.settings, today: localToday() })}
        progress={
          run.kind === 'running' && (
            <div className={rectificationClasses.progress}>
              <Progress
                share={run.progress}
                role="progressbar"
                aria-label="Ход подбора"
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(run.progress * 100)}
              />
              <div className={`row ${rectificationClasses.deeds}`}>
                <span className="cap tn">
                  {run.progress === 0 ? 'Готовим расчёт…' : `Проверено ${Math.round(run.progress * 100)}\u00a0%`}.
                  Вкладку можно сменить: подбор продолжится.
                </span>
                <Button size="sm" onClick={() => session.stop()}>
                  Остановить
                </Button>
              </div>
            </div>
          )
        }
      />
      <p className="vh" role="status">
        {run.kind === 'running' ? 'Подбираем время' : finished ? finished.answer.heading : ''}
      </p>
      {finished && (
        <Result
          key={finished.number}
          finished={finished}
          isOpen={(instant) => {
            const { date, time } = birthAt(birth, instant, finished.answer.moment.utcOffsetSeconds);
            return birth.date === date && birth.time === time;
          }}
          onOpen={open}
        />
      )}
      {finished && isElsewhere && !keepsOriginal && (
        <p className={tabClasses.tabHint}>
          <button type="button" {...linkLook()} onClick={() => onBirth(finished.origin)}>
            Вернуть {finished.origin.time === null ? 'неизвестное время' : `прежнее время, ${finished.origin.time}`}
          </button>
        </p>
      )}
      <HowScored rules={finished?.answer.rules ?? []} />
    </div>
  );
}

interface ResultProps {
  readonly finished: Finished;
  readonly isOpen: (instant: string) => boolean;
  readonly onOpen: (instant: string) => void;
}

function Result({ finished, isOpen, onOpen }: ResultProps) {
  const names = useNames();
  const { answer } = finished;
  const [group, setGroup] = useState<ScoreGroupId>('all');
  const [isTable, setTable] = useState(false);
  const bestIndex = useMemo(() => {
    const best = answer.candidates[0]?.instant;
    return Math.max(
      0,
      answer.curve.findIndex(({ instant }) => instant === best),
    );
  }, [answer]);
  const [at, setAt] = useState(bestIndex);
  const panel = useRef<HTMLDivElement>(null);
  const { utcOffsetSeconds, instant } = answer.moment;
  const words = timeWords(utcOffsetSeconds, answer.stepMinutes, wallClock(instant, { utcOffsetSeconds }).date);
  const point = answer.curve[at];
  return (
    <section className={rectificationClasses.result} aria-label={answer.heading}>
      <h3 className={tabClasses.groupTitle}>{answer.heading}</h3>
      <p className={tabClasses.tabLead}>{answer.note}</p>
      <div className={`${tabClasses.tabControls} no-print`}>
        <Segments label="Что показывает кривая" options={scoreGroups} value={group} onChange={setGroup} small />
      </div>
      <ScoreCurve answer={answer} group={group} at={at} onAt={setAt} />
      {point && (
        <div className={`row wrap ${rectificationClasses.read}`}>
          <p className="tn">
            <b>{words.full(point.instant)}</b> · {formatNumber(scoreOf(point, group), 1)}
            {group === 'all' && ' из\u00a0100'}
            <span className="cap">{lagnaWords(point.lagna, names)}</span>
          </p>
          {!answer.candidates.some((candidate) => candidate.instant === point.instant) && !isOpen(point.instant) && (
            <Button size="sm" onClick={() => onOpen(point.instant)}>
              Открыть с этим временем
            </Button>
          )}
        </div>
      )}
      <CandidateList answer={answer} words={words} isOpen={isOpen} onOpen={onOpen} />
      <details className={rectificationClasses.twin} onToggle={(event) => setTable(event.currentTarget.open)}>
        <summary {...linkLook({ className: 'cap' })}>Показать таблицей</summary>
        {isTable && (
          <div ref={panel}>
            <CurveTable answer={answer} group={group} />
            <TableTools name="Ректификация" tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
          </div>
        )}
      </details>
    </section>
  );
}

function CurveTable({ answer, group }: { readonly answer: RectificationAnswer; readonly group: ScoreGroupId }) {
  const zone = { utcOffsetSeconds: answer.moment.utcOffsetSeconds };
  const clock = (instant: string) => formatTime(instant, zone, { seconds: answer.stepMinutes < 1 });
  return (
    <TableBox label="Согласованность по времени">
      <table {...tableLook()}>
        <caption className="vh">Согласованность по времени</caption>
        <thead>
          <tr>
            <th scope="col">Время</th>
            <th scope="col">D1</th>
            <th scope="col">D9</th>
            <th scope="col">D10</th>
            <th scope="col" className="num">
              Лучшее
            </th>
            <th scope="col" className="num">
              Балл
            </th>
          </tr>
        </thead>
        <tbody>
          {curveRows(answer.curve, group).map(({ from, to, best }) => (
            <tr key={from.instant}>
              <th scope="row" className="tn">
                {clock(from.instant)}–{clock(to.instant)}
              </th>
              <td>{signAbbreviation(best.lagna.d1)}</td>
              <td>{signAbbreviation(best.lagna.d9)}</td>
              <td>{signAbbreviation(best.lagna.d10)}</td>
              <td className="num tn">{clock(best.instant)}</td>
              <td className="num">{formatNumber(scoreOf(best, group), 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** «Как посчитано»: the rules with their weights and sources. */
function HowScored({ rules }: { readonly rules: RectificationAnswer['rules'] }) {
  return (
    <details className={`${howComputedClasses.how} ${rectificationClasses.method} no-print`}>
      <summary>
        <Icon name="info" size={16} /> Как посчитано
      </summary>
      <p>
        Для каждого времени строятся лагна в раши, навамше и дашамше, периоды вимшоттари и чара-даши и транзиты Юпитера
        и Сатурна на дату события. Правило даёт баллы, когда владыка периода связан с домом события или сам его
        означает. Баллы событий складываются и приводятся к ста. Правила взяты из текстов, а веса наши: тексты их не
        называют.
      </p>
      {rules.length > 0 && (
        <dl className={howComputedClasses.howList}>
          {rules.map(({ id, group, weight, source }) => (
            <div key={id}>
              <dt>
                {rectificationRuleTable[id].ru} <span {...sourceTagLook()}>{sourceWords(source)}</span>
              </dt>
              <dd className="muted tn">
                {rectificationGroupTable[group].ru}, до {formatNumber(weight)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

import { NativeSelect } from '@mantine/core';
import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { addYears } from '@nebosvod/engine/time/date-arithmetic';
import { formatLongitude } from '@nebosvod/terms/degree';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { counted } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import { type FormEvent, useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import tabClasses from '../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { call } from '../../platform/api/call.ts';
import { localToday } from '../../platform/local-today.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { buttonLook } from '../../ui/button.tsx';
import { formatDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { momentText } from './device-clock.ts';
import { PeriodFields } from './period-fields.tsx';
import { readPeriod } from './read-period.ts';
import { type TargetChoice, targetKinds, targetOf, targetPoints, targetWords } from './transit-target.ts';
import transitsClasses from './transits.module.css';

type Found = AnswerOf<typeof getTransits>['found'][number];

interface Question extends TargetChoice {
  readonly body: (typeof GRAHAS)[number];
  readonly from: string;
  readonly to: string;
}

const years = 30;
const stars = Array.from({ length: 27 }, (_, index) => index + 1);
const signs = Array.from({ length: 12 }, (_, index) => index + 1);

/** «When does it reach»: a body, what it shall reach, and a period to look through. */
export function TransitSearch() {
  const { request } = useChart();
  const names = useNames();
  const [choice, setChoice] = useState<Question>(() => ({
    body: 'saturn',
    kind: 'conjunction',
    point: 'moon',
    sign: 1,
    nakshatra: 1,
    from: localToday(),
    to: addYears(localToday(), years),
  }));
  const [asked, setAsked] = useState(choice);
  const [text, setText] = useState(() => ({ from: formatDate(choice.from), to: formatDate(choice.to) }));
  const period = readPeriod(text);
  const change = (part: Partial<Question>) => setChoice({ ...choice, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('from' in period) setAsked({ ...choice, ...period });
  };
  const { from, to, body, ...target } = asked;
  return (
    <TabData
      name="Когда дойдёт"
      input={[request, asked]}
      ask={({ trace, signal }) =>
        call(getTransits, {
          body: { ...request, from, to, bodies: [body], find: [{ body, target: targetOf(target) }], trace },
          signal,
        })
      }
      controls={
        <form className={transitsClasses.transitFields} onSubmit={submit}>
          <NativeSelect
            label="Когда"
            data={GRAHAS.map((id) => ({ value: id, label: grahaName(id, names) }))}
            value={choice.body}
            onChange={({ currentTarget: { value } }) =>
              change({ body: GRAHAS.find((id) => id === value) ?? choice.body })
            }
          />
          <NativeSelect
            label="дойдёт до"
            data={targetKinds.map(({ id, label }) => ({ value: id, label }))}
            value={choice.kind}
            onChange={({ currentTarget: { value } }) =>
              change({ kind: targetKinds.find(({ id }) => id === value)?.id ?? choice.kind })
            }
          />
          <TargetField choice={choice} onChange={change} />
          <PeriodFields text={text} onText={setText} />
          <button type="submit" {...buttonLook({ variant: 'primary' })}>
            Найти
          </button>
        </form>
      }
    >
      {({ found }) => (
        <>
          {found.map((answer) => (
            <Answer key={answer.body} answer={answer} question={asked} />
          ))}
          <p {...hintLook({ className: tabClasses.tabHint })}>
            Время по часам этого устройства. Ищем в пределах 1800–2399 годов, до 200 лет за раз.
          </p>
        </>
      )}
    </TabData>
  );
}

interface TargetFieldProps {
  readonly choice: Question;
  readonly onChange: (part: Partial<Question>) => void;
}

/** The field that says which point, sign or star is meant. */
function TargetField({ choice, onChange }: TargetFieldProps) {
  const names = useNames();
  if (choice.kind === 'sign') {
    return (
      <NativeSelect
        label="Знак"
        data={signs.map((sign) => ({ value: String(sign), label: signName(sign, names) }))}
        value={String(choice.sign)}
        onChange={(event) => onChange({ sign: Number(event.currentTarget.value) })}
      />
    );
  }
  if (choice.kind === 'nakshatra') {
    return (
      <NativeSelect
        label="Накшатра"
        data={stars.map((star) => ({ value: String(star), label: nakshatraName(star, names) }))}
        value={String(choice.nakshatra)}
        onChange={(event) => onChange({ nakshatra: Number(event.currentTarget.value) })}
      />
    );
  }
  return (
    <NativeSelect
      label="Точка карты"
      data={targetPoints.map((id) => ({ value: id, label: grahaName(id, names) }))}
      value={choice.point}
      onChange={({ currentTarget: { value } }) =>
        onChange({ point: targetPoints.find((id) => id === value) ?? choice.point })
      }
    />
  );
}

interface AnswerProps {
  readonly answer: Found;
  readonly question: Question;
}

/** Moments of exact arrival, or stays where the target is a whole sign or star. */
function Answer({ answer, question }: AnswerProps) {
  const names = useNames();
  const { body, ...target } = question;
  const what = `${grahaName(body, names)} ${targetWords(target, names)}`;
  if (answer.reason) return <NeedsTime what="Место лагны зависит от времени рождения." />;
  const [passes, stays] = [answer.passes ?? [], answer.stays ?? []];
  const count = passes.length + stays.length;
  const span = `с ${formatDate(question.from)} по ${formatDate(question.to)}`;
  if (count === 0) {
    return (
      <p className={tabClasses.tabEmpty}>
        {what}: {span} такого не случится. Попробуйте период длиннее: полный круг {grahaCase(body, 'genitive', names)}{' '}
        может не уместиться.
      </p>
    );
  }
  return (
    <>
      <p className={tabClasses.tabLead}>
        {what}: {counted(count, 'раз', 'раза', 'раз')} {span}.
      </p>
      <TableBox label={what}>
        <table {...tableLook()}>
          <caption className="vh">{what}</caption>
          {passes.length > 0 ? (
            <>
              <thead>
                <tr>
                  <th scope="col">Момент</th>
                  <th scope="col">Движение</th>
                  <th scope="col">Место</th>
                </tr>
              </thead>
              <tbody>
                {passes.map((pass) => (
                  <tr key={pass.instant}>
                    <th scope="row" className="tn">
                      {momentText(pass.instant)}
                    </th>
                    <td>{pass.isRetrograde ? 'вспять' : 'прямое'}</td>
                    <td>{formatLongitude(pass.longitude, names)}</td>
                  </tr>
                ))}
              </tbody>
            </>
          ) : (
            <>
              <thead>
                <tr>
                  <th scope="col">Вошёл</th>
                  <th scope="col">Вышел</th>
                  <th scope="col">Где</th>
                </tr>
              </thead>
              <tbody>
                {stays.map((stay) => (
                  <tr key={`${stay.entered}${stay.index}`}>
                    <th scope="row" className="tn">
                      {momentText(stay.entered)}
                      {stay.enteredBackward && <span className="muted"> (вспять)</span>}
                    </th>
                    <td className="tn">
                      {momentText(stay.left)}
                      {stay.leftBackward && <span className="muted"> (вспять)</span>}
                    </td>
                    <td>
                      {question.kind === 'nakshatra' ? nakshatraName(stay.index, names) : signName(stay.index, names)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </>
          )}
        </table>
      </TableBox>
    </>
  );
}

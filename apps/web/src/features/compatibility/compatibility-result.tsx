import type { getCompatibility } from '@nebosvod/contracts/compatibility';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { ganaTable, nadiTable, varnaTable, vashyaTable, yoniTable } from '@nebosvod/terms/avakahada.table';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { nameOf } from '@nebosvod/terms/name';
import { formatNumber, plural } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import tabClasses from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { grahaCellLook, tableLook } from '../../ui/table-look.ts';
import compatibilityClasses from './compatibility.module.css';

type CompatibilityAnswer = AnswerOf<typeof getCompatibility>;

interface Props {
  readonly answer: CompatibilityAnswer;
  /** Names of the two. */
  readonly labels: readonly [string, string];
}

type Partner = CompatibilityAnswer['first'];

/** The score first, then what it is made of: the two Moons, eight kutas, ten kutas of the south, Mars. */
export function CompatibilityResult({ answer, labels }: Props) {
  const { ashtakoota, dashakoota } = answer;
  return (
    <>
      <Score answer={answer} labels={labels} />
      <Moons answer={answer} labels={labels} />
      <TableBox label="Аштакута">
        <table {...tableLook({ className: compatibilityClasses.kutas })}>
          <caption className={tabClasses.groupTitle}>Аштакута, 36 баллов</caption>
          <thead>
            <tr>
              <th scope="col">Кута</th>
              <th scope="col" className="num">
                Баллы
              </th>
              <th scope="col">Что вышло</th>
            </tr>
          </thead>
          <tbody>
            {ashtakoota.kootas.map(({ id, name, points, max, about, text, exceptions }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="num">
                  <span className="nw">
                    {formatNumber(points)} из {max}
                  </span>
                  <Bar value={points} max={max} />
                </td>
                <td className={`${tabClasses.wraps} ${compatibilityClasses.words}`}>
                  {text} <span className="cap">{about}</span>
                  {exceptions.map((exception) => (
                    <span key={exception.id} className={compatibilityClasses.soft}>
                      <Icon name="info" size={16} /> {exception.text}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
            <tr className={tabClasses.total}>
              <th scope="row">Всего</th>
              <td className="num">{formatNumber(ashtakoota.total)} из 36</td>
              <td />
            </tr>
          </tbody>
        </table>
      </TableBox>
      <TableBox label="Дашакута">
        <table {...tableLook({ className: compatibilityClasses.kutas })}>
          <caption className={tabClasses.groupTitle}>Дашакута</caption>
          <tbody>
            {dashakoota.kootas.map(({ id, name, grade, about, text }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <Grade grade={grade} />
                </td>
                <td className={`${tabClasses.wraps} ${compatibilityClasses.words}`}>
                  {text} <span className="cap">{about}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p className={`${tabClasses.tabHint} ${compatibilityClasses.hint}`}>{dashakoota.text}</p>
      <Mars answer={answer} labels={labels} />
    </>
  );
}

function Bar({ value, max }: { readonly value: number; readonly max: number }) {
  return (
    <span className={compatibilityClasses.bar} aria-hidden="true">
      <i style={{ width: `${(value / max) * 100}%` }} />
    </span>
  );
}

function Score({ answer, labels }: Omit<Props, 'names'>) {
  const { total, text, range, otherWay } = answer.ashtakoota;
  const groom = labels[answer.roles.boy === 'first' ? 0 : 1];
  const bride = labels[answer.roles.boy === 'first' ? 1 : 0];
  return (
    <div className={compatibilityClasses.score}>
      <p className={`${compatibilityClasses.total} tn`} data-total="">
        <b>{formatNumber(total)}</b> из 36
      </p>
      <div>
        <p>{text}</p>
        {range && range.min !== range.max && (
          <p>
            Время рождения неточно: итог может быть от {formatNumber(range.min)} до {formatNumber(range.max)}{' '}
            {plural(range.max, 'балла', 'баллов', 'баллов')}.
          </p>
        )}
        {range && range.min === range.max && <p>Итог верен при любом времени рождения в этом интервале.</p>}
        <p className="cap">
          В роли жениха {groom}, в роли невесты {bride}. Если поменять роли: {formatNumber(otherWay)}.
        </p>
      </div>
    </div>
  );
}

function Moons({ answer, labels }: Props) {
  const names = useNames();
  const people = [answer.first, answer.second] as const;
  const rows: readonly (readonly [string, (one: Partner) => string])[] = [
    ['Знак Луны', ({ sign }) => signName(sign, names)],
    ['Накшатра', ({ nakshatra, pada }) => nakshatraWithPada(nakshatra, pada, names)],
    ['Владыка знака', ({ signLord }) => grahaName(signLord, names)],
    ['Владыка навамши', ({ navamshaLord }) => grahaName(navamshaLord, names)],
    ['Варна', ({ varna }) => nameOf(varnaTable[varna], names)],
    ['Вашья', ({ vashya }) => nameOf(vashyaTable[vashya], names)],
    ['Йони', ({ yoni }) => nameOf(yoniTable[yoni], names)],
    ['Гана', ({ gana }) => nameOf(ganaTable[gana], names)],
    ['Нади', ({ nadi }) => nameOf(nadiTable[nadi], names)],
  ];
  return (
    <>
      <TableBox label="Две Луны">
        <table {...tableLook({ className: compatibilityClasses.moons })}>
          <caption className={tabClasses.groupTitle}>Две Луны</caption>
          <thead>
            <tr>
              <td />
              {labels.map((label, index) => (
                <th key={index === 0 ? 'first' : 'second'} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([title, of]) => (
              <tr key={title}>
                <th scope="row" className="muted">
                  {title}
                </th>
                <td>{of(people[0])}</td>
                <td>{of(people[1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {people.map((one, index) => {
        const words = doubtOf(one);
        return words === null ? null : (
          <p
            key={index === 0 ? 'first' : 'second'}
            className={`${tabClasses.tabHint} muted ${compatibilityClasses.hint}`}
          >
            {labels[index]}: {words}
          </p>
        );
      })}
    </>
  );
}

/** What of the Moon may be otherwise within the uncertain time; `null` when the time is sure. */
function doubtOf({ holds }: Partner): string | null {
  if (!holds) return null;
  const doubtful = [
    ...(holds.sign ? [] : ['знак']),
    ...(holds.nakshatra ? [] : ['накшатра']),
    ...(holds.pada ? [] : ['пада']),
  ];
  return doubtful.length === 0
    ? 'Луна не меняет знака, накшатры и пады за всё возможное время.'
    : `время неточно, может быть другим: ${doubtful.join(', ')} Луны.`;
}

const grades = {
  full: { icon: 'good', tone: 'good', words: 'согласна' },
  middling: { icon: 'minus', tone: 'muted', words: 'средне' },
  none: { icon: 'bad', tone: 'bad', words: 'нет' },
} as const satisfies Record<string, { readonly icon: IconName; readonly tone: string; readonly words: string }>;

function Grade({ grade }: { readonly grade: keyof typeof grades }) {
  const { icon, tone, words } = grades[grade];
  return (
    <span {...grahaCellLook()}>
      <Icon name={icon} size={16} className={tone} /> {words}
    </span>
  );
}

const origins = { lagna: 'лагны', moon: 'Луны', venus: 'Венеры' } as const;

function Mars({ answer, labels }: Omit<Props, 'names'>) {
  return (
    <section className={compatibilityClasses.mars}>
      <h3 className={tabClasses.groupTitle}>Баланс Марса</h3>
      <p>{answer.manglikBalance.text}</p>
      <ul>
        {[answer.first, answer.second].map(({ manglik }, index) => (
          <li key={index === 0 ? 'first' : 'second'}>
            <b>{labels[index]}:</b>{' '}
            {manglik.from
              .map(({ origin, house, isManglik }) =>
                house === null
                  ? `от ${origins[origin]} не известно`
                  : `от ${origins[origin]} ${houseOrdinal(house)}, ${isManglik ? 'манглик' : 'нет'}`,
              )
              .join('; ')}
            . {softeningWords(manglik.from)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What softens the place of Mars, each exception once though it is found from several origins. */
function softeningWords(from: Partner['manglik']['from']): string {
  const texts = [...new Set(from.flatMap(({ exceptions }) => exceptions.map(({ text }) => text)))];
  return texts.length === 0 ? '' : `Смягчает: ${texts.join('; ')}.`;
}

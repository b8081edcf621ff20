import { getBirthDetails } from '@nebosvod/contracts/chart-birth-details';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import {
  ganaTable,
  nadiTable,
  payaTable,
  tattvaTable,
  varnaTable,
  vashyaTable,
  yoniTable,
  yunjaTable,
} from '@nebosvod/terms/avakahada.table';
import { formatTime } from '@nebosvod/terms/clock';
import { formatDegree } from '@nebosvod/terms/degree';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { karanaName } from '@nebosvod/terms/karana';
import { nakshatraName, nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { type Name, type NameOptions, termName } from '@nebosvod/terms/name';
import { masaName, nityaYogaName, samvatsaraName, tithiName } from '@nebosvod/terms/panchanga';
import { formatNumber } from '@nebosvod/terms/plural';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import { signName } from '@nebosvod/terms/sign';
import { pakshaTable, tithiGroupTable } from '@nebosvod/terms/tithi.table';
import { varaName } from '@nebosvod/terms/vara';
import type { ReactNode } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { tableLook } from '../../../ui/table-look.ts';

type Answer = AnswerOf<typeof getBirthDetails>;
type Row = readonly [name: string, value: ReactNode];
interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

const share = (elapsed: number) => `прошло ${formatNumber(Math.round(elapsed * 100))}\u00a0%`;
const unsure = (holds: boolean | undefined) => (holds === false ? ' (может быть другим)' : '');

/** «17 гхати 39 пала»: a ghati is sixty palas. */
function ghatiWords(ghatis: number): string {
  const palas = Math.floor(ghatis * 60);
  return `${Math.floor(palas / 60)}\u00a0гхати ${palas % 60}\u00a0пала`;
}

/** Sidereal hours as a clock shows them: 1.004 → «01:00:14». */
const siderealClock = (hours: number): string => new Date(Math.floor(hours * 3600) * 1000).toISOString().slice(11, 19);

/** Everything of a birth in groups of name and value; what does not exist is left out. */
function groupsOf(answer: Answer, names: NameOptions): readonly Group[] {
  const { avakahada: marks, moment, years } = answer;
  const zone = { utcOffsetSeconds: moment.utcOffsetSeconds };
  const time = (instant: string | null) => (instant === null ? null : formatTime(instant, zone, { seconds: true }));
  const term = <Id extends string>(table: Readonly<Record<Id, Name>>, id: NoInfer<Id>) => termName(table, id, names);
  const graha = (id: GrahaId | null) => id && grahaName(id, names);
  const rows = (all: readonly (readonly [string, ReactNode | null])[]): readonly Row[] =>
    all.flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value] as const]));
  return [
    {
      title: 'Панчанга рождения',
      rows: rows([
        [
          'Титхи',
          `${tithiName(answer.tithi.index, names)}, ${share(answer.tithi.elapsed)}${unsure(answer.tithi.holds)}`,
        ],
        ['Половина месяца', term(pakshaTable, answer.tithi.paksha)],
        ['Группа титхи', term(tithiGroupTable, answer.tithi.group)],
        [
          'Накшатра',
          `${nakshatraWithPada(answer.nakshatra.index, answer.nakshatra.pada, names)}, ${share(answer.nakshatra.elapsed)}${unsure(answer.nakshatra.holds)}`,
        ],
        [
          'Йога дня',
          `${nityaYogaName(answer.yoga.index, names)}, ${share(answer.yoga.elapsed)}${unsure(answer.yoga.holds)}`,
        ],
        ['Карана', `${karanaName(answer.karana.index, names)}${unsure(answer.karana.holds)}`],
        ['Вара', answer.vara === null ? null : `${varaName(answer.vara, names)}${unsure(answer.varaHolds)}`],
        ['Владыка дня', graha(answer.varaLord)],
      ]),
    },
    {
      title: 'Солнце и время',
      rows: rows([
        ['Восход', time(answer.sunrise)],
        ['Закат', time(answer.sunset)],
        ['Рождение', answer.isDayBirth === null ? null : answer.isDayBirth ? 'дневное' : 'ночное'],
        ['Ведический день', answer.isBeforeSunrise ? 'день предыдущего восхода' : null],
        ['Ишта-гхати', answer.ishtaGhati === null ? null : ghatiWords(answer.ishtaGhati)],
        ['Местное среднее время', answer.localMeanTime],
        ['Звёздное время', answer.siderealTimeHours === null ? null : siderealClock(answer.siderealTimeHours)],
        [
          'Айанамша',
          `${ayanamshaTable[answer.ayanamsha.id].ru}, ${formatDegree(answer.ayanamsha.value, { seconds: true })}`,
        ],
      ]),
    },
    {
      title: 'Гхатака: менее удачное для начинаний',
      rows: rows([
        ['Месяц', masaName(marks.ghataka.month, names)],
        ['Титхи', term(tithiGroupTable, marks.ghataka.tithis)],
        ['Вара', varaName(marks.ghataka.vara, names)],
        ['Накшатра', nakshatraName(marks.ghataka.nakshatra, names)],
        ['Знак Луны', signName(marks.ghataka.moonSign, names)],
      ]),
    },
    {
      title: 'Авакахада',
      rows: rows([
        ['Знак Луны', `${signName(answer.moonSign.sign, names)}${unsure(answer.moonSign.holds)}`],
        ['Владыка знака', graha(marks.signLord)],
        ['Владыка накшатры', graha(marks.nakshatraLord)],
        ['Варна', term(varnaTable, marks.varna)],
        ['Вашья', term(vashyaTable, marks.vashya)],
        ['Йони', term(yoniTable, marks.yoni)],
        ['Гана', term(ganaTable, marks.gana)],
        ['Нади', term(nadiTable, marks.nadi)],
        ['Таттва', term(tattvaTable, marks.tattva)],
        ['Юнджа', term(yunjaTable, marks.yunja)],
        ['Пая', term(payaTable, marks.paya)],
        ['Слог имени', `${marks.syllable} (по падам: ${marks.syllables.join(', ')})`],
      ]),
    },
    {
      title: 'Месяц, год, сезон',
      rows: rows([
        ['Лунный месяц (аманта)', masaName(answer.lunarMonth.amanta, names)],
        ['Лунный месяц (пурниманта)', masaName(answer.lunarMonth.purnimanta, names)],
        ['Шака', formatNumber(years.shaka)],
        ['Викрам', formatNumber(years.vikram)],
        ['Кали', formatNumber(years.kali)],
        [
          'Самватсара',
          `${samvatsaraName(years.samvatsara.south, names)} (юг), ${samvatsaraName(years.samvatsara.north, names)} (север)`,
        ],
        ['Риту', term(rituTable, answer.ritu)],
        ['Аяна', term(ayanaTable, answer.ayana)],
      ]),
    },
  ];
}

/** The panchanga of the birth, the Sun, the avakahada and the years. */
export function BirthTab() {
  const { request } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Рождение"
      input={request}
      rows={12}
      ask={({ trace, signal }) => call(getBirthDetails, { body: { ...request, trace }, signal })}
    >
      {(answer) => (
        <div className={classes.groups}>
          {groupsOf(answer, names).map((group) => (
            <section key={group.title}>
              <h3 className={classes.groupTitle}>{group.title}</h3>
              <table {...tableLook({ className: classes.pairs })}>
                <caption className="vh">{group.title}</caption>
                <tbody>
                  {group.rows.map(([name, value]) => (
                    <tr key={name}>
                      <th scope="row" className="muted">
                        {name}
                      </th>
                      <td className={classes.wraps}>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      )}
    </TabData>
  );
}

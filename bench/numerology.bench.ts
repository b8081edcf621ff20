// How many whole boards (every system of one person, with traces) does one CPU-second compute? The floor is 1,000.
import { board } from '@nebosvod/numerology/board';
import { dateOfDayNumber, dayNumber } from '@nebosvod/numerology/civil-date';
import { readNameParts } from '@nebosvod/numerology/name/read-name';
import { schools } from '@nebosvod/numerology/schools';

const PEOPLE = 4000;
const FLOOR = 1000;
const first = dayNumber({ year: 1930, month: 1, day: 1 });
const at = { year: 2026, month: 3, day: 1 };
const parts = ['Владимир', 'Семёнович', 'Римский-Корсаков'];

function birth(i: number) {
  return dateOfDayNumber(first + ((i * 7919) % 35_000));
}

function boardOf(i: number): number {
  const name = readNameParts(parts);
  const whole = board({ date: birth(i), sex: 'f', name: name.ok ? name.value : undefined }, { at });
  if (!whole.ok) throw new Error(whole.problem.message);
  return whole.value.destinyMatrix.trace.length;
}

/** Calls per second of user CPU time, after a warm-up. */
function perCpuSecond(call: (i: number) => number, count: number): number {
  for (let i = 0; i < count / 4; i++) call(i);
  const before = process.cpuUsage();
  let steps = 0;
  for (let i = 0; i < count; i++) steps += call(i);
  const { user, system } = process.cpuUsage(before);
  if (steps === 0) throw new Error('nothing was computed');
  return count / ((user + system) / 1e6);
}

const boards = perCpuSecond(boardOf, PEOPLE);
const rows = [
  { question: 'whole boards with traces', perCpuSecond: Math.round(boards), floor: FLOOR },
  {
    question: 'boards as JSON',
    perCpuSecond: Math.round(perCpuSecond((i) => JSON.stringify(board({ date: birth(i) }, { at })).length, PEOPLE / 4)),
    floor: null,
  },
  {
    question: 'comparisons of schools',
    perCpuSecond: Math.round(perCpuSecond((i) => schools(birth(i), { at }).compared, PEOPLE / 4)),
    floor: null,
  },
];
console.table(rows);
if (boards < FLOOR) {
  console.error(`Fewer than ${FLOOR} boards per CPU-second.`);
  process.exitCode = 1;
}

import type { Festival } from '@nebosvod/engine/festival/festivals';
import type { ObservanceRule } from '@nebosvod/engine/festival/rule';

const PARTS: Record<Extract<ObservanceRule, { kind: 'in-part' }>['part'], string> = {
  forenoon: 'в первой половине дня',
  madhyahna: 'в мадхьяхну, среднюю пятую часть дня',
  aparahna: 'в апарахну, четвёртую пятую часть дня',
  sunset: 'на закате',
  pradosha: 'в прадошу, 2 ч 24 мин от заката',
  nishita: 'в нишиту, восьмую из пятнадцати частей ночи',
  moonrise: 'на восходе Луны',
};

const BECAUSE: Record<Festival['because'], string> = {
  part: 'титхи застаёт эту часть только в этот день',
  tie: 'титхи застаёт её два дня подряд, выбран день по правилу',
  'at-sunrise': 'титхи держится на восходе этого дня',
  'falls-inside': 'титхи не застаёт ни одного восхода и приходится внутрь этого дня',
  'day-before': 'на восходе следующего дня титхи уже слишком коротка',
  star: 'решила накшатра',
  'after-bhadra': 'бхадра кончается до конца нишиты, обряд проводят после неё',
  'bhadra-puccha': 'бхадра занимает весь вечер, обряд проводят в её хвосте (пуччха)',
  'next-day': 'предыдущий день занят бхадрой или не имеет титхи на восходе',
  sankranti: 'Солнце входит в знак между восходом и закатом этого дня или после предыдущего заката',
  relative: 'отсчитан от другого праздника',
  weekday: 'ближайший такой день недели перед полнолунием',
  ekadashi: 'экадаши на восходе (смарта)',
};

/** How a recurring or annual observance asks for its tithi, in words. */
export function ruleText(rule: ObservanceRule): string {
  switch (rule.kind) {
    case 'at-sunrise':
      return 'день, на восходе которого держится титхи';
    case 'at-sunrise-lasting':
      return `титхи на восходе и ещё ${shareText(rule.share)} дня после него, иначе накануне`;
    case 'in-part':
      return `титхи ${PARTS[rule.part]}`;
    case 'holika':
      return 'полнолуние в прадошу вне бхадры';
    case 'vijayadashami':
      return 'дашами в апарахну, преимущество за Шраваной';
    case 'vaishnava-ashtami':
      return 'аштами на восходе; из двух дней — тот, где Рохини';
  }
}

/** What decided the day, in words. */
export function becauseText(because: Festival['because']): string {
  return BECAUSE[because];
}

/** The rule of a festival in words. */
export function anchorText({ anchor }: Pick<Festival, 'anchor'>): string {
  switch (anchor.kind) {
    case 'tithi':
      return ruleText(anchor.rule);
    case 'ekadashi':
      return 'экадаши этого месяца по правилу смарта';
    case 'sankranti':
      return 'день вступления Солнца в сидерический знак';
    case 'relative':
      return anchor.days > 0 ? 'день после связанного праздника' : 'день накануне связанного праздника';
    case 'weekday-before-purnima':
      return 'последняя пятница перед полнолунием месяца';
    case 'star':
      return 'день накшатры, пока Солнце в своём знаке';
  }
}

function shareText(share: number): string {
  const denominator = Math.round(1 / share);
  if (Math.abs(share - 3 / 5) < 1e-9) return 'три пятых';
  return denominator === 5 ? 'пятую часть' : denominator === 15 ? 'одну мухурту (1/15)' : `1/${denominator}`;
}

import type { z } from 'zod';

const typeNames: Record<string, string> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'да или нет (true, false)',
  array: 'список',
  object: 'объект',
  record: 'объект',
  date: 'дата',
  null: 'null',
  undefined: 'ничего',
};

const formatNames: Record<string, string> = {
  email: 'Проверьте адрес почты',
  url: 'Проверьте адрес страницы',
  uuid: 'Нужен идентификатор в виде UUID',
  datetime: 'Момент пишется как 2026-11-21T06:12:04.120Z',
  date: 'Дата пишется как ГГГГ-ММ-ДД',
  time: 'Время пишется как ЧЧ:ММ или ЧЧ:ММ:СС',
};

/**
 * A Russian sentence for a mistake that the schema itself has no words for. Set once by
 * `z.config({ localeError: russianMessage })` on either side of the wire; a message written in a schema wins over it.
 */
export function russianMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'undefined' || issue.expected === 'never') return 'Здесь ничего не ожидается';
      return issue.input === undefined
        ? 'Обязательное поле'
        : `Ожидается ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatNames[issue.format] ?? 'Неверный формат';
    case 'not_multiple_of':
      return `Ожидается число, кратное ${issue.divisor}`;
    case 'unrecognized_keys': {
      const keys = issue.keys.slice(0, 5).map((key) => `«${key.slice(0, 40)}»`);
      return issue.keys.length === 1 ? `Неизвестное поле ${keys[0]}` : `Неизвестные поля: ${keys.join(', ')}`;
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? `Ожидается ${String(issue.values[0])}`
        : `Ожидается одно из: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return issue.input === undefined ? 'Обязательное поле' : 'Неверное значение';
    case 'invalid_key':
      return 'Неверное имя поля';
    default:
      return 'Неверное значение';
  }
}

interface SizeIssue {
  readonly origin: string;
  readonly inclusive?: boolean | undefined;
}

function tooSmall(issue: SizeIssue & { readonly minimum: number | bigint }): string {
  const least = Number(issue.minimum);
  if (issue.origin === 'string')
    return least <= 1 ? 'Поле не должно быть пустым' : `Не короче ${least} ${signs(least)}`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Нужно не меньше: ${least}`;
  return issue.inclusive === false ? `Ожидается число больше ${least}` : `Ожидается число не меньше ${least}`;
}

function tooBig(issue: SizeIssue & { readonly maximum: number | bigint }): string {
  const most = Number(issue.maximum);
  if (issue.origin === 'string') return `Не длиннее ${most} ${signs(most)}`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Слишком много: не больше ${most}`;
  return issue.inclusive === false ? `Ожидается число меньше ${most}` : `Ожидается число не больше ${most}`;
}

/** Genitive of «знак»: after «не короче 1», «не длиннее 21» the singular, otherwise the plural. */
function signs(count: number): string {
  return count % 10 === 1 && count % 100 !== 11 ? 'знака' : 'знаков';
}

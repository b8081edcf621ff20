import { z } from 'zod';

/** Every error code of the wire with its HTTP status and Russian title: the only list of them. */
export const problems = {
  VALIDATION: { status: 400, title: 'Проверьте введённые данные' },
  DATE_OUT_OF_RANGE: { status: 400, title: 'Дата вне диапазона 1800–2399 годов' },
  INVALID_CODE: { status: 400, title: 'Код неверен или устарел' },
  LIMIT_EXCEEDED: { status: 400, title: 'Слишком большой запрос' },
  CONFLICTING_OPTIONS: { status: 400, title: 'Настройки исключают друг друга' },
  UNAUTHORIZED: { status: 401, title: 'Нужно войти' },
  INVALID_CREDENTIALS: { status: 401, title: 'Неверный email или пароль' },
  INVALID_REFRESH_TOKEN: { status: 401, title: 'Сессия завершена, войдите снова' },
  QUOTA_EXHAUSTED: { status: 402, title: 'Генерации на этот период закончились' },
  FORBIDDEN: { status: 403, title: 'Нет доступа' },
  PRODUCT_REQUIRED: { status: 403, title: 'Нужен продукт, который открывает этот раздел' },
  /** 401 where sign-in itself asks for the code. */
  SECOND_FACTOR_REQUIRED: { status: 403, title: 'Нужен код второго фактора' },
  NOT_FOUND: { status: 404, title: 'Не найдено' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Метод не поддерживается' },
  USER_EXISTS: { status: 409, title: 'Пользователь с таким email уже зарегистрирован' },
  USER_ALREADY_EXISTS: { status: 409, title: 'Пользователь с таким email уже существует' },
  AMBIGUOUS_TIME: { status: 409, title: 'Это время было на часах дважды' },
  SKIPPED_TIME: { status: 409, title: 'Такого времени на часах не было' },
  CONFLICT: { status: 409, title: 'Данные изменились, обновите страницу' },
  VERSION_CONFLICT: { status: 409, title: 'Это уже изменили в другом окне' },
  SLOT_TAKEN: { status: 409, title: 'Этот час уже заняли' },
  BODY_TOO_LARGE: { status: 413, title: 'Слишком большой запрос' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Неизвестный формат данных' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'Этим ключом уже отправлен другой запрос' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Слишком много запросов' },
  INTERNAL: { status: 500, title: 'Внутренняя ошибка' },
  UNAVAILABLE: { status: 503, title: 'Сервис временно недоступен' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 problem document. `detail` is Russian and fit to show to a person. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** When used generations come back. */
  resetsAt: z.string().optional(),
  /** What stands now in place of what a change was made over. */
  current: z.unknown().optional(),
  /** The two readings of an ambiguous or skipped local time. */
  candidates: z.array(z.object({ utcOffsetSeconds: z.number(), instant: z.string() })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;

/**
 * Texts of the product's error catalogue, punctuation to the letter: some end in «!», their twins do not.
 * Source: the product's specification, section 8.
 */
export const toasts = {
  loginFailed: { tone: 'bad', text: 'Не удалось авторизовать пользователя!' },
  restoreFailed: { tone: 'bad', text: 'Не удалось авторизовать пользователя' },
  userFailed: { tone: 'bad', text: 'Не удалось загрузить данные пользователя' },
  productsFailed: { tone: 'bad', text: 'Не удалось загрузить список продуктов пользователя' },
  contentPlansFailed: { tone: 'bad', text: 'Не удалось загрузить контент-планы пользователя' },
  tempUserFailed: { tone: 'bad', text: 'Не удалось создать временного пользователя!' },
  registerFailed: { tone: 'bad', text: 'Не удалось зарегистрировать пользователя!' },
  resetRequestFailed: { tone: 'bad', text: 'Не удалось отправить код сброса!' },
  resetFailed: { tone: 'bad', text: 'Не удалось сбросить пароль!' },
  loggedOut: { tone: 'info', text: 'Вы вышли из аккаунта!' },
} as const satisfies Record<string, { tone: 'bad' | 'info'; text: string }>;

export type ToastId = keyof typeof toasts;

/** What a form says when the server gave no words of its own. Source: the specification, section 4. */
export const defaultErrors = {
  login: 'Ошибка логина',
  register: 'Ошибка регистрации',
  resetRequest: 'Ошибка отправки кода',
  reset: 'Ошибка сброса пароля',
  tempUser: 'Ошибка создания временного пользователя',
} as const;

/** Refusals that are said beside the form and raise no toast. Source: the specification, section 8. */
export const quietErrors = {
  USER_ALREADY_EXISTS: 'Пользователь с таким email уже существует',
  USER_EXISTS: 'Пользователь с таким email уже зарегистрирован',
} as const;

import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, hashCost, rowCost } from './endpoint.ts';
import { passwordField, secondCodeField } from './person-fields.ts';
import { instant } from './time-fields.ts';

const own = { tag: 'auth', access: 'user', params: nothing, query: nothing, host: 'accounts' } as const;
const path = '/v3/auth/second_factor';

const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Sign-in asks for a code as well; the console asks for it in any case. */
  forSignIn: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Until when this session counts as signed in with both factors; null = it does not. */
  passedUntil: instant.nullable(),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const passed = z.object({ passedUntil: instant });

export const getSecondFactor = endpoint({
  ...own,
  method: 'GET',
  path,
  cost: rowCost,
  summary: 'Второй фактор: включён ли и до какого времени им подтверждена эта сессия',
  body: noBody,
  response: secondFactorSchema,
});

export const passSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path,
  cost: rowCost,
  summary: 'Код из приложения (или запасной): сессия подтверждена на 12 часов',
  body: z.strictObject({ code: secondCodeField }),
  response: passed,
});

export const changeSecondFactor = endpoint({
  ...own,
  method: 'PUT',
  path,
  cost: rowCost,
  summary: 'Спрашивать ли код при входе; сессия подтверждена вторым фактором',
  body: z.strictObject({ forSignIn: z.boolean() }),
  response: secondFactorSchema,
});

export const turnOffSecondFactor = endpoint({
  ...own,
  method: 'DELETE',
  path,
  cost: rowCost,
  summary: 'Выключить второй фактор; сессия подтверждена вторым фактором',
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/begin`,
  cost: hashCost,
  summary: 'Ключ для приложения с кодами; нужен пароль, до первого кода ничего не меняется',
  body: z.strictObject({ password: passwordField }),
  response: z.object({
    /** Base32, as an application takes it by hand. */
    secret: z.string(),
    /** `otpauth://…`, as an application takes it from a picture. */
    uri: z.string(),
  }),
});

export const turnOnSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/turn_on`,
  cost: rowCost,
  summary: 'Включить второй фактор первым кодом; запасные коды показываются один раз',
  body: z.strictObject({ code: secondCodeField }),
  response: z.object({ ...recoveryCodes.shape, ...passed.shape }),
});

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/recovery_codes`,
  cost: rowCost,
  summary: 'Новые запасные коды вместо прежних; сессия подтверждена вторым фактором',
  body: noBody,
  response: recoveryCodes,
});

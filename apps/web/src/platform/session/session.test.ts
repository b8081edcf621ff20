import type { ProblemCode } from '@nebosvod/contracts/problem';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { type KeyValueStorage, TokenStore } from '../api/token-store.ts';
import { Session } from './session.ts';
import type { OwnedProduct, SessionCalls, SessionUser } from './session-calls.ts';
import { defaultErrors, type ToastId, toasts } from './toasts.table.ts';

const anna: SessionUser = {
  id: 'u1',
  email: 'anna@example.ru',
  name: 'Анна',
  isTemporary: false,
  isEmailConfirmed: true,
  role: 'user',
  createdAt: '2026-11-21T06:00:00.000Z',
  deleteAfter: null,
};
const veda: OwnedProduct = { id: 14, title: 'Основы', expiresAt: null, quota: null };
const refused = (code: ProblemCode, status: number, detail = 'слова сервера') =>
  new ApiProblem(code, status, { type: '', title: '', status, code, detail, requestId: 'r' });
const consents = { offer: true, personalData: true } as const;

let values: Map<string, string>;
let said: string[];
let goals: string[];
let homeGone: number;
let loggedOut: string[];
let forgotten: number;
let path: string;
let isLeft: boolean;
let calls: SessionCalls;
let session: Session;

beforeEach(() => {
  values = new Map();
  said = [];
  goals = [];
  homeGone = 0;
  loggedOut = [];
  forgotten = 0;
  path = '/home/faq';
  isLeft = false;
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  calls = {
    login: async () => ({ accessToken: 'a', refreshToken: 'r' }),
    logout: async (token) => void loggedOut.push(token),
    register: async () => undefined,
    createTempUser: async (email) => ({ email, expiresAt: '' }),
    confirm: async () => ({ accessToken: 'a', refreshToken: 'r' }),
    setPassword: async () => undefined,
    claimAccount: async () => undefined,
    requestPasswordReset: async () => undefined,
    resetPassword: async () => undefined,
    userByEmail: async () => anna,
    products: async () => [veda],
  };
  session = new Session({
    calls,
    tokens: new TokenStore(storage),
    toast: (id: ToastId) => void said.push(toasts[id].text),
    goal: (goal) => void goals.push(goal),
    goHome: () => void homeGone++,
    currentPath: () => path,
    onPersonChange: () => undefined,
    onLogout: () => void forgotten++,
    later: () => (isLeft ? new Promise(() => undefined) : Promise.resolve()),
  });
});

const fail = (name: keyof SessionCalls, error: Error) => {
  Object.assign(calls, { [name]: () => Promise.reject(error) });
};
const store = (email: string, token: string) => {
  values.set('userEmail', email);
  values.set('userToken', token);
  values.set('refreshToken', 'r');
};

describe('the catalogue', () => {
  it('keeps the exact punctuation of the specification', () => {
    expect(Object.values(toasts).map((one) => one.text)).toEqual([
      'Не удалось авторизовать пользователя!',
      'Не удалось авторизовать пользователя',
      'Не удалось загрузить данные пользователя',
      'Не удалось загрузить список продуктов пользователя',
      'Не удалось загрузить контент-планы пользователя',
      'Не удалось создать временного пользователя!',
      'Не удалось зарегистрировать пользователя!',
      'Не удалось отправить код сброса!',
      'Не удалось сбросить пароль!',
      'Вы вышли из аккаунта!',
    ]);
    expect(
      Object.entries(toasts)
        .filter(([, one]) => one.tone === 'info')
        .map(([id]) => id),
    ).toEqual(['loggedOut']);
  });
});

describe('start', () => {
  it.each([
    ['', ''],
    ['anna@example.ru', ''],
    ['', 'a'],
  ])('with email «%s» and token «%s» is a guest in silence', async (email, token) => {
    store(email, token);
    await session.start();
    expect([said, goals, homeGone, values.size]).toEqual([[], ['user_guest'], 0, 0]);
    expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: false, error: null });
  });

  it('with stored credentials fetches the person, then the products', async () => {
    store('anna@example.ru', 'a');
    await session.start();
    expect([said, goals, homeGone]).toEqual([[], ['user_authorized'], 0]);
    expect(session.state).toMatchObject({
      auth: { isAuthenticated: true, isLoading: false },
      user: anna,
      products: [veda],
    });
  });

  it.each([
    ['userByEmail', 'Не удалось загрузить данные пользователя'],
    ['products', 'Не удалось загрузить список продуктов пользователя'],
  ] as const)('with a failing %s logs out with both toasts and no info toast', async (name, text) => {
    store('anna@example.ru', 'a');
    fail(name, refused('INTERNAL', 500));
    await session.start();
    expect(said).toEqual([text, 'Не удалось авторизовать пользователя']);
    expect([goals, homeGone, values.size]).toEqual([['user_guest'], 0, 0]);
    expect(session.state.auth.isAuthenticated).toBe(false);
  });

  it('keeps the person of a page that is left while it waits, and loses them to a network that is away', async () => {
    store('anna@example.ru', 'a');
    fail('userByEmail', new ApiProblem('NETWORK', null));
    isLeft = true;
    void session.start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([said, values.get('userToken'), values.get('refreshToken')]).toEqual([[], 'a', 'r']);
    isLeft = false;
    await session.start();
    expect([said.length, values.size]).toEqual([2, 0]);
  });

  it('leaves for the homepage only from a page that needs sign-in', async () => {
    store('anna@example.ru', 'a');
    path = '/home/profile';
    fail('userByEmail', refused('INTERNAL', 500));
    await session.start();
    expect(homeGone).toBe(1);
  });
});

describe('login', () => {
  it('stores both tokens and the email and authenticates', async () => {
    await expect(session.login('anna@example.ru', 'тайна')).resolves.toBe(true);
    expect(Object.fromEntries(values)).toEqual({ userEmail: 'anna@example.ru', userToken: 'a', refreshToken: 'r' });
    expect(session.state).toMatchObject({
      auth: { isAuthenticated: true, isLoading: false, error: null },
      user: anna,
      products: [veda],
    });
    expect(said).toEqual([]);
  });

  it('refused: toast, the server’s words beside the form, a guest', async () => {
    fail('login', refused('INVALID_CREDENTIALS', 401));
    await expect(session.login('anna@example.ru', 'x')).resolves.toBe(false);
    expect(said).toEqual(['Не удалось авторизовать пользователя!']);
    expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: false, error: 'слова сервера' });
  });

  it('asks for the code of a second factor without a toast, and repeats with it', async () => {
    fail('login', refused('SECOND_FACTOR_REQUIRED', 401));
    await expect(session.login('anna@example.ru', 'тайна')).resolves.toBe(false);
    expect([session.needsCode, session.state.auth.error, said]).toEqual([true, 'слова сервера', []]);
    fail('login', refused('INVALID_CODE', 400));
    await session.login('anna@example.ru', 'тайна', '000000');
    expect([session.needsCode, said]).toEqual([true, []]);
    fail('login', refused('INVALID_CREDENTIALS', 401));
    await session.login('anna@example.ru', 'x', '000000');
    expect([session.needsCode, said]).toEqual([false, ['Не удалось авторизовать пользователя!']]);
  });

  it('that fails without words says the default', async () => {
    fail('login', new ApiProblem('UNKNOWN', 502));
    await session.login('anna@example.ru', 'x');
    expect(session.state.auth.error).toBe('Ошибка логина');
  });

  it('whose person cannot be read logs out with that toast alone', async () => {
    fail('userByEmail', refused('INTERNAL', 500));
    await expect(session.login('anna@example.ru', 'x')).resolves.toBe(false);
    expect(said).toEqual(['Не удалось загрузить данные пользователя']);
    expect([session.state.auth.isAuthenticated, values.size]).toEqual([false, 0]);
  });

  it('whose products cannot be read stays signed in with none and can retry', async () => {
    fail('products', refused('INTERNAL', 500));
    await expect(session.login('anna@example.ru', 'x')).resolves.toBe(true);
    expect(said).toEqual(['Не удалось загрузить список продуктов пользователя']);
    expect(session.state).toMatchObject({ auth: { isAuthenticated: true }, products: [], productsFailed: true });
    calls.products = async () => [veda];
    await session.reloadProducts();
    expect(session.state).toMatchObject({ products: [veda], productsFailed: false });
  });
});

describe('forms', () => {
  const attempts = [
    [
      'register',
      () => session.register({ email: 'a@b.ru', password: 'долгий пароль', consents }),
      'Не удалось зарегистрировать пользователя!',
      defaultErrors.register,
    ],
    [
      'createTempUser',
      () => session.createTempUser('a@b.ru'),
      'Не удалось создать временного пользователя!',
      defaultErrors.tempUser,
    ],
    [
      'requestPasswordReset',
      () => session.requestPasswordReset('a@b.ru'),
      'Не удалось отправить код сброса!',
      defaultErrors.resetRequest,
    ],
    [
      'resetPassword',
      () => session.resetPassword('a@b.ru', '12345678', 'долгий пароль'),
      'Не удалось сбросить пароль!',
      defaultErrors.reset,
    ],
  ] as const;

  it.each(attempts)(
    '%s sets loading, clears the error, clears loading and does not authenticate',
    async (_, attempt) => {
      fail('login', refused('INVALID_CREDENTIALS', 401));
      await session.login('a@b.ru', 'x');
      const running = attempt();
      expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: true, error: null });
      await expect(running).resolves.toBe(true);
      expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: false, error: null });
    },
  );

  it.each(attempts)('%s that fails says its toast and its default error', async (name, attempt, text, fallback) => {
    fail(name, new ApiProblem('UNKNOWN', 500));
    await expect(attempt()).resolves.toBe(false);
    expect(said).toEqual([text]);
    expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: false, error: fallback });
  });

  it('the two 409 are said beside the form without a toast', async () => {
    fail('createTempUser', refused('USER_ALREADY_EXISTS', 409));
    await session.createTempUser('a@b.ru');
    expect(session.state.auth.error).toBe('Пользователь с таким email уже существует');
    fail('register', refused('USER_EXISTS', 409));
    await session.register({ email: 'a@b.ru', password: 'долгий пароль', consents });
    expect(session.state.auth.error).toBe('Пользователь с таким email уже зарегистрирован');
    expect(said).toEqual([]);
  });

  it('confirm signs a temporary user in and only proves the address of a registered one', async () => {
    await expect(session.confirm('anna@example.ru', '12345678')).resolves.toBe(true);
    expect(session.state.auth.isAuthenticated).toBe(true);
    session.logout();
    calls.confirm = async () => null;
    await expect(session.confirm('anna@example.ru', '12345678')).resolves.toBe(true);
    expect(session.state.auth.isAuthenticated).toBe(false);
  });
});

describe('the end', () => {
  it('logout clears all three keys and what the device has of the person, goes home, says so and ends the server’s session', async () => {
    await session.login('anna@example.ru', 'x');
    session.logout();
    expect([values.size, homeGone, said, loggedOut]).toEqual([0, 1, ['Вы вышли из аккаунта!'], ['r']]);
    expect(forgotten).toBe(1);
    expect(session.state.auth).toEqual({ isAuthenticated: false, isLoading: false, error: null });
  });

  it('a lost session goes home without a toast of the catalogue', async () => {
    await session.login('anna@example.ru', 'x');
    session.lost();
    expect([homeGone, said, session.state.auth.isAuthenticated]).toEqual([1, [], false]);
    // What was typed waits for the same person.
    expect(forgotten).toBe(0);
  });

  it('follows another tab out and in without a word', async () => {
    await session.login('anna@example.ru', 'x');
    values.clear();
    await session.storageChanged();
    expect(session.state.auth.isAuthenticated).toBe(false);
    store('anna@example.ru', 'b');
    await session.storageChanged();
    expect([session.state.auth.isAuthenticated, said]).toEqual([true, []]);
  });

  it('an answer that comes after logout changes nothing', async () => {
    let answer: (user: SessionUser) => void = () => undefined;
    calls.userByEmail = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    store('anna@example.ru', 'a');
    const starting = session.start();
    session.logout();
    answer(anna);
    await starting;
    expect(session.state.auth.isAuthenticated).toBe(false);
  });
});

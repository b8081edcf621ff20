import { expect, it } from 'vitest';
import { rolesOf, withRoles } from './roles.ts';

it('roles follow two different genders and nobody is asked', () => {
  expect(rolesOf('female', 'male', null)).toEqual({ groom: 'second', isAsked: false });
  expect(rolesOf('male', 'female', 'second')).toEqual({ groom: 'first', isAsked: false });
});

it('one gender proposes the other role; the answer goes over it', () => {
  expect(rolesOf('female', undefined, null)).toEqual({ groom: 'second', isAsked: true });
  expect(rolesOf(undefined, 'female', null)).toEqual({ groom: 'first', isAsked: true });
  expect(rolesOf(undefined, 'female', 'second')).toEqual({ groom: 'second', isAsked: true });
});

it('with no gender, or two alike, nothing is guessed', () => {
  expect(rolesOf(undefined, undefined, null)).toEqual({ groom: null, isAsked: true });
  expect(rolesOf('male', 'male', null)).toEqual({ groom: null, isAsked: true });
  expect(rolesOf('female', 'female', 'first')).toEqual({ groom: 'first', isAsked: true });
});

it('the request names the roles by gender', () => {
  const one = { date: '1990-05-17', time: null, latitude: 1, longitude: 2 };
  expect(withRoles(one, { ...one, gender: 'male' }, 'first')).toMatchObject({
    first: { gender: 'male' },
    second: { gender: 'female' },
  });
});

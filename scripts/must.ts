/**
 * For tests: what has to be there, without `undefined` in its type.
 * @throws Error that fails the test when it is not there
 */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a value, there is none');
  return value;
}

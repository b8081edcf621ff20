/** The database cannot be asked now: the answer is 503 with Retry-After, not 500. */
export class DatabaseUnavailableError extends Error {}

/** Network trouble as Node names it. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATEs that pass by themselves: connection exceptions (08), disk full and too many connections (53),
 * shutdown and starting up (57P), a lock or statement that took too long (55P03, 57014), a read-only standby (25006),
 * a transaction that was idle too long (25P03), one that lost to another (40001, 40P01).
 */
const passingStates = /^(08...|53...|57P0.|55P03|57014|25006|25P03|40001|40P01)$/;

/** What `pg` throws without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/** Whether an error means "the database is away", as opposed to "the query is wrong". */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (driverMessages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isNetwork = networkCodes.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || passingStates.test(code);
}

/** Whether the connection that threw must not be used again. */
export function isConnectionBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|57P0.|25P03)$/.test(code)) return true;
  return driverMessages.test(error.message) || networkCodes.has(code);
}

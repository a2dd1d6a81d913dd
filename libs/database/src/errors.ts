const UNIQUE_VIOLATION = '23505';
/** U+0000 in a text, or escaped in a JSON: Postgres has no place for it. */
const unstorable = new Set(['22021', '22P05']);
/** Postgres is starting, stopping or gone; Node's own codes for a lost connection. */
const gone = ['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT'];
/** A write where nothing can be written: it does not lead any more, or is closed. */
const READ_ONLY = '25006';
/** It does not lead any more, or has no connection left. */
const elsewhere = [READ_ONLY, '53300'];
/** A statement, a lock or a silence that took too long: Postgres gave it up. */
const tooLong = ['57014', '55P03', '25P03'];
const unavailable = new Set([...gone, ...elsewhere, ...tooLong]);
/** With this PgBouncer ends a connection whose server it lost or did not find. From Postgres itself it is an error of ours, which ends nothing. */
const POOLER_ENDED = '08P01';

type DriverError = { code?: unknown; severity?: unknown; constraint?: unknown; message?: unknown; driverError?: DriverError };

/** The name of the unique constraint that an insert broke, or undefined for every other error. */
export function uniqueViolation(error: unknown): string | undefined {
  const cause = driverErrorOf(error);
  return cause?.code === UNIQUE_VIOLATION && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}

/** Whether a text held what Postgres cannot keep: no schema stopped it on its way, and still it is its sender's fault, not ours. */
export function textUnstorable(error: unknown): boolean {
  const cause = driverErrorOf(error);
  return typeof cause?.code === 'string' && unstorable.has(cause.code);
}

/** Whether the database could not be reached, or did not answer in time: the caller may try again soon. */
export function databaseUnavailable(error: unknown): boolean {
  const cause = driverErrorOf(error);
  if (typeof cause?.code === 'string' && unavailable.has(cause.code)) return true;
  if (cause?.code === POOLER_ENDED && cause.severity === 'FATAL') return true;
  return (
    typeof cause?.message === 'string' && /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(cause.message)
  );
}

/** Whether a write was refused where only reads are taken. */
export function databaseReadOnly(error: unknown): boolean {
  return driverErrorOf(error)?.code === READ_ONLY;
}

/** Whether a replica gave up a read because it had to replay what the read still needed: the primary can answer it. */
export function replicaConflict(error: unknown): boolean {
  return driverErrorOf(error)?.code === '40001';
}

/** Whether two transactions waited for each other, and Postgres ended this one: done again, it succeeds. */
export function deadlocked(error: unknown): boolean {
  return driverErrorOf(error)?.code === '40P01';
}

function driverErrorOf(error: unknown): DriverError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const outer = error as DriverError;
  return outer.driverError ?? outer;
}

/** A fault whose message is all that a person needs: what is wrong and what to do. It is printed without a stack. */
export class ClearFault extends Error {
  override readonly name = 'ClearFault';
  readonly exitCode: number = 1;
}

/** This machine has not what was asked for, such as packages or the rights of root: nothing was tried, so nothing is known. */
export class NotOnThisMachine extends ClearFault {
  override readonly exitCode = 3;
}

/** The message to print, and the stack only when nobody foresaw the fault. */
export function faultText(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full. Make room, then start again.';
  if (error instanceof ClearFault) return error.message;
  if (error instanceof Error) return error.name === 'ConfigError' ? error.message : (error.stack ?? error.message);
  return String(error);
}

/** Node says ENOSPC, Postgres says 53100, child processes only say it in words. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === '53100' || /no space left on device/i.test(error.message) || isDiskFull(error.cause);
}

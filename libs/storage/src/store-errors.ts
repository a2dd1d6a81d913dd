const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);
/** Nobody there, or nobody who answers in time. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'TimeoutError',
];
/** The folder is on a disk that is full, or takes nothing. */
const diskFaults = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
const unavailable: ReadonlySet<unknown> = new Set([...unreachable, ...diskFaults, 'SlowDown']);
const INTERNAL_ERROR = 500;

type DriverFault = { readonly code?: unknown; readonly name?: unknown; readonly $metadata?: { readonly httpStatusCode?: unknown } };
type Wrapped = { readonly code?: unknown; readonly cause?: DriverFault };

/** Whether the object store was asked for what it does not have. */
export function isMissing(error: unknown): boolean {
  const fault = (error as Wrapped).cause;
  return missing.has(fault?.code) || missing.has(fault?.name);
}

/** Whether the object store could not be reached, did not answer in time or is out of order: the caller may try again soon. */
export function storeUnavailable(error: unknown): boolean {
  const fault = faultOf(error);
  const status = fault?.$metadata?.httpStatusCode;
  return unavailable.has(fault?.code) || unavailable.has(fault?.name) || (typeof status === 'number' && status >= INTERNAL_ERROR);
}

/** flydrive wraps what its driver threw, but for lists: a code of the file system or of the network, or a name of S3. Nobody else's errors are the store's. */
function faultOf(error: unknown): DriverFault | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('$metadata' in error) return error as DriverFault;
  const { code, cause } = error as Wrapped;
  return typeof code === 'string' && code.startsWith('E_CANNOT_') ? cause : undefined;
}

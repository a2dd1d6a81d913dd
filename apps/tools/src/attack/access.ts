import { mayUse, staffRoles, type StaffRole } from '#contracts-admin';
import type { Operation } from './operations.js';
import type { CallerKind } from './person.js';
import type { RawAnswer } from './raw-request.js';

/** How the door refuses somebody before anybody looks at what was sent; null where it lets them in. */
export type Refusal = 'authentication_required' | 'forbidden' | null;

export const callerKinds: readonly CallerKind[] = ['visitor', 'free', 'premium', 'banned', ...staffRoles];

const isStaff = (kind: CallerKind): kind is StaffRole => (staffRoles as readonly string[]).includes(kind);

/** What the description of the API says of a caller: a session of members says nothing about one of staff, and a ban ends a session. */
export function declaredRefusal({ access, right }: Pick<Operation, 'access' | 'right'>, kind: CallerKind): Refusal {
  if (access === 'anybody') return null;
  if (access === 'member') return kind === 'free' || kind === 'premium' ? null : 'authentication_required';
  if (!isStaff(kind)) return 'authentication_required';
  return right && !mayUse([kind], right) ? 'forbidden' : null;
}

export function refusalIn({ status, body }: Pick<RawAnswer, 'status' | 'body'>): Refusal {
  if (status !== 403) return null;
  const code = /^\{"error":"(\w+)"/.exec(body)?.[1];
  return code === 'authentication_required' || code === 'forbidden' ? code : null;
}

/** Everybody who may come past the door of an operation, or of staff one of them. */
export function whoMayAsk({ access, right }: Pick<Operation, 'access' | 'right'>): readonly CallerKind[] {
  if (access === 'anybody') return ['visitor', 'free', 'premium'];
  if (access === 'member') return ['free', 'premium'];
  const may = staffRoles.filter((role) => !right || mayUse([role], right));
  return may.includes('owner') ? ['owner'] : may.slice(0, 1);
}

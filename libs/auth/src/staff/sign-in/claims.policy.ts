import type { StaffIssuerConfig } from '#config';
import { readEmail } from '#contracts';
import { staffRoles, type StaffRole } from '#contracts-admin';

export type Claims = Readonly<Record<string, unknown>>;
/** What a sign-in service said of somebody, as far as it counts here. */
export type SaidOf = {
  readonly subject: string;
  /** Undefined unless the service has confirmed it: an address that somebody only typed there is nobody's. */
  readonly email: string | undefined;
  readonly hasSecondFactor: boolean;
  /** What it leaves of anybody's roles; undefined: it has no say in them. */
  readonly onlyRoles: readonly StaffRole[] | undefined;
};

export function readClaims(claims: Claims, { secondFactors, roles }: Pick<StaffIssuerConfig, 'secondFactors' | 'roles'>): SaidOf {
  const { sub: subject, email, email_verified: isConfirmed, amr, acr } = claims;
  const shown = [...textsOf(amr), ...textsOf(acr)];
  return {
    subject: typeof subject === 'string' ? subject : '',
    email: isConfirmed === true && typeof email === 'string' ? readEmail(email) : undefined,
    hasSecondFactor: shown.some((one) => secondFactors.includes(one)),
    onlyRoles: roles && rolesIn(textsOf(claims[roles.claim]), roles.map),
  };
}

/** Whether something has to be asked for that the service did not say at once. */
export const lacksClaims = (claims: Claims, { roles }: Pick<StaffIssuerConfig, 'roles'>): boolean =>
  claims['email'] === undefined || (roles !== undefined && claims[roles.claim] === undefined);

/** The roles that an owner gave, as far as the service leaves them: it adds none. */
export const leftOf = (given: readonly StaffRole[], onlyRoles: readonly StaffRole[] | undefined): readonly StaffRole[] =>
  onlyRoles ? given.filter((role) => onlyRoles.includes(role)) : given;

/** A claim that is not there leaves nothing: a service that forgets it must not open more than it says. */
function rolesIn(named: readonly string[], map: ReadonlyMap<string, readonly string[]>): StaffRole[] {
  const meant = new Set(named.flatMap((name) => map.get(name) ?? []));
  return staffRoles.filter((role) => meant.has(role));
}

const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');

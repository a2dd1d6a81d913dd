import type { Settings } from './settings/index.js';

/** The service by which staff may sign in. */
export interface StaffIssuerConfig {
  /** As the service writes it; it names itself so in all that it signs. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the login calls it. */
  readonly name: string;
  /** With their ports: the issuer's own, and those besides. */
  readonly hosts: readonly string[];
  readonly secondFactors: readonly string[];
  /** Undefined: roles are a matter of this house alone. */
  readonly roles: { readonly claim: string; readonly map: ReadonlyMap<string, readonly string[]> } | undefined;
  /** Where the service leads back to. */
  readonly answerUrl: string;
}

/** Half a sign-in service would be found out only by who cannot come in. */
export function staffIssuerFaults(settings: Settings, mayBeAsked: (url: string) => boolean): string[] {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_ROLE_CLAIM: claim, STAFF_OIDC_ROLES: roles } = settings;
  const faults: string[] = [];
  const given = [issuer, settings.STAFF_OIDC_CLIENT_ID, settings.STAFF_OIDC_CLIENT_SECRET].filter(Boolean).length;
  if (given > 0 && given < 3)
    faults.push('STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET belong together: give all or none');
  if (issuer && !mayBeAsked(issuer)) faults.push('STAFF_OIDC_ISSUER must begin with https://; only a demo may have one on this machine');
  if (Boolean(claim) !== Boolean(roles)) faults.push('STAFF_OIDC_ROLE_CLAIM and STAFF_OIDC_ROLES belong together: give both or none');
  return faults;
}

/** `office` is the origin under which the back office is reached. */
export function toStaffIssuer(settings: Settings, office: string): StaffIssuerConfig | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const { host } = new URL(issuer);
  const map = (settings.STAFF_OIDC_ROLES ?? []).map((text) => {
    const [theirs = '', ours = ''] = text.split('=');
    return [theirs.trim(), ours.split('+')] as const;
  });
  return {
    issuer,
    clientId,
    clientSecret,
    name: settings.STAFF_OIDC_NAME ?? host,
    hosts: [host, ...(settings.STAFF_OIDC_HOSTS ?? []).map((one) => one.toLowerCase())],
    secondFactors: settings.STAFF_OIDC_SECOND_FACTORS,
    roles: settings.STAFF_OIDC_ROLE_CLAIM ? { claim: settings.STAFF_OIDC_ROLE_CLAIM, map: new Map(map) } : undefined,
    answerUrl: `${office}/api/admin/sign-in/answer`,
  };
}

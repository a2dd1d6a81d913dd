import type { Settings } from './settings/index.js';

/** As nodemailer takes it. */
export interface DkimConfig {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

export function dkimFaults({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Settings): string[] {
  const given = [DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].filter(Boolean).length;
  return given > 0 && given < 3 ? ['DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: give all or none'] : [];
}

/** Undefined: the mail server signs, or nobody does. */
export function toDkim(settings: Settings): DkimConfig | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = settings;
  if (!domainName || !keySelector || !privateKey) return undefined;
  return { domainName, keySelector, privateKey };
}

import { ownCmHosts, type Settings } from './settings/index.js';

/** The account at CM.com by which SMS go out. */
export interface SmsConfig {
  readonly productToken: string;
  /** As a phone shows it. */
  readonly sender: string;
  readonly endpoint: string;
}

/** Half an account would be found out only by a member who waits for a code; and the token goes to nobody but its owner. */
export function smsFaults({ APP_MODE, CM_PRODUCT_TOKEN, SMS_SENDER, CM_ENDPOINT }: Settings): string[] {
  const faults: string[] = [];
  if (Boolean(CM_PRODUCT_TOKEN) !== Boolean(SMS_SENDER)) faults.push('CM_PRODUCT_TOKEN and SMS_SENDER belong together: give both or none');
  const { protocol, host } = new URL(CM_ENDPOINT);
  if (APP_MODE === 'production' && !(protocol === 'https:' && ownCmHosts.includes(host)))
    faults.push(`CM_ENDPOINT must begin with ${ownCmHosts.map((own) => `https://${own}/`).join(' or ')} in production`);
  return faults;
}

/** Undefined: no SMS go out, but for a demo, whose SMS are in its mailbox. */
export function toSms({ CM_PRODUCT_TOKEN: productToken, SMS_SENDER: sender, CM_ENDPOINT: endpoint }: Settings): SmsConfig | undefined {
  return productToken && sender ? { productToken, sender, endpoint } : undefined;
}

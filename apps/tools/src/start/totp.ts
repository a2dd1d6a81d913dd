import { Secret, TOTP } from 'otpauth';
import { ClearFault } from '../clear-fault.js';
import { demoStaff } from './demo-logins.js';

/** `totp owner`: the six digits of this moment, for who has no authenticator app at hand. */
export async function totp([role]: readonly string[]): Promise<void> {
  const staff = demoStaff.find((login) => login.role === role);
  if (!staff) throw new ClearFault(`Use: node apps/tools/run.mjs totp ${demoStaff.map((login) => login.role).join('|')}`);
  console.log(new TOTP({ secret: Secret.fromBase32(staff.totpSecret) }).generate());
}

import { demoMembers, demoStaff } from './demo-logins.js';
import type { Product } from './product.js';

/** What a person needs to begin: the address, who they can be, and where the mails are. */
export function welcome(product: Product, seconds: number): string {
  const [main = '', ...others] = product.urls;
  const members = demoMembers.map(({ kind, email, password }) => `    ${kind.padEnd(10)} ${email.padEnd(24)} ${password}`);
  const staff = demoStaff.map(
    ({ role, email, password, totpSecret }) => `    ${role.padEnd(10)} ${email.padEnd(24)} ${password}  ${totpSecret}`,
  );
  return [
    '',
    `  Ready after ${seconds.toFixed(1)} s, with ${product.members} members${stillToCome(product)}`,
    '',
    `  Members      ${main}${others.map((url) => `, ${url}`).join('')}`,
    `  Back office  ${main}/admin`,
    `  Mailbox      ${main}/dev/mailbox   (every mail, SMS and push of the demo)`,
    `  Data, logs   ${product.dataDir}`,
    '',
    '  Members, with their password',
    ...members,
    '  Staff, with password and TOTP secret (or: node apps/tools/run.mjs totp owner)',
    ...staff,
    '',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n');
}

const stillToCome = ({ members, wanted }: Product): string =>
  wanted > members ? `; ${wanted - members} more come in the next minute, while you look around` : '';

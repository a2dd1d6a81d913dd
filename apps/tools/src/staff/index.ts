import { randomBytes } from 'node:crypto';
import { Passwords, StaffAccounts, type GivenDevice } from '#auth';
import { loadStartSettings } from '#config';
import { uniqueViolation } from '#database';
import { ClearFault } from '../clear-fault.js';
import { withClient } from '../with-client.js';
import { wishesIn, type NewPerson, type RoleChange } from './wishes.js';

const PASSWORD_BYTES = 15;

/**
 * Makes an account of staff, or gives somebody other roles, in the database that DATABASE_OWNER_URL names: the app's own role may not.
 */
export async function staff(args: readonly string[]): Promise<void> {
  const wishes = wishesIn(args);
  const { DATABASE_OWNER_URL: ownerUrl, APP_SECRET: appSecret } = loadStartSettings();
  if (!ownerUrl || !appSecret) throw new ClearFault('Set DATABASE_OWNER_URL and APP_SECRET: accounts of staff are made by the owner.');
  await withClient(ownerUrl, async (client) => {
    const accounts = new StaffAccounts(client, new Passwords(), appSecret);
    if (wishes.kind === 'new') await createAccount(accounts, wishes);
    else if (wishes.kind === 'device') await resetDevice(accounts, wishes.email);
    else await changeRoles(accounts, wishes);
  });
}

/** Prints password and authenticator address: both are shown this one time and rest nowhere. */
async function createAccount(accounts: StaffAccounts, { email, name, roles }: NewPerson): Promise<void> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  try {
    const { totpUri, recoveryCodes } = await accounts.create({ email, name, password, roles });
    console.log(`Account:       ${email} (${roles.join(', ')})`);
    console.log(`Password:      ${password}`);
    printDevice({ totpUri, recoveryCodes });
  } catch (error) {
    if (uniqueViolation(error) !== 'staff_email') throw error;
    throw new ClearFault(`There is already an account for ${email}. To change its roles, leave out --name and say --reason.`);
  }
}

async function changeRoles(accounts: StaffAccounts, { email, roles, reason }: RoleChange): Promise<void> {
  const isChanged = await accounts.setRoles(email, roles, reason).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'staff_last_owner')) throw error;
    throw new ClearFault(`${email} is the last owner. Make somebody else an owner first.`);
  });
  if (!isChanged) throw new ClearFault(`There is no account for ${email}.`);
  console.log(roles.length > 0 ? `${email} has the roles ${roles.join(', ')} now.` : `The account of ${email} is closed.`);
  console.log('Sessions that were open have ended.');
}

/** Make sure first who asks for it. The password stays. */
async function resetDevice(accounts: StaffAccounts, email: string): Promise<void> {
  const device = await accounts.resetDevice(email).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'staff_no_password')) throw error;
    throw new ClearFault(
      `${email} has chosen no password yet, and a device alone lets nobody in. Have an owner send the link again in the office.`,
    );
  });
  if (!device) throw new ClearFault(`There is no active account for ${email}.`);
  console.log(`Account:       ${email}`);
  printDevice(device);
  console.log('Sessions that were open have ended.');
}

function printDevice({ totpUri, recoveryCodes }: GivenDevice): void {
  console.log(`Authenticator: ${totpUri}`);
  console.log('Recovery codes, each once instead of a code of the authenticator app:');
  for (const code of recoveryCodes) console.log(`  ${code}`);
  console.log('Hand all of it over safely now: it cannot be shown again.');
}

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AuditModule } from '#audit';
import { StaffAccounts, StaffModule } from '#auth';
import { ConfigModule, loadConfig } from '#config';
import { staffRoles, type StaffRole } from '#contracts-admin';
import { DatabaseModule, uniqueViolation } from '#database';
import { setLogLevel } from '#observability';
import { ClearFault } from '../services/clear-fault.js';

const issuer = 'Second Spring';
const PASSWORD_BYTES = 15;
const usage = `npm run staff -- --email anna@example.org --name "Anna Jansen" --role ${staffRoles.join('|')} [--role …]`;

type Wishes = { readonly email: string; readonly name: string; readonly roles: StaffRole[] };

/**
 * Makes an account of staff in the database that DATABASE_URL names, and prints password and authenticator address: both are shown this one
 * time and rest nowhere.
 */
export async function createStaff(args: readonly string[]): Promise<void> {
  const { email, name, roles } = wishesIn(args);
  const config = loadConfig();
  setLogLevel('error');

  @Module({ imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot([]), AuditModule, StaffModule] })
  class StaffTool {}
  const app = await NestFactory.createApplicationContext(StaffTool, { logger: ['error'], abortOnError: false });
  try {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const { totpUri } = await app.get(StaffAccounts).create({ email, name, password, roles }, issuer);
    console.log(`Account:       ${email} (${roles.join(', ')})`);
    console.log(`Password:      ${password}`);
    console.log(`Authenticator: ${totpUri}`);
    console.log('Hand both over safely now: they cannot be shown again.');
  } catch (error) {
    if (uniqueViolation(error) === 'staff_email') throw new ClearFault(`There is already an account for ${email}.`);
    throw error;
  } finally {
    await app.close();
  }
}

function wishesIn(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', multiple: true } },
  });
  const { email, name, role: wanted = [] } = values;
  const roles = staffRoles.filter((role) => wanted.includes(role));
  if (!email?.includes('@') || !name || roles.length === 0 || roles.length < new Set(wanted).size) {
    throw new ClearFault(`Say for whom and with which roles: ${usage}`);
  }
  return { email: email.trim().toLowerCase(), name, roles };
}

import { parseArgs } from 'node:util';
import { readEmail } from '#contracts';
import { staffRoles, type StaffRole } from '#contracts-admin';
import { ClearFault } from '../clear-fault.js';

export type NewPerson = { readonly kind: 'new'; readonly email: string; readonly name: string; readonly roles: StaffRole[] };
/** Device and recovery codes are lost. */
export type DeviceReset = { readonly kind: 'device'; readonly email: string };
/** No roles close the account. */
export type RoleChange = { readonly kind: 'change'; readonly email: string; readonly roles: StaffRole[]; readonly reason: string };

const usage = `
  npm run staff -- --email anna@example.org --name "Anna Jansen" --role ${staffRoles.join('|')} [--role …]
  npm run staff -- --email anna@example.org --role …|none [--role …] --reason "why"
  npm run staff -- reset-totp --email anna@example.org`;

export function wishesIn(args: readonly string[]): NewPerson | RoleChange | DeviceReset {
  if (args[0] === 'reset-totp') return { kind: 'device', email: addressIn(args.slice(1)) };
  const { email, name, reason, role: wanted = [] } = valuesOf(args);
  const roles = staffRoles.filter((role) => wanted.includes(role));
  const closes = wanted.length === 1 && wanted[0] === 'none';
  const areKnown = closes || (roles.length > 0 && roles.length === new Set(wanted).size);
  const address = readEmail(email ?? '');
  if (!address || !areKnown) throw new ClearFault(`Say for whom and with which roles:${usage}`);
  if (name && !closes) return { kind: 'new', email: address, name, roles };
  if (!name && reason?.trim()) return { kind: 'change', email: address, roles, reason: reason.trim() };
  throw new ClearFault(`Say --name for somebody new, or --reason for a change of roles:${usage}`);
}

function addressIn(args: readonly string[]): string {
  const { email, ...others } = valuesOf(args);
  const address = readEmail(email ?? '');
  if (!address || Object.keys(others).length > 0) throw new ClearFault(`Say whose device is lost:${usage}`);
  return address;
}

function valuesOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { email: text, name: text, reason: text, role: { ...text, multiple: true } } }).values;
  } catch (error) {
    throw new ClearFault(`${error instanceof Error ? error.message : String(error)}${usage}`);
  }
}

import { isWeakKey, isWeakPassword } from './secret-strength.js';
import type { Settings } from './settings/index.js';

/** What a stranger would guess: the words of an example, a name twice, letters in a row. A service without a password has other locks. */
export function secretFaults({ APP_SECRET, DATABASE_URL, DATABASE_OWNER_URL, S3_SECRET_KEY }: Settings): string[] {
  const faults: string[] = [];
  if (APP_SECRET && isWeakKey(APP_SECRET)) faults.push('APP_SECRET can be guessed: make one with openssl rand -base64 48');
  for (const [name, value] of Object.entries({ DATABASE_URL, DATABASE_OWNER_URL })) {
    if (value && hasWeakPassword(value)) faults.push(`${name} has a password that can be guessed: make one with openssl rand -hex 24`);
  }
  if (S3_SECRET_KEY && isWeakPassword(S3_SECRET_KEY)) faults.push('S3_SECRET_KEY can be guessed: make one with openssl rand -hex 24');
  return faults;
}

function hasWeakPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return password !== '' && isWeakPassword(decodeURIComponent(password), username);
}

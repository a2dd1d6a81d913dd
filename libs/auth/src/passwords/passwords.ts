import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { fitsForeign } from './foreign-passwords/stored-foreign.js';

/** argon2id with the parameters that OWASP names; 21 ms on the small machines we measured. It runs beside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const ownStart = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Stands for the hash of a member who has to choose a password by mail before anything else. */
export const NO_PASSWORD = '!';

/** How passwords of members and staff are kept and compared. */
@Injectable()
export class Passwords {
  private dummy?: Promise<string>;

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), cost);
  }

  /** Whether the hash was made here: those that came with the members of another product are replaced when they have shown the password. */
  isOwn(storedHash: string): boolean {
    return storedHash.startsWith(ownStart);
  }

  /**
   * Whether the password belongs to the hash. Without one (an unknown address) a dummy is compared, so that the answer takes as long as for
   * a known address.
   */
  async fits(password: string, storedHash: string | undefined): Promise<boolean> {
    this.dummy ??= this.hash('nobody has this password');
    const known = storedHash === NO_PASSWORD ? undefined : storedHash;
    const composed = password.normalize('NFC');
    if (await this.compare(known ?? (await this.dummy), composed)) return known !== undefined;
    // Another product may have taken the letters as they were typed.
    return known !== undefined && composed !== password && !this.isOwn(known) && this.compare(known, password);
  }

  protected compare(storedHash: string, password: string): Promise<boolean> {
    return fitsForeign(storedHash, password) ?? verify(storedHash, password);
  }
}

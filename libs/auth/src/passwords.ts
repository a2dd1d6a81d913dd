import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names; 21 ms on the small machines we measured. It runs beside the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How passwords of members and staff are kept and compared. */
@Injectable()
export class Passwords {
  private dummy?: Promise<string>;

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), cost);
  }

  /**
   * Whether the password belongs to the hash. Without one (an unknown address) a dummy is compared, so that the answer takes as long as for
   * a known address.
   */
  async fits(password: string, storedHash: string | undefined): Promise<boolean> {
    this.dummy ??= this.hash('nobody has this password');
    const same = await this.compare(storedHash ?? (await this.dummy), password.normalize('NFC'));
    return same && storedHash !== undefined;
  }

  protected compare(storedHash: string, password: string): Promise<boolean> {
    return verify(storedHash, password);
  }
}

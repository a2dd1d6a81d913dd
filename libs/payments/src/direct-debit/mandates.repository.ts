import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class MandatesRepository {
  find(_tx: Tx, _id: string): Promise<{ readonly reference: string; readonly formSealed: Buffer; readonly signedNetwork: string | null } | null> {
    return Promise.reject(new Error('not here yet'));
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ObjectStore } from '#storage';

/** A store elsewhere takes its time; who waits for a photo longer than this sees none. */
const PATIENCE_MS = 2_000;
const NOBODYS = 'photos/00/asked-whether-the-store-answers';

/** Whether the object store answers at all, whatever it has. */
@Injectable()
export class ObjectStoreReadings {
  constructor(private readonly store: ObjectStore) {}

  answers(): Promise<boolean> {
    const answer = this.store.exists(NOBODYS).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })]);
  }
}

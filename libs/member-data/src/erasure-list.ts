import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { Clock } from '#database';
import { ObjectStore } from '#storage';

const folder = 'erasures';
const DAY_MS = 86_400_000;
/** No backup is kept for so long (deploy/cluster/repository/pgbackrest.conf): none brings back who stands in an older note. */
const KEPT_DAYS = 60;
const noteSchema = z.object({ member: z.uuid() });

/**
 * Who was erased, by ids alone, in the object store: it stays when a backup of the database is restored, which brings back whoever was erased since.
 * `ErasureService.repeat` erases them again.
 */
@Injectable()
export class ErasureList {
  constructor(
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Before the rows go: no erasure is without its note. A note whose erasure fails does no harm: it is due for good, and tried again. */
  async note(member: string): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.objects.put(`${folder}/${day}/${randomUUID()}`, Buffer.from(JSON.stringify({ member })), 'application/json');
  }

  async all(): Promise<Set<string>> {
    const members = new Set<string>();
    for await (const name of this.objects.names(folder)) {
      const bytes = await this.objects.get(name);
      if (bytes) members.add(noteSchema.parse(JSON.parse(String(bytes))).member);
    }
    return members;
  }

  /** Removes the notes that are older than any backup, and says how many. */
  async forget(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
    let forgotten = 0;
    for await (const name of this.objects.names(folder)) {
      if ((name.split('/')[1] ?? until) >= until) continue;
      await this.objects.remove(name);
      forgotten += 1;
    }
    return forgotten;
  }
}

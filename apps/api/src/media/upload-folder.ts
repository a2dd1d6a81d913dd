import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';

/** Longer than any upload lies here. */
const FORGOTTEN_MS = 3_600_000;

/** Where the body of an upload lies while it comes in and is looked at, and no longer. */
@Injectable()
export class UploadFolder implements OnModuleInit {
  readonly path: string;

  constructor(@Inject(CONFIG) { dataDir }: Config) {
    this.path = join(dataDir, 'uploads');
  }

  /** A process that died in the middle left its files: the next one that starts removes them. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    for (const name of await readdir(this.path)) {
      const file = join(this.path, name);
      const info = await stat(file).catch(() => undefined);
      if (info && info.mtimeMs < Date.now() - FORGOTTEN_MS) await rm(file, { force: true });
    }
  }

  /** Lends the path of a file that does not exist yet; whatever lies there afterwards is removed. */
  async withFile<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
    const path = join(this.path, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { SiteService } from '#site';
import type { Progress } from './progress.js';
import { ReadingService } from './reading.service.js';
import type { ImportRun } from './runs.repository.js';
import { WritingService } from './writing.service.js';

/** What a run does: it reads the whole file, then writes its members. */
@Injectable()
export class RunSteps {
  constructor(
    private readonly sites: SiteService,
    private readonly reading: ReadingService,
    private readonly writing: WritingService,
  ) {}

  /** From where it stands to its end. */
  async finish(begun: ImportRun, path: string, onProgress: Progress): Promise<ImportRun> {
    const site = await this.sites.byId(begun.siteId);
    const read = begun.state === 'reading' ? await this.reading.read(begun, site, path, onProgress) : begun;
    return this.writing.write(read, site, path, onProgress);
  }
}

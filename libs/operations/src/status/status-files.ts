import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { locales } from '#contracts';
import { statesWithoutAnswer } from './parts.policy.js';
import { statusPage } from './page/index.js';
import { StatusBoard } from './status-board.js';
import type { StatusReport } from './status-report.js';

const MINUTE_MS = 60_000;

/**
 * Writes the status page as files, once a minute and in each language, for a proxy to show when the API does not answer: `away-nl.html` says that the
 * site is down, whatever its processes think. They are written whole or not at all, also where several processes share the folder.
 */
@Injectable()
export class StatusFiles implements OnModuleInit {
  private writtenAt = 0;

  constructor(
    private readonly board: StatusBoard,
    @Inject(CONFIG) private readonly config: Pick<Config, 'statusDir'>,
  ) {}

  onModuleInit(): void {
    this.board.onLook(async (report) => {
      if (report.at.getTime() - this.writtenAt < MINUTE_MS) return;
      await this.write(report);
      this.writtenAt = report.at.getTime();
    });
  }

  async write(report: StatusReport): Promise<void> {
    await mkdir(this.config.statusDir, { recursive: true });
    const away = { ...report, states: statesWithoutAnswer(report.states) };
    for (const locale of locales) {
      await this.put(`${locale}.html`, statusPage(report, locale));
      await this.put(`away-${locale}.html`, statusPage(away, locale));
    }
  }

  private async put(name: string, text: string): Promise<void> {
    const file = join(this.config.statusDir, name);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  }
}

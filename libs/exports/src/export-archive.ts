import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId } from '#contracts';
import { Clock, type Tx } from '#database';
import { wordsFor } from '#i18n';
import { MemberData, type ExportedFile } from '#member-data';
import { SiteService } from '#site';
import { ObjectStore } from '#storage';
import { textStream, withArchive, type Entry } from './archive.js';
import { asJson, asPage, type RowsOf } from './export-files.js';

/** All that is told to one member, as one file in the object store. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly memberData: MemberData,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** Writes it under the name of the object and answers its size in bytes. */
  async write(tx: Tx, memberId: MemberId, object: string): Promise<number> {
    return withArchive(await this.entries(tx, memberId), this.clock.now(), async (archive, size) => {
      await this.store.putStream(object, archive, size, 'application/zip');
      return size;
    });
  }

  private async entries(tx: Tx, memberId: MemberId): Promise<Entry[]> {
    const account = await this.accounts.account(tx, memberId);
    const site = await this.sites.byId(account.siteId);
    const areas = this.memberData.areas();
    const files = await this.memberData.files(tx, memberId);
    const rowsOf: RowsOf = (table) => this.memberData.rowsOf(tx, table, memberId);
    const words = wordsFor(account.language).exports;
    const cover = { locale: account.language, words, site: site.name, now: this.clock.now(), files: files.map(({ name }) => name) };
    return [
      { name: 'index.html', compress: true, read: () => textStream(asPage(areas, rowsOf, cover)) },
      ...areas.map((area) => ({ name: `data/${area.area}.json`, compress: true, read: () => textStream(asJson(area, rowsOf)) })),
      ...files.map((file) => ({ name: file.name, compress: false, read: () => this.read(file) })),
    ];
  }

  private async read(file: ExportedFile): Promise<Readable> {
    return 'object' in file ? this.store.getStream(file.object) : Readable.from([await file.make()]);
  }
}

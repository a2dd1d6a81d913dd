import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import type { BookFileKind, JournalQuery } from '#contracts-admin';
import { BookFiles, Books, BookTexts } from '#payments';
import { mayReadReports } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

export interface OpenedFile {
  readonly name: string;
  readonly kind: BookFileKind;
  readonly stream: Readable;
}

const extensions = { journal: 'csv', auditfile: 'xaf' } as const satisfies Record<BookFileKind, string>;

/** The books as files that finance takes away. */
@Injectable()
export class BookExportsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly books: Books,
    private readonly files: BookFiles,
    private readonly texts: BookTexts,
  ) {}

  /** As the books stand now, piece by piece. Whoever takes them away is written down first. */
  async export(actor: StaffActor, kind: BookFileKind, { period, company_id: companyId, currency }: JournalQuery): Promise<OpenedFile> {
    assertAllowed(mayReadReports(actor.roles));
    const company = await this.reads.run(actor, async (tx) => ({ result: await this.books.company(tx, companyId) }));
    const { text } = await this.texts.write({ kind, company, period, currency, createdOn: this.books.today() });
    const facts = { kind, period, currency };
    await this.reads.note(actor, { act: 'books.exported', subject: { kind: 'company', id: companyId }, facts });
    return { name: `books-${period}-${currency}.${extensions[kind]}`, kind, stream: Readable.from(text, { objectMode: false }) };
  }

  /** A file of a closed month, byte for byte as it was written. */
  async takeFile(actor: StaffActor, fileId: string): Promise<OpenedFile> {
    assertAllowed(mayReadReports(actor.roles));
    const { file, closing } = await this.reads.run(actor, async (tx) => {
      const opened = await this.files.find(tx, fileId);
      const { companyId, month } = opened.closing;
      const facts = { file: fileId, month, sha256: opened.file.sha256 };
      return { result: opened, entry: { act: 'books.file_taken', subject: { kind: 'company', id: companyId }, facts } };
    });
    return {
      name: `books-${closing.month}-${file.currency}-closed.${extensions[file.kind]}`,
      kind: file.kind,
      stream: this.files.read(fileId),
    };
  }
}

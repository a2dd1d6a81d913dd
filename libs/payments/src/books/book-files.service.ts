import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { bookFileKinds } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { done, skipped, type JobOutcome } from '#queues';
import { bookDay } from '../calendar/index.js';
import { BookClosingsRepository, type BookClosing } from './book-closings.repository.js';
import { BookFilesRepository, type BookFile } from './book-files.repository.js';
import { BookTexts, type BookFileFacts } from './book-texts.service.js';
import { Books } from './books.service.js';

const PART_BYTES = 256 * 1_024;

/** The files of closed months: written once, kept in pieces, and read again byte for byte. */
@Injectable()
export class BookFiles {
  constructor(
    private readonly transactions: Transactions,
    private readonly closings: BookClosingsRepository,
    private readonly files: BookFilesRepository,
    private readonly books: Books,
    private readonly texts: BookTexts,
  ) {}

  /** Writes the files of a month that was closed. A repeat changes nothing. */
  write(claim: Claim, closingId: string): Promise<JobOutcome> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const closing = await this.closings.find(tx, closingId);
      if (!closing || closing.filesAt) return skipped('written');
      // Opened again before they were written: the month may move while it is read.
      if (closing.reopenedAt) return skipped('opened again');
      const company = await this.books.company(tx, closing.companyId);
      for (const currency of await this.books.currencies(tx, company.id, closing.month))
        for (const kind of bookFileKinds)
          await this.writeOne(tx, closing, { kind, company, currency, period: closing.month, createdOn: bookDay(closing.closedAt) });
      await this.closings.markFilesWritten(tx, closingId);
      return done;
    });
  }

  ofClosings(tx: Tx, closings: readonly BookClosing[]): Promise<BookFile[]> {
    return this.files.ofClosings(
      tx,
      closings.map(({ id }) => id),
    );
  }

  /** Throws `not_found`. */
  async find(tx: Tx, id: string): Promise<{ readonly file: BookFile; readonly closing: BookClosing }> {
    const file = await this.files.find(tx, id);
    const closing = file && (await this.closings.find(tx, file.closingId));
    if (!closing) throw new AppError('not_found');
    return { file, closing };
  }

  /** The file as it was written, piece by piece. */
  read(id: string): Readable {
    return Readable.from(this.parts(id)).compose(createGunzip()) as Readable;
  }

  private async *parts(fileId: string): AsyncGenerator<Buffer> {
    for (let no = 0; ; no += 1) {
      const part = await this.transactions.read((tx) => this.files.part(tx, fileId, no));
      if (!part) return;
      yield part;
    }
  }

  private async writeOne(tx: Tx, { id: closingId }: BookClosing, facts: BookFileFacts): Promise<void> {
    const id = randomUUID();
    const { lines, text } = await this.texts.write(facts, (work) => work(tx));
    const hash = createHash('sha256');
    let size = 0;
    let no = 0;
    for await (const packed of packedParts(text, (bytes) => {
      hash.update(bytes);
      size += bytes.length;
    }))
      await this.files.insertPart(tx, id, no++, packed);
    const { kind, currency } = facts;
    await this.files.insert(tx, { id, closingId, kind, currency, sha256: hash.digest('hex'), size, lines });
  }
}

/** Packs a text block by block. The next one is asked for only when the last one is taken: both use one connection. */
async function* packedParts(text: AsyncIterable<string>, onBytes: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  let waiting: Buffer[] = [];
  let size = 0;
  gzip.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    size += chunk.length;
  });
  const take = (): Buffer => {
    const part = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    return part;
  };
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    onBytes(bytes);
    if (!gzip.write(bytes)) await once(gzip, 'drain');
    if (size >= PART_BYTES) yield take();
  }
  const ended = once(gzip, 'end');
  gzip.end();
  await ended;
  yield take();
}

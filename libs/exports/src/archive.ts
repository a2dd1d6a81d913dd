import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

const PIECE = 64 * 1024;

/** One file of the archive; it is read when its turn comes. */
export type Entry = { readonly name: string; readonly read: () => Promise<Readable> | Readable; readonly compress: boolean };

/** Writes the entries one after the other; memory holds a piece of one of them at a time. */
async function writeZip(entries: readonly Entry[], file: FileHandle, mtime: Date): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An entry that cannot be read would leave the archive open for ever.
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, read, compress } of entries)
    zip.addReadStreamLazy(name, { compress, mtime }, (give) => {
      Promise.resolve()
        .then(read)
        .then(
          (stream) => give(null, stream),
          (error: unknown) => output.destroy(error instanceof Error ? error : new Error('an entry could not be read')),
        );
    });
  zip.end();
  for await (const piece of output) await file.write(piece as Uint8Array);
}

/** The streams of a file handle keep it open for ever when they are not the ones to close it. */
async function* piecesOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PIECE), 0, PIECE, at);
    if (bytesRead === 0) throw new Error('the archive is shorter than it was');
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Makes the archive in a file that has no name any more when its first byte is written: whatever dies in between, nothing personal stays
 * behind on the disk. `keep` gets the finished bytes and how many they are.
 */
export async function withArchive<Result>(
  entries: readonly Entry[],
  mtime: Date,
  keep: (bytes: Readable, size: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const file = await open(join(folder, 'archive'), 'wx+', 0o600);
  try {
    await rm(folder, { recursive: true });
    await writeZip(entries, file, mtime);
    const { size } = await file.stat();
    return await keep(Readable.from(piecesOf(file, size), { objectMode: false }), size);
  } finally {
    await file.close();
  }
}

export const textStream = (pieces: AsyncIterable<string>): Readable => Readable.from(pieces, { objectMode: false });

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A line as it stands in the file, by its number; null: it is longer than any member's can be. */
export type FileLine = { readonly line: number; readonly text: string | null };

const LONGEST = 1024 * 1024;
const LINE_END = 10;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The lines of a file one after the other, blank ones left out. No line, however long, is held whole once it is too long. */
export async function* linesOf(path: string): AsyncGenerator<FileLine> {
  let line = 0;
  let size = 0;
  let parts: Buffer[] = [];
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= LONGEST) parts.push(part);
    else parts = [];
  };
  const take = (): FileLine => {
    const text = size > LONGEST ? null : readable(Buffer.concat(parts));
    [line, size, parts] = [line + 1, 0, []];
    return { line, text };
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      keep(chunk.subarray(start, end));
      start = end + 1;
      const taken = take();
      if (taken.text?.trim() !== '') yield taken;
    }
    keep(chunk.subarray(start));
  }
  if (size === 0) return;
  const last = take();
  if (last.text?.trim() !== '') yield last;
}

/** What is not UTF-8 is no JSON either. */
function readable(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return 'not UTF-8';
  }
}

/** By which a file is known again. */
export async function hashOfFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

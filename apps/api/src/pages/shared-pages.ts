import { randomBytes } from 'node:crypto';
import { gzipAround } from './gzip-around.js';
import type { RenderResult } from '#contracts';

const NONCE_BYTES = 16;
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/** HTML that is ready but for the nonce, which is new in each answer. */
export interface SharedPage {
  readonly status: number;
  readonly loads?: string | undefined;
  readonly shows?: readonly string[] | undefined;
  readonly plain: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
}

interface Entry {
  /** What was read of the site when the page was made: it is worth as much as that. */
  readonly reading: object;
  readonly page: Promise<SharedPage | null>;
}

/**
 * Pages of visitors, rendered once for all who get the same. Never more than `capacity`: those that nobody asked for longest go first. While one
 * is made, everybody else who wants it waits for it.
 */
export class SharedPages {
  private readonly entries = new Map<string, Entry>();
  /** Stands in the HTML for the nonce; nobody outside this process ever sees it. */
  private readonly gap = newNonce();

  constructor(private readonly capacity = 200) {}

  /** The page under a key; null when what was made is none to share. Made anew when the site was read again. */
  async of(key: string, reading: object, make: (nonce: string) => Promise<RenderResult>): Promise<SharedPage | null> {
    const known = this.entries.get(key);
    const entry = known?.reading === reading ? known : { reading, page: make(this.gap).then((result) => this.toShared(result)) };
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.makeRoom();
    try {
      const page = await entry.page;
      if (!page) this.drop(key, entry);
      return page;
    } catch (error) {
      this.drop(key, entry);
      throw error;
    }
  }

  get size(): number {
    return this.entries.size;
  }

  private toShared(result: RenderResult): SharedPage | null {
    if ('redirect' in result || result.status !== 200) return null;
    const parts = result.html.split(this.gap).map((part) => Buffer.from(part));
    const zipped = gzipAround(parts, this.gap.length);
    return {
      status: result.status,
      loads: result.loads,
      shows: result.shows,
      plain: (nonce) => joined(parts, Buffer.from(nonce)),
      gzip: (nonce) => zipped(Buffer.from(nonce)),
    };
  }

  private makeRoom(): void {
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.capacity) return;
      this.entries.delete(oldest);
    }
  }

  private drop(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}

const joined = (parts: readonly Buffer[], filling: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [filling, part])));

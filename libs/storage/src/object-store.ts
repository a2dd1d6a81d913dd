import type { Readable } from 'node:stream';

/**
 * Where files rest. An object has a name that its owner chose at random; the store knows no members, no rights and no addresses on the
 * web, and nothing in it can be reached from outside but through the code that asks for it by name.
 */
export abstract class ObjectStore {
  /** Writes the object, over one of the same name. A throw may leave a part of it behind: names are noted before they are written. */
  abstract put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;

  /** The same from a stream of a known length: memory holds a piece of it at a time. */
  abstract putStream(name: string, bytes: Readable, length: number, contentType: string): Promise<void>;

  /** Throws when there is none of that name. */
  abstract getStream(name: string): Promise<Readable>;

  /** The whole object in memory, or undefined when there is none of that name. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Removing what is not there is fine. */
  abstract remove(name: string): Promise<void>;

  /**
   * An address by which a proxy of ours may fetch the object within a minute, whoever it asks for; undefined where the bytes go through this process.
   * It says nothing of rights, and reaches no browser.
   */
  abstract signedAddress(name: string): Promise<URL | undefined>;

  abstract exists(name: string): Promise<boolean>;

  /** Of all objects below a folder, in no order. */
  abstract names(folder: string): AsyncGenerator<string>;
}

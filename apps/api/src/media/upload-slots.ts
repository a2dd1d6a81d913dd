import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { RedisClients } from '#database';

const PER_MEMBER = 2;
/** Each may lie on the disk with ten megabytes; in a container that disk may be memory. */
const PER_PROCESS = 20;
/** One network leaves some to the others. */
const PER_NETWORK = 15;
/** Once so many are taken, a member has one. */
const TWO_EACH_BELOW = 5;
/** Whose body is so far behind its pace gives its place to somebody else when there is none. */
const BEHIND_MS = 1_000;
const REMEMBERED_MS = 600_000;
const AGAIN_AFTER_MS = 5_000;
/** Longer than an upload can take: the place of a process that died is free again after that. */
const HELD_MS = 300_000;

/** Takes a place until a time unless all are taken; places whose time is over are nobody's. By the clock of Redis, which all processes share. */
const take = `
  local clock = redis.call('time')
  local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
  redis.call('zremrangebyscore', KEYS[1], '-inf', now)
  if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
  redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
  redis.call('pexpire', KEYS[1], ARGV[3])
  return 1`;

export type Uploader = { readonly memberId: string; readonly network: string };
/** A body that is being read. */
export interface SlowBody {
  readonly behindMs: number;
  end(): void;
}
/** One of the places: as long as its body is read, whoever needs it more may take it away. */
export interface UploadPlace extends Uploader {
  body?: SlowBody | undefined;
}

/**
 * Who may send a photo at this moment: two at once for a member, in all processes together, and so many in this process, of which one network
 * leaves some to the others. A body that is behind its pace gives way to one that comes.
 */
@Injectable()
export class UploadSlots {
  private readonly taken = new Set<UploadPlace>();
  /** Members whose body was too slow, and until when that is remembered: they give way from their first moment on. */
  private readonly slow = new Map<string, number>();

  constructor(private readonly clients: RedisClients) {}

  /** Throws `too_many_requests` or `unavailable` at once when there is no place: nobody waits in line with an open body. */
  async run<Result>(from: Uploader, work: (place: UploadPlace) => Promise<Result>): Promise<Result> {
    const place = this.enterHere(from);
    const name = randomUUID();
    try {
      if (!(await this.enter(from.memberId, name))) throw tooMany();
      return await work(place);
    } finally {
      this.taken.delete(place);
      await this.redis()
        .zrem(keyOf(from.memberId), name)
        .catch(() => undefined);
    }
  }

  /** The body of this member was ended because it was too slow. */
  remember({ memberId }: Uploader): void {
    const now = performance.now();
    for (const [known, until] of this.slow) if (until < now) this.slow.delete(known);
    this.slow.set(memberId, now + REMEMBERED_MS);
  }

  private enterHere({ memberId, network }: Uploader): UploadPlace {
    const own = this.takenBy((place) => place.memberId === memberId).length;
    if (own >= PER_MEMBER || (own > 0 && this.taken.size >= TWO_EACH_BELOW)) throw tooMany();
    const neighbours = this.takenBy((place) => place.network === network);
    if (neighbours.length >= PER_NETWORK) this.evictOne(neighbours);
    if (this.taken.size >= PER_PROCESS) this.evictOne([...this.taken]);
    const place: UploadPlace = { memberId, network };
    this.taken.add(place);
    return place;
  }

  private takenBy(is: (place: UploadPlace) => boolean): UploadPlace[] {
    return [...this.taken].filter(is);
  }

  /** Ends the body that is the farthest behind; throws when all of them move. */
  private evictOne(places: readonly UploadPlace[]): void {
    const [slowest] = places
      .map((place) => ({ place, behindMs: place.body?.behindMs ?? 0 }))
      .filter(({ place, behindMs }) => behindMs >= (this.wasSlow(place) ? 1 : BEHIND_MS))
      .toSorted((one, other) => other.behindMs - one.behindMs);
    if (!slowest) throw new AppError('unavailable');
    this.taken.delete(slowest.place);
    slowest.place.body?.end();
  }

  private wasSlow({ memberId }: Uploader): boolean {
    return (this.slow.get(memberId) ?? 0) > performance.now();
  }

  /** While Redis is away each process counts for itself. */
  private async enter(memberId: string, name: string): Promise<boolean> {
    return this.redis()
      .eval(take, 1, keyOf(memberId), name, PER_MEMBER, HELD_MS)
      .then(
        (taken) => taken === 1,
        () => true,
      );
  }

  private redis() {
    return this.clients.named('producer');
  }
}

const keyOf = (memberId: string): string => `uploads:${memberId}`;
const tooMany = () => new AppError('too_many_requests', { retryAt: new Date(Date.now() + AGAIN_AFTER_MS) });

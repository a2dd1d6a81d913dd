import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { RedisClients } from '#database';

const PER_MEMBER = 2;
/** Each may lie on the disk with ten megabytes; in a container that disk may be memory. */
const PER_PROCESS = 20;
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

/** Who may send a photo at this moment: two at once for a member, in all processes together, and so many in this process. */
@Injectable()
export class UploadSlots {
  private readonly here = new Map<string, number>();
  private total = 0;

  constructor(private readonly clients: RedisClients) {}

  /** Throws `too_many_requests` or `unavailable` at once when there is no place: nobody waits in line with an open body. */
  async run<Result>(memberId: string, work: () => Promise<Result>): Promise<Result> {
    this.enterHere(memberId);
    const place = randomUUID();
    try {
      if (!(await this.enter(memberId, place))) throw tooMany();
      return await work();
    } finally {
      this.leaveHere(memberId);
      await this.redis()
        .zrem(keyOf(memberId), place)
        .catch(() => undefined);
    }
  }

  private enterHere(memberId: string): void {
    const own = this.here.get(memberId) ?? 0;
    if (own >= PER_MEMBER) throw tooMany();
    if (this.total >= PER_PROCESS) throw new AppError('unavailable');
    this.here.set(memberId, own + 1);
    this.total += 1;
  }

  private leaveHere(memberId: string): void {
    const own = (this.here.get(memberId) ?? 1) - 1;
    if (own > 0) this.here.set(memberId, own);
    else this.here.delete(memberId);
    this.total -= 1;
  }

  /** While Redis is away each process counts for itself. */
  private async enter(memberId: string, place: string): Promise<boolean> {
    return this.redis()
      .eval(take, 1, keyOf(memberId), place, PER_MEMBER, HELD_MS)
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

import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';
import { QueueFigures, StalledJobs, type QueueCounts, type QueueHistory } from '#queues';
import { SmsTally, type SmsFigures } from '#sms';

/** What Redis knows. */
export type QueuesReading = {
  readonly queues: readonly QueueCounts[];
  readonly stalled: number;
  readonly memoryRatio: number;
  readonly sms: SmsFigures;
};

/** No answer by then is one too. */
const PATIENCE_MS = 250;

const soon = async <Answer>(work: Promise<Answer>): Promise<Answer | undefined> => {
  const answer = work.catch(() => undefined);
  return Promise.race([answer, sleep(PATIENCE_MS, undefined, { ref: false })]);
};

/** How things stand by Redis. Undefined while it does not answer; that is said within a quarter of a second. */
@Injectable()
export class QueueReadings {
  constructor(
    private readonly figures: QueueFigures,
    private readonly stalled: StalledJobs,
    private readonly redis: RedisClients,
    private readonly sms: SmsTally,
  ) {}

  read(): Promise<QueuesReading | undefined> {
    return soon(
      Promise.all([this.figures.count(), this.stalled.count(), this.memoryRatio(), this.sms.read()]).then(
        ([queues, stalled, memoryRatio, sms]) => ({ queues, stalled, memoryRatio, sms }),
      ),
    );
  }

  readHistories(): Promise<readonly QueueHistory[] | undefined> {
    return soon(this.figures.histories());
  }

  /** That of the Redis which is fuller. */
  private async memoryRatio(): Promise<number> {
    const infos = await Promise.all((['jobs', 'producer'] as const).map((name) => this.redis.named(name).info('memory')));
    return Math.max(...infos.map(memoryRatioOf));
  }
}

/** Of what Redis may take, or of the machine's memory when nobody set a bound. */
export function memoryRatioOf(info: string): number {
  const valueOf = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  const bound = valueOf('maxmemory') || valueOf('total_system_memory');
  return bound > 0 ? valueOf('used_memory') / bound : 0;
}

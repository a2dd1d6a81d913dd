import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RedisClients, Transactions } from '#database';
import { Heartbeats } from '#events';
import { Public } from '../auth/public.decorator.js';

type Workers = { readonly alive: number; readonly lost: number };
type Health = Record<'api' | 'postgres' | 'redis' | 'worker', boolean> & { readonly workers: Workers };

/** A proxy wants to know now: no answer by then is one too. */
const READY_MS = 800;

const noWorkers: Workers = { alive: 0, lost: 0 };

const soon = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer.catch(() => otherwise), sleep(READY_MS, otherwise, { ref: false })]);

@Controller('api')
@Public()
export class HealthController {
  constructor(
    private readonly transactions: Transactions,
    private readonly heartbeats: Heartbeats,
    private readonly redis: RedisClients,
  ) {}

  /** This process runs. */
  @Get('live')
  live(): { live: true } {
    return { live: true };
  }

  /** This process can serve: for the proxy. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ postgres: boolean }> {
    const postgres = await soon(this.transactions.isAnswered(), false);
    if (!postgres) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { postgres };
  }

  /** All parts work: for people and alarms. One worker of several may be lost: the others do its work, and `workers` says so for an hour. */
  @Get('health')
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const [postgres, redis, workers] = await Promise.all([
      soon(this.transactions.isAnswered(), false),
      soon(this.redisAnswers(), false),
      soon(this.heartbeats.countWorkers(), noWorkers),
    ]);
    const worker = workers.alive > 0;
    if (!postgres || !redis || !worker) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { api: true, postgres, redis, worker, workers };
  }

  private async redisAnswers(): Promise<boolean> {
    await this.redis.ping();
    return true;
  }
}

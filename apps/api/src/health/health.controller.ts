import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RedisClients, Transactions } from '#database';
import { Heartbeats } from '#events';
import { Public } from '../auth/public.decorator.js';

const WORKER_SILENT_S = 15;
/** A proxy wants to know now: no answer by then is one too. */
const READY_MS = 800;

const soon = (answer: Promise<boolean>): Promise<boolean> => Promise.race([answer, sleep(READY_MS, false, { ref: false })]);

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
    const postgres = await soon(this.transactions.isAnswered());
    if (!postgres) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { postgres };
  }

  /** All parts work: for people and alarms. */
  @Get('health')
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<'api' | 'postgres' | 'redis' | 'worker', boolean>> {
    const [postgres, redis, worker] = await Promise.all([
      soon(this.transactions.isAnswered()),
      soon(this.redisAnswers()),
      soon(this.workerLives()),
    ]);
    if (!postgres || !redis || !worker) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { api: true, postgres, redis, worker };
  }

  private redisAnswers(): Promise<boolean> {
    return this.redis
      .named('producer')
      .ping()
      .then(
        () => true,
        () => false,
      );
  }

  private workerLives(): Promise<boolean> {
    return this.heartbeats.wasOneWithin(WORKER_SILENT_S).catch(() => false);
  }
}

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '#config';
import { RedisClients } from '#database';
import { logger, NestLogger, serveMetrics, setLogLevel } from '#observability';
import { assertRedisPolicy } from './relay/redis-policy.js';
import { WorkerModule } from './worker.module.js';

const config = loadConfig();
setLogLevel(config.logLevel);
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const app = await NestFactory.createApplicationContext(WorkerModule.with(config), { logger: new NestLogger(), abortOnError: false });
await assertRedisPolicy(app.get(RedisClients).named('worker'));
app.enableShutdownHooks();
await serveMetrics(config.workerMetricsPort);
logger.info({ mode: config.appMode }, 'worker works');

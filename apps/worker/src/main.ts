import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '#config';
import { logger, NestLogger, serveMetrics, setLogLevel, startTracing, startUp } from '#observability';
import { WorkerModule } from './worker.module.js';

await startUp(async () => {
  const config = loadConfig();
  setLogLevel(config.logLevel);
  await startTracing('worker', config.traces);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), { logger: new NestLogger(), abortOnError: false });
  app.enableShutdownHooks();
  await serveMetrics({ host: config.metricsHost, port: config.workerMetricsPort });
  logger.info({ mode: config.appMode }, 'worker works');
});

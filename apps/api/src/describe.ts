import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadConfig } from '#config';
import { ApiModule } from './api.module.js';
import { describeApi } from './http/api-description.js';

/** Prints the description of the API. Connects to nothing: the addresses are only there to be well-formed. */
const config = loadConfig({
  APP_MODE: 'demo',
  DATABASE_URL: 'postgres://app@127.0.0.1:1/app',
  REDIS_URL: 'redis://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  APP_SECRET: 'only-for-the-description-of-the-api-0001',
  MOLLIE_KEY: 'test_only_for_the_description_of_the_api',
});
const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(config), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);

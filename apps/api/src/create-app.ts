import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { NestLogger } from '#observability';
import { ApiModule } from './api.module.js';
import { addressOf } from './http/address.js';
import { answerClientError } from './http/client-error.js';
import { answerUnroutable, registerHooks } from './http/hooks.js';
import { patience, type Patience } from './http/patience.js';
import { registerPhotoUploads } from './media/photo-upload.js';

const JSON_BODY_BYTES = 100 * 1024;

/** The API, ready to listen: everything that all requests share is registered here, in this order. */
export async function createApp(config: Config, wait: Patience = patience): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: trustProxy(config),
    genReqId: () => randomUUID(),
    rewriteUrl: (request: IncomingMessage) => addressOf(request.url ?? '/'),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => answerUnroutable(request, reply),
    clientErrorHandler: answerClientError,
    forceCloseConnections: true,
    connectionTimeout: wait.silenceMs,
    requestTimeout: wait.requestMs,
    http: { headersTimeout: wait.headersMs, connectionsCheckingInterval: wait.checkMs },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(config), adapter, {
    logger: new NestLogger(),
    bodyParser: true,
    // A signed call is checked by its bytes.
    rawBody: true,
    abortOnError: false,
  });
  app.enableShutdownHooks();
  await app.register(fastifyCookie);
  await registerPhotoUploads(app, wait.uploads);
  registerHooks(app, config, wait);
  return app;
}

/** Fastify takes a number of proxies as a function of the hop. */
function trustProxy({ trustProxy: trusted }: Config): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return [...trusted];
}

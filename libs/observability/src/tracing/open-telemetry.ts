import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { context, diag, DiagLogLevel, isSpanContextValid, ROOT_CONTEXT, trace, TraceFlags, type DiagLogger } from '@opentelemetry/api';
import { getRPCMetadata, RPCType } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { SocketIoInstrumentation } from '@opentelemetry/instrumentation-socket.io';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node';
import { BullMQOtel } from 'bullmq-otel';
import type { TracesConfig } from '#config';
import { logger } from '../logger.js';
import { cleaning } from './clean-spans.js';
import { OwnPropagator } from './own-propagator.js';
import { summaryOf } from './query-summary.js';
import { RootSampler } from './root-sampler.js';
import type { Traces } from './traces.js';

/** How long a span waits for others to be sent with. */
const SENT_MS = 1_000;
/** Asked every few seconds by machines. */
const unseen: ReadonlySet<string> = new Set(['/api/live', '/api/ready', '/api/health', '/metrics']);

/** Traces of this process by OpenTelemetry, sent to a collector by OTLP over HTTP. Only `startTracing` loads this file. */
export function openTraces(service: string, { url, ratio }: TracesConfig): Traces {
  diag.setLogger(diagnostics, { logLevel: DiagLogLevel.WARN });
  const propagator = new OwnPropagator();
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'second-spring', 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new RootSampler(new TraceIdRatioBasedSampler(ratio)) }),
    spanProcessors: [new BatchSpanProcessor(cleaning(new OTLPTraceExporter({ url })), { scheduledDelayMillis: SENT_MS })],
  });
  provider.register({ propagator });
  instrument(provider);
  return {
    nameRequest(route) {
      const metadata = getRPCMetadata(context.active());
      if (metadata?.type === RPCType.HTTP) metadata.route = route;
    },
    here: () => (recordedContext() ? propagator.write(context.active()) : undefined),
    follow: (from, work) => context.with(from ? propagator.read(ROOT_CONTEXT, from) : ROOT_CONTEXT, work),
    id: () => recordedContext()?.traceId,
    queues: new BullMQOtel({ tracerName: 'bullmq' }),
    end: () => provider.shutdown(),
  };
}

function recordedContext() {
  const found = trace.getActiveSpan()?.spanContext();
  return found && isSpanContextValid(found) && found.traceFlags & TraceFlags.SAMPLED ? found : undefined;
}

/** What makes spans of requests, statements and hints; BullMQ makes those of jobs itself. */
function instrument(tracerProvider: NodeTracerProvider): void {
  registerInstrumentations({
    tracerProvider,
    instrumentations: [
      new HttpInstrumentation({
        // Providers of payments, pictures and pushes need not know of our traces.
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => unseen.has(url),
      }),
      new PgInstrumentation({
        requireParentSpan: true,
        requestHook: (span, { query }) => {
          const summary = summaryOf(query.text);
          span.updateName(summary).setAttribute('db.query.summary', summary);
        },
      }),
      new SocketIoInstrumentation(),
    ],
  });
  requireAgain();
}

/**
 * They take hold of a package when it is required, and change its classes where they stand. Ours were imported long before: to require them once
 * more is enough.
 */
function requireAgain(): void {
  const load = createRequire(import.meta.url);
  for (const name of ['http', 'pg', 'socket.io']) load(name);
  createRequire(load.resolve('pg'))('pg-pool');
  load(join(dirname(load.resolve('socket.io')), 'broadcast-operator.js'));
}

const note = (message: string): void => logger.warn({ reason: message }, 'traces are not sent');
const silent = (): void => undefined;
const diagnostics: DiagLogger = { error: note, warn: note, info: silent, debug: silent, verbose: silent };

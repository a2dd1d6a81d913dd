import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * All that leaves this process of a span. The packages that make spans also write down addresses, browsers, paths with ids, rooms of members, texts of
 * statements and messages of errors: what is not named here stays.
 */
const kept: ReadonlySet<string> = new Set([
  'bullmq.job.attempts.made',
  'bullmq.job.id',
  'bullmq.job.name',
  'bullmq.queue.name',
  'bullmq.queue.operation',
  'db.operation.name',
  'db.query.summary',
  'db.system.name',
  'error.type',
  'exception.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'messaging.socket.io.event_name',
  'messaging.system',
  'network.protocol.version',
  'url.scheme',
]);

/** A span without all that might tell of a person. */
export function cleaned(span: ReadableSpan): ReadableSpan {
  const own = { enumerable: true } as const;
  return Object.create(span, {
    name: { ...own, value: nameOf(span) },
    attributes: { ...own, value: keptOf(span.attributes) },
    // Their messages say what could not be done with which value; which kind of error it was is enough.
    status: { ...own, value: { code: span.status.code } },
    events: { ...own, value: span.events.map((event) => ({ ...event, attributes: keptOf(event.attributes ?? {}) })) },
    links: { ...own, value: [] },
  }) as ReadableSpan;
}

const keptOf = (attributes: Attributes): Attributes => Object.fromEntries(Object.entries(attributes).filter(([key]) => kept.has(key)));

/** What the makers of spans leave in an attribute, people look for in the name. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const { 'messaging.socket.io.event_name': event, 'bullmq.job.name': job, 'bullmq.queue.operation': operation } = attributes;
  if (typeof event === 'string') return `send ${event}`;
  return typeof job === 'string' && typeof operation === 'string' ? `${operation} ${job}` : name;
}

/** Hands on spans that were cleaned. */
export const cleaning = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleaned), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

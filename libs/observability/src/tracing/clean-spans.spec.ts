import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { describe, expect, it } from '@jest/globals';
import { cleaning } from './clean-spans.js';

const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(cleaning(exporter))] }).getTracer('a test');

/** What leaves of a span that has all this. */
function exported(name: string, attributes: Record<string, string>) {
  exporter.reset();
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes });
  span.recordException(new TypeError('anna@mail.example is no number'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'anna@mail.example is no number' });
  span.end();
  const [left] = exporter.getFinishedSpans();
  if (!left) throw new Error('nothing was exported');
  return left;
}

describe('a span that leaves the process', () => {
  it('has the attributes that are known to be harmless, and no other', () => {
    const { attributes } = exported('GET /api/members/:id', {
      'http.route': '/api/members/:id',
      'url.path': '/api/members/0199',
      'url.query': 'name=anna',
      'client.address': '203.0.113.77',
      'user_agent.original': 'a browser',
      'db.query.text': 'select 1',
      'messaging.socket.io.rooms': 'm:0199',
      'something.new': 'of the next version',
    });
    expect(attributes).toEqual({ 'http.route': '/api/members/:id' });
  });

  it('says that it failed and by which kind of error, without the words of it', () => {
    const { status, events } = exported('POST', {});
    expect(status).toEqual({ code: SpanStatusCode.ERROR });
    expect(events.map(({ name, attributes }) => [name, attributes])).toEqual([['exception', { 'exception.type': 'TypeError' }]]);
  });

  it('is named by its hint or its job, as people look for it', () => {
    expect(exported('send /', { 'messaging.socket.io.event_name': 'chat.message' }).name).toBe('send chat.message');
    expect(exported('process push', { 'bullmq.queue.operation': 'process', 'bullmq.job.name': 'push.like' }).name).toBe(
      'process push.like',
    );
    expect(exported('GET /api/chats', {}).name).toBe('GET /api/chats');
  });

  it('keeps its times, its trace and its kind', () => {
    const left = exported('GET', {});
    expect([left.kind, left.ended, left.duration[0] >= 0, left.spanContext().traceId]).toEqual([
      SpanKind.SERVER,
      true,
      true,
      expect.stringMatching(/^[\da-f]{32}$/),
    ]);
  });
});

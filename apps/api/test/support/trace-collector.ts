import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }),
  z.object({ intValue: z.union([z.number(), z.string()]) }),
  z.object({ doubleValue: z.number() }),
  z.object({ boolValue: z.boolean() }),
  z.object({ arrayValue: z.unknown() }),
]);
const attributes = z.array(z.object({ key: z.string(), value })).optional();
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  events: z.array(z.object({ name: z.string(), attributes })).optional(),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).optional(),
});
/** What OTLP sends as JSON. */
const message = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type CollectedSpan = z.infer<typeof span> & { readonly service: string };

/** Takes traces as a collector does: OTLP over HTTP, as JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything as it came, word for word. */
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        this.take(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async listen(): Promise<TraceCollector> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TraceCollector(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1/traces`;
  }

  /** The spans of a trace, in the order in which they began. */
  trace(id: string): CollectedSpan[] {
    return this.spans
      .filter(({ traceId }) => traceId === id)
      .toSorted((one, other) => (BigInt(one.startTimeUnixNano) < BigInt(other.startTimeUnixNano) ? -1 : 1));
  }

  parentOf({ traceId, parentSpanId }: CollectedSpan): CollectedSpan | undefined {
    return this.spans.find((one) => one.traceId === traceId && one.spanId === parentSpanId);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(body: string): void {
    this.bodies.push(body);
    for (const { resource, scopeSpans } of message.parse(JSON.parse(body)).resourceSpans) {
      const name = resource.attributes?.find(({ key }) => key === 'service.name')?.value;
      const service = name && 'stringValue' in name ? name.stringValue : '';
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service }))));
    }
  }
}

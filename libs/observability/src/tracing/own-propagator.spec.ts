import { defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { describe, expect, it } from '@jest/globals';
import { OwnPropagator } from './own-propagator.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const inTrace = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
const propagator = new OwnPropagator();

describe('the context of a trace', () => {
  it('comes back from a row and from a job as it went in', () => {
    const text = propagator.write(inTrace);
    expect(text).toBe(`00-${traceId}-${spanId}-01`);
    expect(trace.getSpanContext(propagator.read(ROOT_CONTEXT, text ?? ''))).toMatchObject({ traceId, spanId });
    const carrier: Record<string, string> = {};
    propagator.inject(inTrace, carrier, defaultTextMapSetter);
    expect(trace.getSpanContext(propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter))).toMatchObject({ traceId, spanId });
  });

  it('is not taken from a request, whose headers a stranger writes', () => {
    const headers = { traceparent: `00-${traceId}-${spanId}-01`, 'trace-parent': `00-${traceId}-${spanId}-01` };
    expect(trace.getSpanContext(propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter))).toBeUndefined();
    for (const field of propagator.fields()) expect(() => new Headers({ [field]: '1' })).toThrow('invalid');
  });

  it('is none where there is no trace', () => {
    expect(propagator.write(ROOT_CONTEXT)).toBeUndefined();
    expect(trace.getSpanContext(propagator.read(ROOT_CONTEXT, 'nonsense'))).toBeUndefined();
  });
});

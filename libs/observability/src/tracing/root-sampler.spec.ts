import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { AlwaysOnSampler, SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { expect, it } from '@jest/globals';
import { RootSampler } from './root-sampler.js';

it('a trace begins with a request, and with nothing that a process does by itself', () => {
  const sampler = new RootSampler(new AlwaysOnSampler());
  const kinds = [SpanKind.SERVER, SpanKind.INTERNAL, SpanKind.CLIENT, SpanKind.PRODUCER, SpanKind.CONSUMER];
  const recorded = kinds.filter(
    (kind) => sampler.shouldSample(ROOT_CONTEXT, '0'.repeat(32), 'a span', kind, {}, []).decision !== SamplingDecision.NOT_RECORD,
  );
  expect(recorded).toEqual([SpanKind.SERVER]);
});

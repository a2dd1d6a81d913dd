import { SpanKind, type Attributes, type Context, type Link } from '@opentelemetry/api';
import { SamplingDecision, type Sampler, type SamplingResult } from '@opentelemetry/sdk-trace-node';

const nothing: SamplingResult = { decision: SamplingDecision.NOT_RECORD };

/** A trace begins with a request. What a process does by itself, such as looking for jobs many times a second, begins none. */
export class RootSampler implements Sampler {
  constructor(private readonly ofRequests: Sampler) {}

  shouldSample(context: Context, traceId: string, name: string, kind: SpanKind, attributes: Attributes, links: Link[]): SamplingResult {
    return kind === SpanKind.SERVER ? this.ofRequests.shouldSample(context, traceId, name, kind, attributes, links) : nothing;
  }

  toString(): string {
    return `requests by ${this.ofRequests.toString()}`;
  }
}

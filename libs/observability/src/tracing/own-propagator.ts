import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Context,
  type TextMapGetter,
  type TextMapPropagator,
  type TextMapSetter,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** With a blank, which no header of a request can have: a stranger must not begin a trace of ours, nor have one recorded. */
const KEY = 'trace parent';

/** The trace context of W3C where it goes along with our own rows and jobs, and nowhere else. */
export class OwnPropagator implements TextMapPropagator {
  private readonly w3c = new W3CTraceContextPropagator();

  inject<Carrier>(context: Context, carrier: Carrier, setter: TextMapSetter<Carrier>): void {
    const text = this.write(context);
    if (text !== undefined) setter.set(carrier, KEY, text);
  }

  extract<Carrier>(context: Context, carrier: Carrier, getter: TextMapGetter<Carrier>): Context {
    const text = getter.get(carrier, KEY);
    return typeof text === 'string' ? this.read(context, text) : context;
  }

  fields(): string[] {
    return [KEY];
  }

  /** As one text, for a column. */
  write(context: Context): string | undefined {
    const carrier: { traceparent?: string } = {};
    this.w3c.inject(context, carrier, defaultTextMapSetter);
    return carrier.traceparent;
  }

  read(context: Context, traceparent: string): Context {
    return this.w3c.extract(context, { traceparent }, defaultTextMapGetter);
  }
}

import type * as z from 'zod';
import { reactingEvents, type ReactingEvent } from './reactions.js';

/** A fact of the past: ids and numbers, never entities or personal text. `version` rises when the payload changes its meaning. */
export type EventDefinition<Name extends string = string, Payload = unknown> = {
  readonly name: Name;
  readonly version: number;
  readonly schema: z.ZodType<Payload>;
};

const defined = new Set<string>();

/** An event that no job names does not compile: nothing would follow from it. */
export function defineEvent<Name extends ReactingEvent, Payload>(
  name: Name,
  version: number,
  schema: z.ZodType<Payload>,
): EventDefinition<Name, Payload> {
  defined.add(name);
  return { name, version, schema };
}

/** Events that jobs name and that no loaded library defines: their jobs would never run. Complete once every feature is loaded. */
export const undefinedEvents = (): string[] => reactingEvents.filter((name) => !defined.has(name));

import type * as z from 'zod';

/** A fact of the past: ids and numbers, never entities or personal text. `version` rises when the payload changes its meaning. */
export type EventDefinition<Name extends string = string, Payload = unknown> = {
  readonly name: Name;
  readonly version: number;
  readonly schema: z.ZodType<Payload>;
};

export function defineEvent<Name extends string, Payload>(
  name: Name,
  version: number,
  schema: z.ZodType<Payload>,
): EventDefinition<Name, Payload> {
  return { name, version, schema };
}

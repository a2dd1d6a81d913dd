import fc from 'fast-check';
import { hostileValue, unaskedFields } from './hostile-values.js';
import type { Schema } from './schema.js';

const LONGEST = 2_000;
const MOST_ITEMS = 4;
/** Of so many values one is hostile: with more of them hardly a call would get past the first check. */
const HONEST_TO_HOSTILE = 9;

export interface Wish {
  /** Ids of what others own, taken now and then where the schema wants an id. */
  readonly ids: readonly string[];
}

/** What the schema takes, with something hostile in it here and there. */
export const arbitraryOf = (schema: Schema, wish: Wish): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: HONEST_TO_HOSTILE, arbitrary: honest(schema, wish) }, { weight: 1, arbitrary: hostileValue(wish.ids) });

function honest(schema: Schema, wish: Wish): fc.Arbitrary<unknown> {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => arbitraryOf(variant, wish)));
  const values = valuesOf(schema, wish);
  return schema.nullable ? fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) }) : values;
}

function valuesOf(schema: Schema, wish: Wish): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return objectsOf(schema, schema.properties, wish);
  switch (schema.type) {
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, wish), {
        minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
        maxLength: MOST_ITEMS,
      });
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textsOf(schema, wish);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Small numbers are the ones that mean something: the edges are drawn by fast-check by itself. */
function rangeOf({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): { readonly min: number; readonly max: number } {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

function objectsOf(schema: Schema, properties: Readonly<Record<string, Schema>>, wish: Wish): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, wish)]));
  const known = fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
  const more = fc.oneof({ weight: HONEST_TO_HOSTILE, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unaskedFields(wish.ids) });
  return fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other }));
}

function textsOf({ format, pattern, minLength = 0, maxLength = LONGEST }: Schema, { ids }: Wish): fc.Arbitrary<unknown> {
  if (format === 'uuid') return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.uuid()) : fc.uuid();
  if (format === 'date-time') return datesBetween('1900-01-01', '2100-01-01').map((date) => date.toISOString());
  if (format === 'date') return datesBetween('1900-01-01', '2100-01-01').map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  const matching = pattern === undefined ? undefined : textsLike(pattern);
  if (matching) return matching;
  const longest = Math.min(maxLength, LONGEST);
  return fc.string({ unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest });
}

const datesBetween = (from: string, to: string): fc.Arbitrary<Date> =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });

/** Undefined for what fast-check cannot read, such as a look ahead. */
function textsLike(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    const texts = fc.stringMatching(new RegExp(pattern));
    fc.sample(texts, { numRuns: 1, seed: 1 });
    return texts;
  } catch {
    return undefined;
  }
}

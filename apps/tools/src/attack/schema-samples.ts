import { randomUUID } from 'node:crypto';
import type { Schema } from './schema.js';

const HUGE = 'x'.repeat(50_000);

/** Something that the schema takes, as far as its types say; with an id, wherever it wants one, also in its lists. */
export function sample(schema: Schema, id?: string): unknown {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first && id !== undefined) return sample(first, id);
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return id ?? randomUUID();
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, sample(inner, id)]));
  if (id !== undefined && schema.items && JSON.stringify(schema.items).includes('"uuid"')) return [sample(schema.items, id)];
  return { integer: 1, number: 1, boolean: true, array: [] }[schema.type ?? ''] ?? 'words';
}

/** Values that no field of this kind takes. */
function wrong({ type, format, enum: choices }: Schema): readonly unknown[] {
  if (choices ?? format) return ['nonsense', HUGE, 7, ['a'], { a: 1 }];
  if (type === 'string') return [7, { a: 1 }, HUGE];
  if (type === 'array') return ['words', [{ a: 1 }], { 0: 'a' }];
  if (type === 'boolean') return ['yes', 1, [true]];
  return ['words', 1.5, [1], { a: 1 }];
}

/** Bodies with one fault each: of a wrong type, of nonsense, far too long, or with a field that is not known. */
export function badBodies(schema: Schema): readonly unknown[] {
  const variants = schema.oneOf ?? [schema];
  return variants.flatMap((variant) => {
    const good = sample(variant) as Record<string, unknown>;
    const faulty = Object.entries(variant.properties ?? {}).flatMap(([name, inner]) =>
      wrong(inner).map((value) => ({ ...good, [name]: value })),
    );
    return [...faulty, { ...good, nonsense: 1 }, [good], 'words'];
  });
}

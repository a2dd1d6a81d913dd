import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

const LARGEST_INTEGER_OF_POSTGRES = 2 ** 31 - 1;
/** Places in a conversation, in a feed and in a list are int8 where they are compared; the price that a member saw, and steps of the dashboard, are never stored. */
const wide = new Set(['after', 'before', 'seq', 'pageNumber', 'minor', 'steps']);

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const { paths, components } = JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

/** The names of all integers in it that may be larger than an `integer` of Postgres. */
function largeIntegers(name: string, schema: Schema): string[] {
  const named = schema.$ref && components?.schemas?.[schema.$ref.replace(/.*\//, '')];
  if (named) return largeIntegers(name, named);
  const isLarge = [schema.type].flat().includes('integer') && (schema.maximum ?? Infinity) > LARGEST_INTEGER_OF_POSTGRES;
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf, schema.items].flat().filter((one) => one !== undefined);
  return [
    ...(isLarge ? [name] : []),
    ...alternatives.flatMap((one) => largeIntegers(name, one)),
    ...Object.entries(schema.properties ?? {}).flatMap(([property, one]) => largeIntegers(property, one)),
  ];
}

it('no number comes in that is larger than what its column holds', () => {
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) =>
      [
        ...parameters.map(({ name, schema }) => largeIntegers(name, schema)),
        ...Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => largeIntegers('body', schema)),
      ]
        .flat()
        .filter((name) => !wide.has(name))
        .map((name) => `${method} ${path}: ${name}`),
    ),
  );
  expect(found).toEqual([]);
});

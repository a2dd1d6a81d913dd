import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import * as contracts from '#contracts';
import * as admin from './index.js';

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
};

/** Every text below a schema, by its path. */
function textsOf(schema: z.core.$ZodType, path: string): readonly (readonly [path: string, text: z.core.$ZodType])[] {
  const definition = schema._zod.def as unknown as Definition;
  const { type, shape = {}, innerType, element, options = [] } = definition;
  if (type === 'string') return [[path, schema]];
  const inside = [innerType, element, ...options, type === 'pipe' ? definition.in : undefined].filter((inner) => inner !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`)),
    ...inside.flatMap((inner) => textsOf(inner, path)),
  ];
}

const bodies = admin.commandNames.map((name) => [`${name}Body`, admin.commands[name].body] as const);
const received = [...Object.entries({ ...contracts, ...admin }), ...bodies].flatMap(([name, schema]) =>
  /(Body|Query|Fields|Ref)$/.test(name) && name !== 'errorBody' && typeof schema === 'object' && '_zod' in schema
    ? textsOf(schema as z.core.$ZodType, name)
    : [],
);

describe('what the API takes', () => {
  it('is known to this spec', () => {
    const names = received.map(([name]) => name);
    for (const name of ['signupBody.name', 'sendMessageBody.text', 'membersQuery.q', 'saveSectionBody.about', 'make_invitationBody.note'])
      expect(names).toContain(name);
  });

  it.each(received)('takes nothing in a text that nobody can read: %s', (_name, schema) => {
    const shapes = ['words at length', '0192aaaa-0000-7000-8000-000000000000', '2026-01-01', '123456', 'a@mail.example', 'NL'];
    for (const char of ['\u0000', '\u0001', '\u007f', '\ud800']) {
      for (const shape of shapes) expect(z.safeParse(schema, `${shape.slice(0, 3)}${char}${shape.slice(3)}`).success).toBe(false);
    }
  });
});

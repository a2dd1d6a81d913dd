import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AdminResource } from '#contracts-admin';

type Schema = { readonly format?: string; readonly properties?: Readonly<Record<string, Schema>>; readonly items?: Schema };
type Content = Readonly<Record<string, { readonly schema?: unknown }>>;
type Described = {
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-right'?: AdminResource;
};

/** An operation as the committed description of the API has it. */
export interface Operation {
  /** `POST /api/chats/{id}/read` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly bodyType: string | undefined;
  /** Names of the parameters and body fields that are ids. */
  readonly ids: readonly string[];
  readonly changes: boolean;
  /** Whether an id stands in what it answers. */
  readonly answersIds: boolean;
  /** The right that a role of staff must have. */
  readonly right: AdminResource | undefined;
}

const file = fileURLToPath(new URL('../../../../openapi.json', import.meta.url));

export function allOperations(): Operation[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, described]) => {
      const method = verb.toUpperCase();
      const [bodyType, body] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
      const inAddress = (described.parameters ?? []).filter(({ in: where, schema }) => where === 'path' || isId(schema));
      const inBody = Object.entries(body?.schema.properties ?? {}).filter(
        ([, schema]) => isId(schema) || (schema.items && isId(schema.items)),
      );
      return {
        name: `${method} ${path}`,
        method,
        path,
        bodyType,
        ids: [...inAddress.map(({ name }) => name), ...inBody.map(([name]) => name)],
        changes: method !== 'GET',
        answersIds: Object.entries(described.responses ?? {}).some(([status, answer]) => status < '300' && hasIds(answer.content ?? {})),
        right: described['x-right'],
      };
    }),
  );
}

/** An id anywhere below: whatever else the description says, it is written as this format. */
const hasIds = (content: Content): boolean => JSON.stringify(content).includes('"format":"uuid"');

const isId = ({ format }: Schema): boolean => format === 'uuid';

/** The operation's address with every id in its path filled in. */
export const withIds = (path: string, id: string): string => path.replace('{variant}', 'full').replace(/\{\w+\}/g, id);

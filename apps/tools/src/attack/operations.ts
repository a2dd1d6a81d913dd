import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminResource } from '#contracts-admin';
import { projectRoot } from '../project.js';
import type { Schema } from './schema.js';

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Described = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-right'?: AdminResource;
};

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** Whose session an operation asks for. */
export type Access = 'anybody' | 'member' | 'staff';

/** An operation as the committed description of the API has it. */
export interface Operation {
  /** `POST /api/chats/{id}/read` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly bodyType: string | undefined;
  readonly body: Schema | undefined;
  /** Names of the parameters and body fields that are ids. */
  readonly ids: readonly string[];
  readonly changes: boolean;
  /** Whether an id stands in what it answers. */
  readonly answersIds: boolean;
  readonly access: Access;
  /** The right that a role of staff must have. */
  readonly right: AdminResource | undefined;
}

export function allOperations(): Operation[] {
  const { paths } = JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, described]) => operationOf(path, verb.toUpperCase(), described)),
  );
}

function operationOf(path: string, method: string, described: Described): Operation {
  const parameters = described.parameters ?? [];
  const [bodyType, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  const body = content?.schema;
  const inAddress = parameters.filter(({ in: where, schema }) => where === 'path' || isId(schema));
  const inBody = Object.entries(body?.properties ?? {}).filter(([, schema]) => isId(schema) || (schema.items && isId(schema.items)));
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters,
    bodyType,
    body,
    ids: [...inAddress.map(({ name }) => name), ...inBody.map(([name]) => name)],
    changes: method !== 'GET',
    answersIds: Object.entries(described.responses ?? {}).some(([status, answer]) => status < '300' && hasIds(answer.content ?? {})),
    access: accessOf(described),
    right: described['x-right'],
  };
}

/** What nothing is said of asks for the session of a member. */
function accessOf({ security }: Described): Access {
  if (security?.length === 0) return 'anybody';
  return security?.some((scheme) => 'staff' in scheme) ? 'staff' : 'member';
}

/** An id anywhere below: whatever else the description says, it is written as this format. */
const hasIds = (content: Content): boolean => JSON.stringify(content).includes('"format":"uuid"');

const isId = ({ format }: Schema): boolean => format === 'uuid';

/** The operation's address with every id in its path filled in. */
export const withIds = (path: string, id: string): string => path.replace('{variant}', 'full').replace(/\{\w+\}/g, id);

/** Ends the session that all others are asked with. */
export const endsSession = ({ name }: Pick<Operation, 'name'>): boolean => name.endsWith('/logout') || name === 'DELETE /api/sessions';

/**
 * Changes that may come from anywhere, and in any type: the token in the address is all the authority there is (RFC 8058); a page that is left is
 * only counted; what the payment provider says is looked up there.
 */
export const fromAnywhere: ReadonlySet<string> = new Set(['POST /api/unsubscribe', 'POST /api/page-hidden', 'POST /api/webhooks/payments']);

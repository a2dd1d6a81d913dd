import { HttpError, type DataProvider, type GetListParams } from 'react-admin';
import * as z from 'zod/mini';
import {
  commands,
  commandUrl,
  isResourceName,
  resources,
  type CommandName,
  type InputOf,
  type ResourceName,
  type ResultOf,
} from '#contracts-admin';
import { ApiError, call, type CallOptions, type Query } from '#kit';
import { counted } from './officeApi';
import { toHttpError } from './problem';

export interface CommandParams<Name extends CommandName> {
  /** What is changed; left out where something new is made. */
  readonly id?: string;
  readonly input: InputOf<Name>;
}

/** `done` is missing when the session was over: react-admin then answers instead of the provider, and the login page is on its way. */
export type CommandAnswer<Name extends CommandName> = { readonly done: true; readonly data: ResultOf<Name> } | { readonly done?: never };

/** Reads the table of resources as react-admin asks, and runs the table of commands. No record is edited: whatever changes is a command. */
export interface OfficeDataProvider extends DataProvider<string> {
  /** Rejects with an `HttpError`. */
  command<Name extends CommandName>(name: Name, params: CommandParams<Name>): Promise<CommandAnswer<Name>>;
}

const NOT_ALLOWED = 405;
const notAllowed = () => Promise.reject<never>(new HttpError('not in the table of resources', NOT_ALLOWED, { code: 'other', errors: {} }));

export const dataProvider: OfficeDataProvider = {
  getList: (name, params) => readList(name, params),
  // The records that belong to another one: the same list, narrowed by the field that names it.
  getManyReference: (name, { target, id, ...params }) =>
    readList(name, { ...params, filter: { ...(params.filter as object), [target]: id } }),
  getOne: async (name, { id }) => ({ data: await readOne(name, String(id)) }),
  getMany: async (name, { ids }) => ({ data: await Promise.all(ids.map((id) => readOne(name, String(id)))) }),
  command: async (name, { id, input }) => {
    const data = await ask('POST', commandUrl(name, id ?? null), commands[name].result, { body: input });
    return { done: true, data: data as ResultOf<typeof name> };
  },
  create: notAllowed,
  update: notAllowed,
  updateMany: notAllowed,
  delete: notAllowed,
  deleteMany: notAllowed,
};

// The screens name the type of a record; the contract has read it, so that it fits where the name of the resource does.
async function readList(name: string, params: GetListParams): Promise<{ data: never[]; total: number; meta: { more: boolean } }> {
  if (!isResourceName(name)) return notAllowed();
  const { path, list } = resources[name];
  const { rows, total, more } = await ask('GET', path, list, { query: queryOf(name, params) });
  return { data: rows as never[], total, meta: { more } };
}

async function readOne(name: string, id: string): Promise<never> {
  const resource = isResourceName(name) ? resources[name] : undefined;
  if (!resource?.one) return notAllowed();
  return (await ask('GET', `${resource.path}/${encodeURIComponent(id)}`, resource.one)) as never;
}

/** Page, filters and order in the words of the list's query. An empty field is no filter; an order that a list does not know is its own. */
function queryOf(name: ResourceName, { pagination, sort, filter }: GetListParams): Query {
  const sorts: readonly string[] = resources[name].sorts;
  return {
    ...(filter as Query),
    ...(pagination && { page: pagination.page, per_page: pagination.perPage }),
    ...(sort && sorts.includes(sort.field) && { sort: sort.field, order: sort.order === 'ASC' ? 'asc' : 'desc' }),
  };
}

/** One call, its answer read by the contract. */
async function ask<Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  options?: CallOptions,
): Promise<z.infer<Schema>> {
  try {
    const answer = z.safeParse(schema, await counted(call(method, path, options)));
    if (!answer.success) throw new ApiError('unexpected_answer', 200);
    return answer.data;
  } catch (error) {
    throw toHttpError(error);
  }
}

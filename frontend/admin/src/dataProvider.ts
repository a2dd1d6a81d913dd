import { HttpError, type DataProvider, type GetListParams, type RaRecord } from 'react-admin';
import type { ListOf } from '#contracts-admin';
import { officeApi } from './officeApi';

type Filter = Record<string, string>;
const lists = ['members', 'audit', 'invitations'] as const;
type Lists = (typeof lists)[number];
const isList = (resource: string): resource is Lists => lists.some((list) => list === resource);

const readOnly = (): Promise<never> => Promise.reject(new HttpError('read only', 405));

/** The back office reads; what it may change will be commands of their own, not edited records. */
export const dataProvider = {
  async getList(resource: string, params: GetListParams) {
    if (!isList(resource)) return readOnly();
    const { rows, total, more } = await list(resource, params, params.filter as Filter);
    return { data: rows, total, meta: { more } };
  },
  async getManyReference(resource: string, params: GetListParams & { target: string; id: string }) {
    if (!isList(resource)) return readOnly();
    const { rows, total, more } = await list(resource, params, { ...(params.filter as Filter), [params.target]: params.id });
    return { data: rows, total, meta: { more } };
  },
  async getOne(resource: string, { id }: { id: string }) {
    if (resource !== 'members') return readOnly();
    return { data: await officeApi.member(id) };
  },
  getMany: readOnly,
  create: readOnly,
  update: readOnly,
  updateMany: readOnly,
  delete: readOnly,
  deleteMany: readOnly,
} as unknown as DataProvider;

function list(resource: Lists, { pagination, sort }: GetListParams, filter: Filter): Promise<ListOf<RaRecord>> {
  const page = { page: pagination?.page, per_page: pagination?.perPage, ...filter };
  if (resource === 'audit') return officeApi.audit(page);
  if (resource === 'invitations') return officeApi.invitations(page);
  return officeApi.members({ ...page, sort: sort?.field, order: sort?.order === 'ASC' ? 'asc' : 'desc' });
}

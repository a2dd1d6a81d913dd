import type * as z from 'zod/mini';
import { listOf } from './lists.js';
import type { AdminResource } from './rights.js';

interface ResourceDefinition {
  readonly path: `/api/admin/${string}`;
  readonly right: AdminResource;
  /** Looking through it is an act of the log: `<name>.listed`. */
  readonly logged?: true;
  readonly id: z.ZodMiniType<string>;
  /** What a list may be ordered by; none: always the newest first. */
  readonly sorts: readonly string[];
  /** Filters, page and order, as they travel in the address. */
  readonly query: z.ZodMiniType;
  readonly row: z.ZodMiniType<{ id: string }>;
  /** One record as a page shows it; null when a resource has lists only. */
  readonly one: z.ZodMiniType<{ id: string }> | null;
}

/** One line of the table of resources, with the schema of its list. */
export const resource = <const Definition extends ResourceDefinition>(definition: Definition) => ({
  ...definition,
  list: listOf<Definition['row']>(definition.row),
});

import { debitBlockId, debitBlockRow, debitBlocksQuery } from './debit-blocks.js';
import { debitId, debitPage, debitRow, debitsQuery } from './debits.js';
import { mandateId, mandatePage, mandateRow, mandatesQuery } from './mandates.js';
import { resource } from './resource.js';

/** What staff read of direct debits. */
export const directDebitResources = {
  debits: resource({
    path: '/api/admin/debits',
    right: 'direct_debits',
    id: debitId,
    sorts: [],
    query: debitsQuery,
    row: debitRow,
    one: debitPage,
  }),
  mandates: resource({
    path: '/api/admin/mandates',
    right: 'direct_debits',
    id: mandateId,
    sorts: [],
    query: mandatesQuery,
    row: mandateRow,
    one: mandatePage,
  }),
  debit_blocks: resource({
    path: '/api/admin/debit-blocks',
    right: 'direct_debits',
    id: debitBlockId,
    sorts: [],
    query: debitBlocksQuery,
    row: debitBlockRow,
    one: null,
  }),
} as const;

const common = {
  q: 'Reference of a mandate, or an id',
  member: 'Member',
  state: 'State',
  country: 'Country',
  member_id: 'Of the member with the id',
  iban_ends_in: 'Bank account',
};

/** How react-admin calls the lists of direct debits and their fields, and what the log says of whoever looks through them. */
export const directDebitResources = {
  debits: {
    name: 'Direct debit |||| Direct debits',
    log: 'Looked through the direct debits',
    fields: {
      ...common,
      collect_on: 'Collected on',
      amount: 'Amount',
      mandate: 'Mandate',
      reason: 'Why it came back',
      from: 'Collected from',
      to: 'Collected until',
    },
  },
  mandates: {
    name: 'Mandate |||| Mandates',
    log: 'Looked through the mandates',
    fields: {
      ...common,
      reference: 'Reference',
      creditor_name: 'Collected by',
      signed_at: 'Given',
      last_used_at: 'Used last',
      from: 'Given from',
      to: 'Given until',
    },
  },
  debit_blocks: {
    name: 'Block on direct debit |||| Blocks on direct debit',
    log: 'Looked through the blocks on direct debit',
    fields: {
      ...common,
      kind: 'What is blocked',
      lifted: 'Lifted',
      reason: 'Why',
      since: 'Since',
      order_id: 'Order',
      lifted_at: 'Lifted',
      id: 'Act',
      from: 'Since, from',
      to: 'Since, until',
    },
  },
};

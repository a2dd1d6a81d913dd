import type { listedActs, ResourceName } from '#contracts-admin';
import { directDebitResources } from './direct-debits/resource-words';

type ListedAct = (typeof listedActs)[number];
/** What a list is called, what the log says of whoever looks through it, and its fields and filters. */
type WordsOf<Name extends ResourceName> = {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
} & (`${Name}.listed` extends ListedAct ? { readonly log: string } : { readonly log?: undefined });

/** How react-admin calls the lists, and their fields, beside its own English. */
export const resourceWords: { readonly [Name in ResourceName]: WordsOf<Name> } = {
  members: {
    name: 'Member |||| Members',
    log: 'Looked through members',
    fields: {
      q: 'Name, e-mail or id (press /)',
      name: 'Name',
      email: 'E-mail address',
      age: 'Age',
      gender: 'Gender',
      country: 'Country',
      town: 'Town',
      status: 'Status',
      paid: 'Paid',
      fictional: 'Fictional',
      signed_up: 'Signed up',
      last_active: 'Last active',
      signed_up_from: 'Signed up from',
      signed_up_to: 'Signed up until',
    },
  },
  cases: {
    name: 'Case |||| Cases',
    log: 'Looked through the cases',
    fields: {
      priority: 'Urgency',
      reason: 'Reason',
      kind: 'Kind',
      subject_name: 'About',
      language: 'Language',
      due_at: 'Due',
      opened_at: 'Came in',
      state: 'State',
      holder: 'Held by',
      escalated: 'For the owner',
      asks_second: 'Asks for a second person',
    },
  },
  noticed: {
    name: 'Noticed',
    log: 'Looked through the members who were noticed',
    fields: {
      name: 'Member',
      status: 'Status',
      weight: 'Weight',
      last_at: 'Last noticed',
      kind: 'Signal',
      signals: 'What was noticed',
      id: 'Act',
    },
  },
  sites: {
    name: 'Site |||| Sites',
    log: 'Listed the sites',
    fields: { name: 'Site', hosts: 'Addresses', is_default: 'Default', version: 'Version' },
  },
  child_material: {
    name: 'Child material |||| Child material',
    log: 'Looked through the child material',
    fields: { reference: 'Reference', at: 'Found', found_by: 'By', state: 'State', keep_until: 'Kept until' },
  },
  verifications: {
    name: 'Verification |||| Verifications',
    log: 'Looked through the verifications',
    fields: { name: 'Member', pose: 'Pose', sent_at: 'Sent', state: 'State', holder: 'Held by' },
  },
  orders: {
    name: 'Order |||| Orders',
    log: 'Looked through the orders',
    fields: {
      q: 'Id, number of a paper, or id at the provider',
      at: 'Ordered',
      member: 'Member',
      state: 'State',
      method: 'Way to pay',
      country: 'Country',
      credits: 'Credits',
      amount: 'Amount',
      returned_minor: 'Went back',
      number: 'Invoice',
      open: 'Something to look at',
      from: 'From',
      to: 'Until',
      member_id: 'Of the member with the id',
    },
  },
  discount_codes: {
    name: 'Discount code |||| Discount codes',
    log: 'Looked through the discount codes',
    fields: {
      q: 'Code begins with, or id of a member',
      code: 'Code',
      site: 'Site',
      site_id: 'Site',
      basis_points: 'Discount',
      status: 'State',
      validity: 'How often',
      country: 'For whom',
      expires: 'Until',
      uses: 'Used',
      welcome: 'Welcome code',
    },
  },
  staff: {
    name: 'Staff |||| Staff',
    log: 'Looked through the staff',
    fields: {
      q: 'Name or e-mail address',
      name: 'Name',
      roles: 'Roles',
      role: 'Role',
      state: 'State',
      device: 'Device',
      recovery_codes_left: 'Recovery codes',
      sessions_open: 'Sessions',
      last_used_at: 'Last here',
      invited_at: 'Invited',
    },
  },
  api_tokens: {
    name: 'API token |||| API tokens',
    log: 'Looked through the API tokens',
    fields: {
      name: 'System',
      state: 'State',
      rights: 'May do',
      networks: 'From',
      expires_at: 'Until',
      last_used_at: 'Last used',
      made_at: 'Made by',
      id: 'Act',
    },
  },
  gifts: { name: 'Gift |||| Gifts', log: 'Looked through the gifts', fields: {} },
  site_lists: {
    name: 'Opening lines |||| Opening lines',
    log: 'Looked through the opening lines and interests of the sites',
    fields: { name: 'Site', hosts: 'Addresses', own: 'Lines of its own' },
  },
  prices: {
    name: 'Prices |||| Prices',
    log: 'Looked through the prices of the sites',
    fields: { name: 'Site', hosts: 'Addresses', lists: 'Lists made' },
  },
  site_words: {
    name: 'Words of a site |||| Words of a site',
    log: 'Looked through the words of the sites',
    fields: { site_id: 'Site', site: 'Site', key: 'Words', languages: 'Own words in', changed_at: 'Changed' },
  },
  texts: {
    name: 'Text |||| Texts',
    log: 'Looked through the texts',
    fields: {
      site_id: 'Site',
      site: 'Site',
      page_name: 'Page',
      locale: 'Language',
      state: 'Readers see',
      since: 'Own text since',
      planned_at: 'Planned for',
      has_draft: 'Draft',
    },
  },
  companies: {
    name: 'Company |||| Companies',
    log: 'Looked through the companies',
    fields: {
      name: 'Company',
      city: 'Where',
      hosts: 'Sites',
      added: 'Made on',
      invoices: 'Invoices this year',
      last_number: 'Last number',
    },
  },
  vat: {
    name: 'VAT |||| VAT',
    log: 'Looked through the VAT of the countries',
    fields: { id: 'Country', basis_points: 'Today', from: 'Since', next: 'Next' },
  },
  payment_methods: {
    name: 'Ways to pay |||| Ways to pay',
    log: 'Looked through the ways to pay of the countries',
    fields: { id: 'Country', methods: 'Offered', is_own: 'Chosen by', missing: 'Not switched on at the provider' },
  },
  payment_issues: {
    name: 'Payment issue |||| Payment issues',
    log: 'Looked through the payment issues',
    fields: { kind: 'Kind', closed: 'State', mine: 'Taken on by' },
  },
  money_requests: {
    name: 'Money request |||| Money requests',
    log: 'Looked through the money requests',
    fields: {
      kind: 'Kind',
      member: 'Member',
      order_id: 'Order',
      amount: 'Amount',
      reason: 'Why',
      asked_at: 'Asked by',
      state: 'State',
      decided_at: 'Decided by',
      member_id: 'Of the member with the id',
      id: 'Act',
    },
  },
  ...directDebitResources,
  invitations: {
    name: 'Invitation |||| Invitations',
    fields: {
      note: 'For whom',
      state: 'State',
      made_at: 'Made',
      made_by: 'By',
      expires_at: 'Works until',
      used_by: 'Used by',
      url: 'Link',
    },
  },
  announcements: {
    name: 'Announcement |||| Announcements',
    fields: {
      title: 'Title',
      kind: 'Kind',
      state: 'State',
      sent: 'Sent',
      site_name: 'To',
      starts_at: 'Begins',
      made_by: 'By',
    },
  },
  audit: {
    name: 'Audit log',
    log: 'Read this log',
    fields: {
      at: 'When',
      staff_name: 'Who',
      act: 'What',
      subject_id: 'Whom',
      facts: 'Details',
      ip: 'Network address',
      from: 'From',
      to: 'Until',
      staff_id: 'Who',
    },
  },
  incidents: {
    name: 'Status page',
    fields: { began_at: 'Since', ended_at: 'Until', kind: 'What', parts: 'Parts', texts: 'Text', id: 'Act' },
  },
  dead_letters: {
    name: 'Given up',
    fields: { given_up_at: 'Given up', job: 'Job', error: 'Last error', tries: 'Tries', id: 'Act' },
  },
  recurring_jobs: {
    name: 'Recurring jobs',
    fields: {
      job: 'Job',
      state: 'State',
      error: 'Trouble',
      ended_at: 'Ended last',
      next_run_at: 'Runs next',
      cron: 'Pattern',
      id: 'Act',
    },
  },
  workers: {
    name: 'Workers',
    fields: { host: 'Machine', pid: 'Process', alive: 'State', started_at: 'Started', last_sign_at: 'Last sign of life' },
  },
};

/** The acts of looking through them, as the log tells them. */
export const listActs = Object.fromEntries(
  Object.entries(resourceWords).flatMap(([name, { log }]) => (log === undefined ? [] : [[`${name}.listed`, log] as const])),
) as Record<ListedAct, string>;

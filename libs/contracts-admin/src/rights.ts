/** Staff roles. A person may have several. */
export const staffRoles = ['moderator', 'finance', 'support', 'content', 'owner', 'ops'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a right is about: a page of the back office, or a part of one that not everybody with the page may see. */
export const adminResources = [
  'dashboard',
  'dashboard_people',
  'members',
  'member_photos',
  'member_money',
  'member_limits',
  'member_flags',
  'member_help',
  'cases',
  'child_material',
  'child_material_ends',
  'transparency',
  'staff_figures',
  'signal_rules',
  'reviews',
  'invitations',
  'announcements',
  'audit',
  'staff',
  'site_settings',
  'site_names',
  'orders',
  'payment_issues',
  'money_requests',
  'money_confirmation',
  'direct_debits',
  'mandate_accounts',
  'debit_blocks',
  'discount_codes',
  'reports',
  'books_reopening',
  'prices',
  'catalogue',
  'companies',
  'company_settings',
  'texts',
  'queues',
  'jobs',
] as const;
export type AdminResource = (typeof adminResources)[number];

/** Who may see what. The server asks this table for each request and each field; the browser only hides what would be refused. */
export const adminRights: Record<AdminResource, readonly StaffRole[]> = {
  // Finance reads what the house earns and owes; how members come and write is the owner's.
  dashboard: ['finance', 'owner'],
  dashboard_people: ['owner'],
  members: ['moderator', 'finance', 'support', 'owner'],
  member_photos: ['moderator', 'owner'],
  member_money: ['finance', 'support', 'owner'],
  member_limits: ['moderator', 'owner'],
  member_flags: ['moderator', 'owner'],
  // To get a member in who cannot get in alone; the date of birth is seen for that only.
  member_help: ['support', 'owner'],
  cases: ['moderator', 'owner'],
  // Each moderator what they found, the owner all of it.
  child_material: ['moderator', 'owner'],
  child_material_ends: ['owner'],
  transparency: ['moderator', 'owner'],
  staff_figures: ['owner'],
  signal_rules: ['owner'],
  reviews: ['moderator', 'owner'],
  invitations: ['content', 'owner'],
  announcements: ['content', 'owner'],
  audit: ['owner'],
  // Who works here and what they may do.
  staff: ['owner'],
  site_settings: ['owner'],
  // Which sites there are, for whatever is made for one of them.
  site_names: ['content', 'finance', 'owner'],
  orders: ['finance', 'support', 'owner'],
  payment_issues: ['finance', 'owner'],
  // Whoever talks to members may give back; what is more than the owner allows one person waits for the second.
  money_requests: ['finance', 'support', 'owner'],
  money_confirmation: ['finance', 'owner'],
  // What members authorised and what was collected: whoever answers for an order reads it, with the last four digits of the account.
  direct_debits: ['finance', 'support', 'owner'],
  // The whole of it: for those who pay and collect by bank.
  mandate_accounts: ['finance', 'owner'],
  debit_blocks: ['finance', 'support', 'owner'],
  discount_codes: ['finance', 'owner'],
  // What is declared of the money: sums, no member.
  reports: ['finance', 'owner'],
  books_reopening: ['owner'],
  prices: ['owner'],
  // What members can choose from: gifts, opening lines, interests.
  catalogue: ['content', 'owner'],
  // Who sells, and the VAT of each country: those who keep the books read it.
  companies: ['finance', 'owner'],
  company_settings: ['owner'],
  texts: ['content', 'owner'],
  queues: ['ops'],
  jobs: ['ops'],
};

const ofToken = (right: AdminResource): string => `right:${right}`;

export const mayUse = (roles: readonly StaffRole[], resource: AdminResource): boolean =>
  roles.some((role) => adminRights[resource].includes(role) || role === ofToken(resource));

/**
 * What an API token holds in the place of roles: each right by itself, as `mayUse` reads it. None of them is a role, so that whatever is asked
 * of a role, such as that of the owner, is not granted.
 */
export const heldByToken = (rights: readonly AdminResource[]): readonly StaffRole[] => rights.map(ofToken) as unknown as StaffRole[];

export const rightsOf = (roles: readonly StaffRole[]): AdminResource[] => adminResources.filter((resource) => mayUse(roles, resource));

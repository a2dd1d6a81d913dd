/** Staff roles. A person may have several. */
export const staffRoles = ['moderator', 'finance', 'support', 'content', 'owner', 'ops'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What somebody with a right may do, as one says it to a colleague; and the roles that have it. */
const right = (words: string, roles: readonly StaffRole[]) => ({ words, roles });

/** What a right is about: a page of the back office, or a part of one that not everybody with the page may see. */
const rights = {
  // Finance reads what the house earns and owes; how members come and write is the owner's.
  dashboard: right('See the figures of the money', ['finance', 'owner']),
  dashboard_people: right('See the figures of sign-ups, messages and complaints', ['owner']),
  members: right('See members and their accounts', ['moderator', 'finance', 'support', 'owner']),
  member_photos: right('See photos of members, approve and reject them', ['moderator', 'owner']),
  member_money: right('See the credits of members', ['finance', 'support', 'owner']),
  member_limits: right('Lift limits on first messages', ['moderator', 'owner']),
  member_flags: right('Mark profiles as fictional', ['moderator', 'owner']),
  // To get a member in who cannot get in alone; the date of birth is seen for that only.
  member_help: right('Help members in, and correct date of birth and sex', ['support', 'owner']),
  cases: right('Decide reports, complaints and selfies', ['moderator', 'owner']),
  // Each moderator what they found, the owner all of it.
  child_material: right('Stop members and seal child material', ['moderator', 'owner']),
  child_material_ends: right('Say what becomes of sealed child material', ['owner']),
  transparency: right('Read the figures of reports and decisions', ['moderator', 'owner']),
  staff_figures: right('See how much each moderator decided', ['owner']),
  signal_rules: right('Change the rules by which something is noticed', ['owner']),
  reviews: right('Look at new photos and texts', ['moderator', 'owner']),
  invitations: right('Invite people', ['content', 'owner']),
  announcements: right('Write to members', ['content', 'owner']),
  // Whoever mends it tells of it, and whoever writes to members may help with the words.
  incidents: right('Tell members of outages and planned work', ['content', 'owner', 'ops']),
  audit: right('Read the audit log', ['owner']),
  // Who works here and what they may do.
  staff: right('Make, change and end the accounts of staff', ['owner']),
  site_settings: right('Change the settings of the sites', ['owner']),
  // Which sites there are, for whatever is made for one of them.
  site_names: right('See which sites there are', ['content', 'finance', 'owner']),
  orders: right('See orders and their papers', ['finance', 'support', 'owner']),
  payment_issues: right('Look into payments that do not agree', ['finance', 'owner']),
  // Whoever talks to members may give back; what is more than the owner allows one person waits for the second.
  money_requests: right('Give money and credits back', ['finance', 'support', 'owner']),
  money_confirmation: right('Confirm what others give back', ['finance', 'owner']),
  // What members authorised and what was collected: whoever answers for an order reads it, with the last four digits of the account.
  direct_debits: right('See direct debits and mandates, with the last four digits of accounts', ['finance', 'support', 'owner']),
  // The whole of it: for those who pay and collect by bank.
  mandate_accounts: right('Look at the bank account of a mandate', ['finance', 'owner']),
  debit_blocks: right('Lift blocks on direct debit', ['finance', 'support', 'owner']),
  discount_codes: right('Make and stop discount codes', ['finance', 'owner']),
  // What is declared of the money: sums, no member.
  reports: right('Read the VAT return and the books, and close months', ['finance', 'owner']),
  books_reopening: right('Open closed months of the books again', ['owner']),
  prices: right('Set prices', ['owner']),
  // What members can choose from: gifts, opening lines, interests.
  catalogue: right('Keep gifts, opening lines and interests', ['content', 'owner']),
  // Who sells, and the VAT of each country: those who keep the books read it.
  companies: right('See companies, their papers, VAT and ways to pay', ['finance', 'owner']),
  company_settings: right('Change companies, VAT and ways to pay', ['owner']),
  texts: right('Writes and publishes the texts of the sites, terms among them', ['content', 'owner']),
  queues: right('Look into the queues', ['ops']),
  jobs: right('See jobs, and have them run again', ['ops']),
} as const;

export type AdminResource = keyof typeof rights;
export const adminResources = Object.keys(rights) as AdminResource[];

const each = <Fact>(factOf: (right: AdminResource) => Fact) =>
  Object.fromEntries(adminResources.map((name) => [name, factOf(name)])) as Record<AdminResource, Fact>;

/** Who may see what. The server asks this table for each request and each field; the browser only hides what would be refused. */
export const adminRights = each((name) => rights[name].roles);
export const rightNames = each((name) => rights[name].words);

const ofToken = (right: AdminResource): string => `right:${right}`;

export const mayUse = (roles: readonly StaffRole[], resource: AdminResource): boolean =>
  roles.some((role) => adminRights[resource].includes(role) || role === ofToken(resource));

/**
 * What an API token holds in the place of roles: each right by itself, as `mayUse` reads it. None of them is a role, so that whatever is asked
 * of a role, such as that of the owner, is not granted.
 */
export const heldByToken = (rights: readonly AdminResource[]): readonly StaffRole[] => rights.map(ofToken) as unknown as StaffRole[];

export const rightsOf = (roles: readonly StaffRole[]): AdminResource[] => adminResources.filter((resource) => mayUse(roles, resource));

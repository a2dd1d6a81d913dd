import { allowed, refused, type Verdict } from '#contracts';
import {
  mayUse,
  memberFilterRights,
  resources,
  type AdminResource,
  type DashboardQuery,
  type MemberFilter,
  type MembersQuery,
  type ResourceName,
  type StaffRole,
} from '#contracts-admin';

type Roles = readonly StaffRole[];

const filterNames = Object.keys(memberFilterRights) as MemberFilter[];

export const filtersIn = (query: MembersQuery): MemberFilter[] => filterNames.filter((name) => query[name] !== undefined);

/** Whoever may not see a field may not filter by it either: the answer would tell its value. */
export const mayList = (roles: Roles, query: MembersQuery): Verdict =>
  needs(roles, ['members', ...filtersIn(query).map((name) => memberFilterRights[name])]);

/** Whether somebody may look through a list, and open what stands in it. */
export const mayReadResource = (roles: Roles, name: ResourceName): Verdict => needs(roles, [resources[name].right]);
export const mayOpenMember = (roles: Roles): Verdict => needs(roles, ['members']);
export const mayOpenPhoto = (roles: Roles): Verdict => needs(roles, ['members', 'member_photos']);
export const maySetSites = (roles: Roles): Verdict => needs(roles, ['site_settings']);
export const mayReadOrders = (roles: Roles): Verdict => needs(roles, ['orders']);
export const mayReadPaymentIssues = (roles: Roles): Verdict => needs(roles, ['payment_issues']);
export const mayReadMoneyRequests = (roles: Roles): Verdict => needs(roles, ['money_requests']);
export const mayReadDirectDebits = (roles: Roles): Verdict => needs(roles, ['direct_debits']);
export const mayReadSiteNames = (roles: Roles): Verdict => needs(roles, ['site_names']);
export const mayReadCompanies = (roles: Roles): Verdict => needs(roles, ['companies']);
export const mayReadStaff = (roles: Roles): Verdict => needs(roles, ['staff']);
export const mayKeepCatalogue = (roles: Roles): Verdict => needs(roles, ['catalogue']);
export const maySetPrices = (roles: Roles): Verdict => needs(roles, ['prices']);
export const mayWriteTexts = (roles: Roles): Verdict => needs(roles, ['texts']);
export const mayReadCases = (roles: Roles): Verdict => needs(roles, ['cases']);
export const mayReadChildMaterial = (roles: Roles): Verdict => needs(roles, ['child_material']);
export const mayReadFigures = (roles: Roles): Verdict => needs(roles, ['transparency']);
export const mayReadReports = (roles: Roles): Verdict => needs(roles, ['reports']);
/** A source is a group of members, and for those alone who may see members. */
export const mayReadDashboard = (roles: Roles, { source }: Pick<DashboardQuery, 'source'>): Verdict =>
  needs(roles, source === undefined ? ['dashboard'] : ['dashboard', 'dashboard_people']);
export const mayReadJobs = (roles: Roles): Verdict => needs(roles, ['jobs']);
export const mayReadQueues = (roles: Roles): Verdict => needs(roles, ['queues']);

const needs = (roles: Roles, resources: readonly AdminResource[]): Verdict =>
  resources.every((resource) => mayUse(roles, resource)) ? allowed : refused('forbidden');

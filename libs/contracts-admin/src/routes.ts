/** Where the back office lives; with ADMIN_HOST set, these answer on that host only. */
export const adminPath = '/admin';
export const loginPagePath = '/admin/login';
/** Where the link of a mail leads: there nobody is logged in yet. */
export const setUpPagePath = '/admin/set-up';
export const adminApiPath = '/api/admin';
export const queuesPath = '/admin/queues';
export const staffCookie = 'staff.session';

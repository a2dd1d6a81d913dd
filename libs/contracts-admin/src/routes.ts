/** Where the back office lives; with ADMIN_HOST set, these answer on that host only. */
export const adminPath = '/admin';
export const adminApiPath = '/api/admin';
export const queuesPath = '/admin/queues';
export const staffCookie = 'staff.session';

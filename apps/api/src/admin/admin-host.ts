import { adminApiPath, adminPath } from '#contracts-admin';

/** Whether a path belongs to the back office. */
export const isAdminUrl = (url: string): boolean =>
  [adminPath, adminApiPath].some((path) => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`));

/** Whether the back office answers on this host: on its own one when there is one, else on every host. A host set without a port fits every port. */
export function isAdminHost(host: string, adminHost: string | undefined): boolean {
  if (adminHost === undefined) return true;
  const wanted = adminHost.toLowerCase();
  const asked = host.toLowerCase();
  return asked === wanted || asked.replace(/:\d+$/, '') === wanted;
}

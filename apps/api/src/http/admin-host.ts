import { adminApiPath, adminPath } from '#contracts-admin';

/** Whether a route belongs to the back office. */
export const isAdminUrl = (route: string): boolean =>
  [adminPath, adminApiPath].some((path) => route === path || route.startsWith(`${path}/`));

/** Whether the back office answers on this host: on its own one when there is one, else on every host. A host set without a port fits every port. */
export function isAdminHost(host: string, adminHost: string | undefined): boolean {
  if (adminHost === undefined) return true;
  const wanted = adminHost.toLowerCase();
  const asked = host.toLowerCase();
  return asked === wanted || asked.replace(/:\d+$/, '') === wanted;
}

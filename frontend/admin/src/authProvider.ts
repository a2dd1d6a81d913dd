import type { AuthProvider } from 'react-admin';
import type { AdminResource, StaffAnswer, StaffLoginBody } from '#contracts-admin';
import { ApiError } from '#kit';
import { officeApi } from './officeApi';
import { queryClient } from './queryClient';

let known: Promise<StaffAnswer> | undefined;

/** Who is signed in, asked once. */
export function whoAmI(): Promise<StaffAnswer> {
  known ??= officeApi.me().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'authentication_required';

function forget(): void {
  known = undefined;
  queryClient.clear();
}

/** What a page of the application needs; the server decides again for each request. */
const resourceOf = (name: string): AdminResource | undefined =>
  name === 'members' || name === 'audit' || name === 'queues' ? name : undefined;

export const authProvider: AuthProvider = {
  async login(body: StaffLoginBody) {
    known = Promise.resolve(await officeApi.login(body));
  },
  async logout() {
    const wasIn = known !== undefined;
    forget();
    // Without a session there is nothing to end; a network that is away must not keep anybody in.
    if (wasIn) await officeApi.logout().catch(() => undefined);
  },
  async checkAuth() {
    await whoAmI();
  },
  async checkError(error) {
    if (!isLoggedOut(error)) return;
    forget();
    throw error;
  },
  async getIdentity() {
    const { staff } = await whoAmI();
    return { id: staff.id, fullName: staff.name };
  },
  async getPermissions() {
    const { staff } = await whoAmI();
    return staff.rights;
  },
  async canAccess({ resource }) {
    const { staff } = await whoAmI();
    const needed = resourceOf(resource);
    return needed !== undefined && staff.rights.includes(needed);
  },
};

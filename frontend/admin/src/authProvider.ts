import type { AuthProvider } from 'react-admin';
import { isResourceName, resources, setUpPagePath, type SignInCodeBody, type StaffAnswer, type StaffLoginBody } from '#contracts-admin';
import { officeApi } from './officeApi';
import { isLoggedOut } from './problem';
import { queryClient } from './queryClient';

let known: Promise<StaffAnswer> | undefined;
let isIn = false;

const refusalMs = 1_000;

/** Who is signed in, asked once; a refusal holds for a moment, because several parts of a page ask at the same time. */
export function whoAmI(): Promise<StaffAnswer> {
  if (known) return known;
  const asked = officeApi.me();
  known = asked;
  asked.then(
    () => (isIn = true),
    () => setTimeout(() => known === asked && (known = undefined), refusalMs),
  );
  return asked;
}

/** Nothing that this person saw stays in the tab. */
function forget(): void {
  if (isIn) known = undefined;
  isIn = false;
  queryClient.clear();
}

export const authProvider: AuthProvider = {
  /** With a code alone whoever the sign-in service has named before. */
  async login(body: StaffLoginBody | SignInCodeBody) {
    if ('email' in body) known = Promise.resolve(await officeApi.login(body));
    else {
      await officeApi.enterSignInCode(body);
      known = undefined;
      await whoAmI();
    }
    isIn = true;
  },
  async logout() {
    const wasIn = isIn;
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
    // Whoever follows the link of a mail has no session: to ask for its rights would lead to the login.
    if (window.location.pathname === setUpPagePath) return [];
    const { staff } = await whoAmI();
    return staff.rights;
  },
  async canAccess({ resource }) {
    const { staff } = await whoAmI();
    // Only hides what would be refused: the server decides again for each request.
    return isResourceName(resource) && staff.rights.includes(resources[resource].right);
  },
};

import type { UserView } from '#contracts';

interface Offers {
  /** To sign up, so as to write, like and see more. */
  readonly signup: boolean;
  /** To buy something, so as to see the locked photos. */
  readonly prices: boolean;
}

/** What a profile may lead its reader to. A fictional one sells nothing: nobody is there to meet. */
export function offersOf({ fictional }: { readonly fictional: boolean }, user: Pick<UserView, 'paid_user'> | null): Offers {
  return { signup: !fictional && user === null, prices: !fictional && user !== null && !user.paid_user };
}

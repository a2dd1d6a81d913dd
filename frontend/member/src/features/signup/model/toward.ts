const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The sign-up, for somebody who came because of one member: it leads to that profile in the end. */
export const towardPath = (memberId: string): string => `/signup?toward=${memberId}`;

export const towardIn = (search: string): string | null => {
  const id = new URLSearchParams(search).get('toward');
  return id && uuid.test(id) ? id : null;
};

/** Where the new member goes first. On the profile the reminder says that the address is to be confirmed. */
export const firstGoal = (toward: string | undefined): string =>
  toward && uuid.test(toward) ? `/members/${toward}?api_signup_complete=1` : '/signup-matches';

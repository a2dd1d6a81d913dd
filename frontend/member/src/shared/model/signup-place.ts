/** Under this name the answers of a sign-up that is not finished wait in the browser. */
export const signupDraftKey = 'signup-draft';

/** Where one is in the sign-up dialog. It stands in the state of the history, so that Back goes one step back there too. */
export interface SignupPlace {
  readonly step: number;
  /** How many entries of the history belong to the dialog: closing goes back over all of them. */
  readonly depth: number;
}

export const signupState = (place: SignupPlace) => ({ signup: place });

/** Null when the history knows of no dialog. */
export function signupPlaceIn(state: unknown): SignupPlace | null {
  if (typeof state !== 'object' || state === null || !('signup' in state)) return null;
  const { signup } = state;
  if (typeof signup !== 'object' || signup === null || !('step' in signup) || !('depth' in signup)) return null;
  return { step: Number(signup.step) || 0, depth: Number(signup.depth) || 1 };
}

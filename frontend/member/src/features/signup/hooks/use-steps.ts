import { createContext, use, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ApiError } from '#kit';
import { signupPlaceIn, signupState } from '#member/shared/model/signup-place';
import { parseStep, pathOf, type Step } from '../model/steps';

/** Set inside the dialog: what closes it when the site takes no members any more. */
export const SignupDialogContext = createContext<{ readonly onRefused: (error: ApiError) => void } | null>(null);

/** The steps as pages with addresses, or, in the dialog, as entries of the history over the page below. */
export function useSteps() {
  const isDialog = use(SignupDialogContext) !== null;
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { step, depth } = signupPlaceIn(state) ?? { step: 0, depth: 1 };
  const below = pathname + search;

  // A link to the address where one is would replace the entry of the history.
  const linkTo = useCallback(
    (next: Step, deeper = 1) =>
      isDialog
        ? { to: below, state: signupState({ step: next, depth: depth + deeper }), preventScrollReset: true, replace: false }
        : { to: pathOf(next) },
    [isDialog, below, depth],
  );
  const goTo = useCallback(
    async (next: Step, { replace = false }: { readonly replace?: boolean } = {}) => {
      const { to, ...rest } = linkTo(next, replace ? 0 : 1);
      await navigate(to, { ...rest, replace });
    },
    [linkTo, navigate],
  );
  return {
    step: parseStep(isDialog ? String(step) : query.get('step')),
    /** For a link that leads to a step. */
    linkTo,
    goTo,
    /** The answers are with the server, and the mail says how to go on. */
    isSent: !isDialog && query.has('sent'),
  };
}

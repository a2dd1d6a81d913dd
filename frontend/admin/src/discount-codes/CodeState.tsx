import type { DiscountCodeRow } from '#contracts-admin';
import { Label } from '../ui/Label';
import { stateOf, type CodeState as State } from './code-state';
import { codeStateNames, discountCodeWords as text } from './discount-code-words';

const tones = { active: 'good', stopped: 'bad', expired: 'plain', used_up: 'warning' } as const satisfies Record<State, string>;

/** What keeps a code from counting, and whether it comes without typing. */
export function CodeState({ code }: { readonly code: DiscountCodeRow }) {
  const state = stateOf(code);
  return (
    <>
      <Label tone={tones[state]}>{codeStateNames[state]}</Label> {code.welcome ? <Label tone="special">{text.welcome}</Label> : null}
    </>
  );
}

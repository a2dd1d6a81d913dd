import { useStore } from 'react-admin';
import { keptKey } from '../store';
import { useWhoAmI } from '../useWhoAmI';

/** Whether photos are blurred until they are looked at: each moderator's own choice, which stays in this browser. */
export function useReviewBlur() {
  const { data } = useWhoAmI();
  const [value, setValue] = useStore<'on' | 'off'>(keptKey('review-blur', data?.staff.id ?? ''), 'off');
  return { isOn: value === 'on', turn: (isOn: boolean) => setValue(isOn ? 'on' : 'off') };
}

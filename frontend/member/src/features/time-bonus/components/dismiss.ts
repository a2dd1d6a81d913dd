import { closedBy, dismissals, type Dismissal } from '#contracts';
import { closedEvent } from '#member/shared/state/dismissals';

/** Closes something for a member without a form (`DismissForm`), for as long as it then stays away. */
export function dismiss(name: Dismissal, memberId: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${Date.now()}-${closedBy(memberId)}; Path=/; Max-Age=${dismissals[name]}; SameSite=Lax${secure}`;
  const { dataset } = document.documentElement;
  dataset.closed = `${dataset.closed ?? ''} ${name}`;
  window.dispatchEvent(new Event(closedEvent));
}

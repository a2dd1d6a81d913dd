import type { DisplayPrefs } from '#contracts';
import { api } from '#kit';
import { toast } from '#member/ui/toasts';

/** Keeps the choice on the account, so that it holds on the member's other devices. Loaded when something is chosen. */
export async function saveDisplay(display: DisplayPrefs, failed: string): Promise<void> {
  await api.put('/api/user', { display }).catch(() => toast(failed, { tone: 'danger' }));
}

import { api, toApiError } from '#kit';
import { toast } from './toasts';

const quietMs = 60_000;

/** A picture cannot say why it did not come: the server is asked now and then, and what it says of a day that is used up is told once. */
export function missingPhotos(show: (text: string) => void): (address: string) => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let isTold = false;
  return async (address) => {
    if (isTold || performance.now() - askedAt < quietMs) return;
    askedAt = performance.now();
    const refusal = await api.get(address, { tries: 1 }).then(() => null, toApiError);
    if (refusal?.code !== 'daily_photos_limit') return;
    isTold = true;
    show(refusal.message);
  };
}

export const explainMissingPhoto = missingPhotos((text) => void toast(text, { tone: 'warning' }));

import type { GeocodeAnswer } from '#contracts';

/** What the browser says about sharing the position. `unknown`: it does not tell before it is asked. */
export type PermissionNow = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt';

/** An answer stays good for an hour: nobody moves house meanwhile. */
export const hourMs = 3_600_000;

/** About a kilometre: enough to name the town, too little to name the house. */
export const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The town that was found within the last hour, as it was stored; the position itself is never stored. */
export function freshPlace(stored: string | null, now: number): Exclude<GeocodeAnswer, false> | null {
  if (!stored) return null;
  try {
    const { at, country, region, city } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof at !== 'number' || at > now || now - at >= hourMs) return null;
    if (typeof country !== 'string' || typeof region !== 'string' || typeof city !== 'string') return null;
    return { country, region, city };
  } catch {
    return null;
  }
}

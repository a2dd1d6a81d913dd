import { useState } from 'react';
import type { TownView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { geocode } from '../api/geocode';
import { listTowns } from '../api/list-towns';
import { coarse, freshPlace, hourMs } from '../model/position';

const key = 'geocode';
const patienceMs = 15_000;

export type TownFound = { readonly country: string; readonly town: TownView };
/** `denied` and `failed` come from the device, `none` from the map, `error` from the way to it. */
type Outcome =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'none' | 'denied' | 'failed' }
  | { readonly kind: 'error'; readonly error: ApiError };

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: hourMs, timeout: patienceMs, enableHighAccuracy: false }),
  );

const isDeviceError = (thrown: unknown): thrown is GeolocationPositionError =>
  typeof thrown === 'object' && thrown !== null && 'PERMISSION_DENIED' in thrown;

function stored(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(place: string): void {
  try {
    window.localStorage.setItem(key, place);
  } catch {
    // Storage may be forbidden: then the device is asked again.
  }
}

/** The place of this device, asked at most once an hour. The position goes to the map and is forgotten; only the town stays. */
async function placeNow() {
  const known = freshPlace(stored(), Date.now());
  if (known) return known;
  const { coords } = await position();
  const place = await geocode(coarse(coords.latitude), coarse(coords.longitude));
  if (place) store(JSON.stringify({ ...place, at: Date.now() }));
  return place;
}

async function townOf({ country, region, city }: { country: string; region: string; city: string }): Promise<TownFound | null> {
  const { towns } = await listTowns(country, city, new AbortController().signal);
  const town = towns.find((one) => one.name === city && one.region === region);
  return town ? { country, town } : null;
}

/** Finds the town of this device when it is asked to, and says in the end how that went. */
export function useMyTown(onFound: (found: TownFound) => void) {
  const { countries } = useSettings();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const find = async (): Promise<Outcome> => {
    const place = await placeNow();
    const found = place && countries.includes(place.country) ? await townOf(place) : null;
    if (!found) return { kind: 'none' };
    onFound(found);
    return { kind: 'found', name: found.town.name };
  };
  const locate = async () => {
    setBusy(true);
    setOutcome(null);
    setOutcome(
      await find().catch((thrown: unknown): Outcome => {
        if (isDeviceError(thrown)) return { kind: thrown.code === thrown.PERMISSION_DENIED ? 'denied' : 'failed' };
        return { kind: 'error', error: toApiError(thrown) };
      }),
    );
    setBusy(false);
  };
  return { locate, busy, outcome };
}

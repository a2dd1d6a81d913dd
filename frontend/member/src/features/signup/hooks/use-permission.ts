import { useEffect, useState } from 'react';
import type { PermissionNow } from '../model/position';

/** Whether the browser shares the position, also when that is changed in its settings while the page is open. */
export function usePermission(): PermissionNow {
  const [state, setState] = useState<PermissionNow>('unknown');
  useEffect(() => {
    if (!('geolocation' in navigator)) {
      setState('unsupported');
      return;
    }
    let status: PermissionStatus | undefined;
    let left = false;
    const read = () => status && setState(status.state);
    // Older browsers have no such question: then asking for the position is the only way to know.
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (found) => {
        if (left) return;
        status = found;
        status.addEventListener('change', read);
        read();
      },
      () => undefined,
    );
    return () => {
      left = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return state;
}

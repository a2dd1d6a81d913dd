import { useEffect } from 'react';
import { noteNotice } from './last-notice';

/** Keeps the last notice of this device, for as long as the page is open. */
export function useKeptNotice(): void {
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const onMessage = ({ data }: MessageEvent) => noteNotice(data);
    workers?.addEventListener('message', onMessage);
    return () => workers?.removeEventListener('message', onMessage);
  }, []);
}

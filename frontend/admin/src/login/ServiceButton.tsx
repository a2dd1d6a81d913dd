import { Button, Divider } from '@mui/material';
import { useEffect, useState } from 'react';
import { officeApi } from '../officeApi';
import { signInWords as text } from './sign-in.words';

interface ServiceButtonProps {
  /** The service cannot be asked. */
  readonly onFailed: (error: unknown) => void;
}

/** The way in by the sign-in service, where there is one: the browser goes there and comes back. Nothing is there while nobody knows. */
export function ServiceButton({ onFailed }: ServiceButtonProps) {
  const [name, setName] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    officeApi.signInOffer(asking.signal).then(
      (offer) => setName(offer.name),
      // Password and code work without it.
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  if (name === null) return null;
  const go = async () => {
    setBusy(true);
    try {
      window.location.assign((await officeApi.startSignIn()).url);
    } catch (error) {
      setBusy(false);
      onFailed(error);
    }
  };
  return (
    <>
      <Divider sx={{ my: 2 }}>{text.or}</Divider>
      <Button variant="outlined" size="large" fullWidth loading={isBusy} onClick={() => void go()}>
        {text.with(name)}
      </Button>
    </>
  );
}

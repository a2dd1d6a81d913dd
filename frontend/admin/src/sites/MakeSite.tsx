import { Button } from '@mui/material';
import { useState } from 'react';
import { siteDetailWords as text } from './detail-words';
import { MakeDialog } from './MakeDialog';

/** Makes a site and goes to its page. */
export function MakeSite() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {text.open}
      </Button>
      {isAsking ? <MakeDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

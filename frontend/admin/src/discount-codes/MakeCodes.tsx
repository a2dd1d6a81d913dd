import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { commands, type AdminResource } from '#contracts-admin';
import { formWords as text } from './form-words';
import { MadeCodes } from './MadeCodes';
import { MakeDialog } from './MakeDialog';

/** Makes one code or many, and shows them; not there for those without the right. */
export function MakeCodes() {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<readonly string[]>();
  if (!permissions?.includes(commands.make_codes.right)) return null;
  const show = (codes: readonly string[]) => {
    setAsking(false);
    setMade(codes);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {isAsking ? <MakeDialog onMade={show} onClose={() => setAsking(false)} /> : null}
      {made ? <MadeCodes codes={made} onClose={() => setMade(undefined)} /> : null}
    </>
  );
}

import { Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import type { NewDeviceAnswer, StaffAnswer } from '#contracts-admin';
import { whoAmI } from '../authProvider';
import { officeApi } from '../officeApi';
import { AnswerState } from '../ui/AnswerState';
import { words } from '../words';
import { ProofForm } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanForm } from './ScanForm';

const text = words.device;
const confirm = async (code: string) => (await officeApi.confirmDevice({ code })).recovery_codes;

/** Moves to another authenticator app: prove who you are, scan, confirm with the first code, keep the recovery codes. */
export function DevicePage() {
  const answer = useQuery({
    queryKey: ['device'],
    queryFn: async () => ({ me: await whoAmI(), ...(await officeApi.device()) }),
    gcTime: 0,
  });
  const { data } = answer;
  return (
    <>
      <Title title={text.title} />
      {data ? <NewDevice me={data.me} codesLeft={data.recovery_codes_left} /> : null}
      <AnswerState answer={answer} />
    </>
  );
}

interface NewDeviceProps {
  readonly me: StaffAnswer;
  readonly codesLeft: number;
}

function NewDevice({ me: { staff }, codesLeft }: NewDeviceProps) {
  const [device, setDevice] = useState<NewDeviceAnswer>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card sx={{ maxWidth: 560, mt: 2, p: { xs: 2, sm: 3 } }}>
      {codes ? (
        <RecoveryCodes codes={codes} email={staff.email} />
      ) : device ? (
        <ScanForm device={device} confirm={confirm} onConfirmed={setCodes} onAgain={() => setDevice(undefined)} />
      ) : (
        <Stack spacing={2}>
          <Typography>{staff.needs_device ? text.needed : text.intro}</Typography>
          {!staff.needs_device && <Typography sx={{ color: 'text.secondary' }}>{text.codesLeft(codesLeft)}</Typography>}
          <ProofForm asksCode={!staff.needs_device} onStarted={setDevice} />
        </Stack>
      )}
    </Card>
  );
}

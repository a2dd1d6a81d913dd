import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import type { NewDeviceAnswer } from '#contracts-admin';
import { CodeField } from '../ui/CodeField';
import { focusAtOnce } from '../ui/focus';
import { QrCode } from '../ui/QrCode';
import { useRefusal } from '../ui/useRefusal';
import { words } from '../words';

const text = words.device;
const texts = { totp_wrong: text.wrong, invalid_input: text.wrong, link_invalid: text.late };
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface ScanFormProps {
  readonly device: NewDeviceAnswer;
  /** Shows the first code; answers the recovery codes. */
  readonly confirm: (code: string) => Promise<readonly string[]>;
  /** What is said instead about single codes. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onAgain: () => void;
}

export function ScanForm({ device, confirm, refusals, onConfirmed, onAgain }: ScanFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalOf = useRefusal();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      onConfirmed(await confirm(code));
    } catch (error) {
      setProblem(await refusalOf(error, { ...texts, ...refusals }));
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
      <Typography>{text.scan}</Typography>
      <Box sx={{ lineHeight: 0, alignSelf: 'flex-start', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <QrCode value={device.totp_uri} label={text.qr} />
      </Box>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{text.typed}</Typography>
        <Typography component="p" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(device.secret)}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <CodeField label={text.newCode} value={code} onChange={setCode} inputRef={focusAtOnce} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text.confirm}
      </Button>
      <Button onClick={onAgain} disabled={isBusy}>
        {text.again}
      </Button>
    </Stack>
  );
}

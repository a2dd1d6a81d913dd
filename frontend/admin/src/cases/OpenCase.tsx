import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { commands, type AdminResource, type SignalKind } from '#contracts-admin';
import { openCaseWords } from './initiative-words';
import { OpenCaseDialog } from './OpenCaseDialog';

interface OpenCaseProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly memberId: string;
  /** What the member is called, for the question. */
  readonly name: string;
  /** The kinds of signals that it may rest on, all of them chosen at first. */
  readonly signals?: readonly SignalKind[];
  /** A photo of the profile that it is about. */
  readonly photo?: string;
  readonly button?: string;
}

/** Opens a case that nobody reported, and leads to it; not there for those without the right. */
export function OpenCase({ memberId, name, signals = [], photo, button = openCaseWords.button, ...look }: OpenCaseProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.open_case.right)) return null;
  return (
    // The button may stand in a row that is a link.
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <Button {...look} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <OpenCaseDialog memberId={memberId} name={name} offered={signals} photo={photo} onClose={() => setAsking(false)} />
      ) : null}
    </span>
  );
}

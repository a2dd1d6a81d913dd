import type { LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { ActionButton } from '#member/ui/ActionButton';
import { toolStyle } from './tool-style';

interface ToolWithDialogProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** The dialog, drawn while it is open. */
  readonly children: ReactNode;
}

/** A tool under the text box whose choice is made in a dialog that is fetched when it is asked for. */
export function ToolWithDialog({ icon: Icon, label, open, onOpen, children }: ToolWithDialogProps) {
  return (
    <>
      <ActionButton
        tone="quiet"
        size="compact"
        aria-haspopup="dialog"
        {...toolStyle}
        icon={<Icon size="1.4rem" aria-hidden />}
        onClick={onOpen}
      >
        {label}
      </ActionButton>
      {open ? <Suspense fallback={null}>{children}</Suspense> : null}
    </>
  );
}

import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './ActionButton';
import { Notice } from './Notice';
import { SpokenRegion } from './SpokenRegion';

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    w: 'calc(100% - 2rem)',
    maxH: 'calc(100dvh - 2rem)',
    bg: 'surface',
    color: 'ink',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
    overflowY: 'auto',
    _backdrop: { bg: 'backdrop' },
  },
  variants: {
    size: { sm: { maxW: 'modal.sm' }, md: { maxW: 'modal.md' }, lg: { maxW: 'modal.lg' }, xl: { maxW: 'modal.xl' } },
    full: { true: { w: 'full', maxW: 'full', h: '100dvh', maxH: '100dvh', borderRadius: '0' } },
  },
  defaultVariants: { size: 'md' },
});

/** Not in a very low window (large zoom), where it would hide what is chosen from. */
const inSight = {
  '@media (min-height: 30rem)': {
    position: 'sticky',
    bottom: 0,
    mx: { base: '-5', md: '-7' },
    mb: { base: '-5', md: '-7' },
    px: { base: '5', md: '7' },
    py: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
};

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The title is read but not shown, where a picture says it. */
  readonly hiddenTitle?: boolean;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly full?: boolean;
  /** Work would be lost: Escape and the backdrop do not close it, and this sentence says so instead. */
  readonly protectedBecause?: string;
  /** A press anywhere closes it, after what is pressed has done its own. */
  readonly anyPressCloses?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The actions stay in sight below a long choice. */
  readonly keepsActions?: boolean;
}

/** The browser's own modal dialog: it traps the focus, makes the rest inert and gives the focus back to its opener. */
export function Dialog({
  open,
  onClose,
  title,
  hiddenTitle = false,
  size = 'md',
  full = false,
  protectedBecause,
  anyPressCloses = false,
  children,
  actions,
  keepsActions = false,
}: DialogProps) {
  const frame = useModal(open);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const { refusals, refuse, calm } = useRefusals(protectedBecause);
  const leave = () => (protectedBecause ? refuse() : onClose());
  if (!open) return null;
  return (
    <Frame
      ref={frame}
      size={size}
      full={full}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside that was left tells of it by an event of the same name.
        if (event.target !== frame.current) return;
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        // A second Escape in a row would close a dialog whatever `cancel` says.
        if (event.key !== 'Escape' || !protectedBecause || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === frame.current;
      }}
      onClick={(event) => {
        if (anyPressCloses) onClose();
        else if (event.target !== frame.current) calm();
        else if (pressedOutside.current) leave();
      }}
    >
      <Box p={{ base: '5', md: '7' }}>
        <TitleBar id={titleId} hidden={hiddenTitle} onClose={onClose}>
          {title}
        </TitleBar>
        {protectedBecause ? <WhyNot refusals={refusals} because={protectedBecause} /> : null}
        {children}
        {actions ? (
          <Flex mt="6" gap="3" wrap="wrap" css={keepsActions ? inSight : undefined}>
            {actions}
          </Flex>
        ) : null}
        <SpokenRegion />
      </Box>
    </Frame>
  );
}

/** Opens and closes the element, and puts the focus back where it was. */
function useModal(open: boolean) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The browser gives the focus back only when the dialog still stands in the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);
  return frame;
}

/**
 * How often it was tried in vain to leave. The sentence stands in the dialog itself, and is said once more at each try.
 */
function useRefusals(because: string | undefined) {
  const [tries, setTries] = useState({ count: 0, because });
  const refusals = tries.because === because ? tries.count : 0;
  return {
    refusals,
    refuse: () => setTries({ count: refusals + 1, because }),
    calm: () => {
      if (refusals > 0) setTries({ count: 0, because });
    },
  };
}

function WhyNot({ refusals, because }: { readonly refusals: number; readonly because: string }) {
  return (
    <Box role="status" position="sticky" top="4" zIndex="sticky" mb={refusals > 0 ? '4' : '0'}>
      {refusals > 0 ? (
        <Notice key={refusals} tone="warning">
          {because}
        </Notice>
      ) : null}
    </Box>
  );
}

interface TitleBarProps {
  readonly id: string;
  readonly hidden: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A long title flows round the button, and below it on the full width; large letters on a phone leave the button a row of its own. */
function TitleBar({ id, hidden, onClose, children }: TitleBarProps) {
  const { t } = useTranslation();
  return (
    <Box display="flow-root" mb={hidden ? '0' : '4'} mt="-1">
      <ActionButton
        tone="quiet"
        size="compact"
        px="3"
        me="-2"
        ms="4"
        float="inline-end"
        css={{
          'html:is([data-text="125"], [data-text="150"]) &': {
            float: { base: 'none', md: 'inline-end' },
            display: 'flex',
            ms: 'auto',
          },
        }}
        icon={<X size="1.4rem" aria-hidden />}
        onClick={onClose}
      >
        {t('action.close')}
      </ActionButton>
      <Heading
        as="h2"
        id={id}
        textStyle="h2"
        pt="2.5"
        overflowWrap="break-word"
        hyphens="auto"
        textWrap="pretty"
        srOnly={hidden || undefined}
      >
        {children}
      </Heading>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { use, type ComponentProps, type ReactNode } from 'react';
import { ActionButton } from '#member/ui/ActionButton';
import { SignupDialogContext } from '../hooks/use-steps';

/** In the window it stays in sight; not in a very low one (large zoom), where it would hide what is asked. */
const inSight = {
  '@media (min-height: 30rem)': {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    mx: { base: '-5', md: '-7' },
    px: { base: '5', md: '7' },
    py: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
};

/** What leads on from a step. */
export const StepAction = ({ children }: { readonly children: ReactNode }) => (
  <Box css={use(SignupDialogContext) ? inSight : undefined}>{children}</Box>
);

export const StepSubmit = (props: Omit<ComponentProps<typeof ActionButton>, 'type' | 'wide' | 'size'>) => (
  <StepAction>
    <ActionButton type="submit" wide size="lg" {...props} />
  </StepAction>
);

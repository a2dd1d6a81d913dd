import { Box } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { Card } from '#member/ui/Card';
import { SignupDialogContext } from '../hooks/use-steps';

/** The questions of a step stand on a card; the dialog is one already. */
export const StepCard = ({ children }: { readonly children: ReactNode }) =>
  use(SignupDialogContext) ? <Box>{children}</Box> : <Card padded>{children}</Card>;

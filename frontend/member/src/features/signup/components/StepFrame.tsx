import { Box, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Page, PageTitle } from '#member/ui/Page';
import { TextLink } from '#member/ui/TextLink';
import type { Problem } from '../hooks/use-step-form';
import { StepCard } from './StepCard';
import { useSteps } from '../hooks/use-steps';
import { lastStep, type Step } from '../model/steps';

interface StepFrameProps {
  readonly step: Exclude<Step, 0>;
  readonly title: string;
  readonly lead: ReactNode;
  readonly problem: Problem;
  readonly attempt: number;
  readonly children: ReactNode;
}

/** "Step 2 of 4": where one is, the way back, what was wrong, and the one question of this step. */
export function StepFrame({ step, title, lead, problem, attempt, children }: StepFrameProps) {
  const { t } = useTranslation(['signup', 'common']);
  const { linkTo } = useSteps();
  const place = t('step', { step, steps: lastStep });
  // A step is a screen of its own: who goes on hears its title, as after a fresh page.
  useEffect(() => document.getElementById('page-title')?.focus({ preventScroll: true }), [step]);
  return (
    <Page title={`${place}: ${title}`} width="form" noIndex>
      <TextLink {...linkTo((step - 1) as Step)} display="inline-flex" alignItems="center" gap="2" minH="target" mb="2">
        <ArrowLeft size="1.4rem" aria-hidden />
        {t('common:nav.back')}
      </TextLink>
      <Progress step={step} />
      <Box fontWeight="medium" color="ink.soft" mb="1">
        {place}
      </Box>
      <PageTitle lead={lead}>{title}</PageTitle>
      <ErrorSummary errors={problem.errors} message={problem.message} attempt={attempt} />
      <StepCard>{children}</StepCard>
    </Page>
  );
}

/** A picture of what the words beside it say. */
function Progress({ step }: { readonly step: number }) {
  return (
    <Flex gap="2" mb="3" aria-hidden>
      {Array.from({ length: lastStep }, (_, index) => (
        <Box key={index} flex="1" h="2" borderRadius="pill" bg={index < step ? 'primary' : 'hairline'} />
      ))}
    </Flex>
  );
}

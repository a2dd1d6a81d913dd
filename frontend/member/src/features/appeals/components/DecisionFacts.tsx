import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DecisionAnswer } from '#contracts';
import { useFormats } from '#member/shared/state/session';

interface DecisionFactsProps extends DecisionAnswer {
  readonly more?: readonly (readonly [label: string, value: string])[];
}

/** What was decided, in the words of the mail. */
export function DecisionFacts({ decision, texts, more = [] }: DecisionFactsProps) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const facts = [[t('measure'), texts.measure], [t('rule'), texts.rule], [t('at'), day(new Date(decision.at))], ...more] as const;
  return (
    <Box as="dl" display="grid" gap="4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box as="dt" textStyle="small" color="ink.soft">
            {label}
          </Box>
          <Box as="dd" fontWeight="medium">
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

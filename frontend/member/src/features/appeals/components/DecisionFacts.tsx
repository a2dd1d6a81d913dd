import { useTranslation } from 'react-i18next';
import type { DecisionAnswer } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { FactList, type Fact } from './FactList';

interface DecisionFactsProps extends DecisionAnswer {
  readonly more?: readonly Fact[];
}

/** What was decided, in the words of the mail. */
export function DecisionFacts({ decision, texts, more = [] }: DecisionFactsProps) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  return <FactList facts={[[t('measure'), texts.measure], [t('rule'), texts.rule], [t('at'), day(new Date(decision.at))], ...more]} />;
}

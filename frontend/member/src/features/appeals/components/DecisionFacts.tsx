import { useTranslation } from 'react-i18next';
import { rulePath, type DecisionAnswer } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { OuterLink } from '#member/ui/TextLink';
import { FactList, type Fact } from './FactList';

interface DecisionFactsProps extends DecisionAnswer {
  readonly more?: readonly Fact[];
}

/** What was decided and what it rests on, in the words of the mail. */
export function DecisionFacts({ decision, texts, more = [] }: DecisionFactsProps) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const told = (label: string, said: readonly string[]): readonly Fact[] => (said.length === 0 ? [] : [[label, said.join('\n')]]);
  const rule = (
    <>
      {texts.rule}
      <OuterLink href={rulePath(decision.rule)} display="flex" alignItems="center" minH="target" fontWeight="normal">
        {t('rules_link')}
      </OuterLink>
    </>
  );
  return (
    <FactList
      facts={[
        [t('measure'), texts.measure],
        ...told(t('message'), texts.messages),
        ...told(t('photo'), texts.photos),
        [t('rule'), rule],
        ...told(t('source'), texts.source === null ? [] : [texts.source]),
        [t('at'), day(new Date(decision.at))],
        ...more,
      ]}
    />
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { intimateInterests, openInterests, type Interest } from '#contracts';
import { toApiError } from '#kit';
import { useInterests } from '#member/shared/hooks/use-interests';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { interestIcons } from '#member/ui/interest-icons';
import { ErrorNotice } from '#member/ui/Notice';
import { Dotted } from '#member/ui/PersonCard';
import { Shape } from '#member/ui/Skeletons';
import { choicesOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

interface ChoicesProps {
  readonly intimate: boolean;
  readonly label: string;
  readonly chosen: readonly Interest[];
  readonly error?: string;
}

/** The interests of a group, each with its picture. */
function InterestChoices({ intimate, label, chosen, error }: ChoicesProps) {
  const { t } = useTranslation('profile');
  const { list, values } = useInterests(intimate, chosen);
  if (list.isPending) return <Shape h="32" mb="5" />;
  if (list.isError) return <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} />;
  const options = values
    .map((key) => ({ key, words: t(`interests.${key}`), Icon: interestIcons[key] }))
    .map(({ key, words, Icon }) => ({
      value: key,
      label: (
        <Flex as="span" gap="2.5" align="center">
          <Box as={Icon} boxSize="1.4rem" flexShrink="0" aria-hidden />
          <Box as="span" minW="0">
            {words}
          </Box>
        </Flex>
      ),
    }));
  return <ChoiceCards name="interests" label={label} many columns="many" defaultValue={chosen} options={options} error={error} />;
}

function Names({ interests }: { readonly interests: readonly Interest[] }) {
  const { t } = useTranslation('own');
  const { t: words } = useTranslation('profile');
  return interests.length > 0 ? <Dotted facts={interests.map((interest) => words(`interests.${interest}`))} /> : t('nothing_told');
}

export function InterestsSection({ answer }: SectionProps) {
  const { t } = useTranslation('own');
  const { t: words } = useTranslation('profile');
  return (
    <SectionCard
      answer={answer}
      section="interests"
      title={words('interests.title')}
      summary={<Names interests={answer.profile.interests} />}
      read={(data) => ({ section: 'interests', interests: choicesOf(data, 'interests', openInterests) })}
    >
      {(own, errors) => (
        <InterestChoices intimate={false} label={t('interests.label')} chosen={own.interests} error={errors['interests']} />
      )}
    </SectionCard>
  );
}

/** A group of its own: with the owner's consent only, and only for those who want to see it. */
export function IntimateSection({ answer }: SectionProps) {
  const { t } = useTranslation('own');
  return (
    <SectionCard
      answer={answer}
      section="intimate"
      title={t('intimate.title')}
      summary={<Names interests={answer.profile.intimate_interests} />}
      note={t('intimate.note')}
      read={(data) => ({ section: 'intimate', interests: choicesOf(data, 'interests', intimateInterests), consent: data.has('consent') })}
    >
      {(own, errors) => (
        <>
          <InterestChoices intimate label={t('intimate.label')} chosen={own.intimate_interests} error={errors['interests']} />
          <Checkbox
            id="intimate-consent"
            name="consent"
            value="1"
            label={t('intimate.consent')}
            defaultChecked={own.intimate_consent}
            error={errors['consent']}
          />
        </>
      )}
    </SectionCard>
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { PersonFacts } from '#member/ui/PersonCard';
import { Photo } from '#member/ui/Photo';
import { TextLink } from '#member/ui/TextLink';

interface PassedRowProps {
  readonly person: MemberCard;
  readonly busy: boolean;
  readonly onBringBack: () => void;
}

export function PassedRow({ person, busy, onBringBack }: PassedRowProps) {
  const { t } = useTranslation('swipe');
  const { t: common } = useTranslation();
  return (
    <Card as="li" mb="3" p="4">
      <Flex gap="4" align="center" wrap="wrap">
        <Box w="16" flexShrink={0}>
          <Photo image={person.main_image} person={person} size="thumb" shape="circle" decorative />
        </Box>
        <Box flex="1 1 10rem" minW="0">
          <TextLink to={`/members/${person.id}`} fontWeight="bold" display="inline-flex" alignItems="center" minH="target">
            {common('person.name_age', person)}
          </TextLink>
          <PersonFacts person={person} />
        </Box>
        <ActionButton
          tone="outline"
          size="compact"
          busy={busy}
          aria-label={t('passed.bring_name', { name: person.name })}
          icon={<Undo2 size="1.3rem" aria-hidden />}
          onClick={onBringBack}
        >
          {t('passed.bring')}
        </ActionButton>
      </Flex>
    </Card>
  );
}

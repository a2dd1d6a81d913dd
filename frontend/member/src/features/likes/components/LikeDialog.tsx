import { Box, Flex } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { PersonFacts } from '#member/ui/PersonCard';
import { Photo, type PhotoProps } from '#member/ui/Photo';

interface LikeDialogProps {
  readonly person: MemberCard;
  /** The one that came with the like; else the profile's own. */
  readonly picture?: PhotoProps['image'];
  readonly onClose: () => void;
  readonly onLike: (person: MemberCard) => void;
}

/** "New like!" over the whole screen: a face, a name, the answer, and the way to the profile. */
export function LikeDialog({ person, picture = person.main_image, onClose, onLike }: LikeDialogProps) {
  const { t } = useTranslation('likes');
  const likeBack = () => {
    onClose();
    onLike(person);
  };
  const title = t('like.title', { name: person.name });
  return (
    <Dialog open onClose={onClose} full title={`${t('like.label')} ${title}`} hiddenTitle>
      <Flex direction="column" align="center" textAlign="center" gap="3" maxW="form" mx="auto" pt={{ base: '4', md: '0' }}>
        <Flex aria-hidden align="center" gap="2.5" color="magenta" textStyle="h3">
          <Heart size="1.6rem" fill="currentColor" />
          {t('like.label')}
        </Flex>
        <Box w="min(20rem, 28dvh)" minW="10rem" borderRadius="card" overflow="hidden" boxShadow="card">
          <Photo image={picture} person={person} size="match" priority />
        </Box>
        <Box aria-hidden textStyle="h1" textWrap="balance">
          {title}
        </Box>
        <Box>
          <Box>{t('like.age', person)}</Box>
          <PersonFacts person={person} />
        </Box>
        <Flex gap="3" wrap="wrap" justify="center">
          <ActionButton tone="like" size="lg" icon={<Heart size="1.4rem" aria-hidden />} onClick={likeBack}>
            {t('like.back')}
          </ActionButton>
          <LinkButton to={`/members/${person.id}`} size="lg" onClick={onClose}>
            {t('like.look')}
          </LinkButton>
          <ActionButton tone="quiet" size="lg" onClick={onClose}>
            {t('like.later')}
          </ActionButton>
        </Flex>
      </Flex>
    </Dialog>
  );
}

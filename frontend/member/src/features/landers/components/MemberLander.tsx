import { Box } from '@chakra-ui/react';
import { Check, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeaserView } from '#contracts';
import { useJoinWords } from '#member/ui/JoinButton';
import { Photo } from '#member/ui/Photo';
import type { MemberIdea } from '../model/member-ideas';
import { Column, Columns, Lander } from './Lander';

const points = [1, 2, 3] as const;

/** One member who allows it, and one idea: what to ask first, how it goes on, or what the other one sees. */
export function MemberLander({
  idea,
  teaser: { id, first_name: name, age, main_image: image },
}: {
  readonly idea: MemberIdea;
  readonly teaser: TeaserView;
}) {
  const { t } = useTranslation(['landers', 'common']);
  const joinWords = useJoinWords('how');
  return (
    <Lander
      title={t(`${idea}.title`, { name })}
      lead={t(`${idea}.lead`, { name })}
      next={{ to: `/members/${id}/signup`, words: t('member.next', { name }) }}
      noIndex
      picture={
        <Box maxW="22rem" mx="auto">
          <Box borderRadius="card" overflow="hidden" boxShadow="card">
            <Photo image={image} person={{ name, age }} priority />
          </Box>
          <Box mt="3" textStyle="h3">
            {t('common:person.name_age', { name, age })}
          </Box>
          <Box mt="1" textStyle="small" color="ink.soft">
            {t('member.allowed', { name })}
          </Box>
        </Box>
      }
    >
      <Columns ordered={idea === 'steps'}>
        {points.map((point) => (
          <Column
            key={point}
            sign={signOf(idea, point)}
            title={idea === 'steps' && point === 1 ? joinWords(t('steps.title_1')) : t(`${idea}.title_${point}`, { name })}
            text={t(`${idea}.text_${point}`, { name })}
          />
        ))}
      </Columns>
    </Lander>
  );
}

const signOf = (idea: MemberIdea, point: number) =>
  ({
    questions: '?',
    steps: point,
    seen: point === 3 ? <EyeOff size="1.75rem" /> : <Check size="1.75rem" />,
  })[idea];

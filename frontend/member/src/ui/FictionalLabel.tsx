import { Flex } from '@chakra-ui/react';
import { BadgeInfo, Bot, Drama, Info, Sparkles, Star, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSettings } from '#member/shared/state/session';
import { useFictionalWords } from './fictional-words';

const drawn = (Icon: LucideIcon) => <Icon size="1.25rem" aria-hidden />;

/** The icons that an owner may choose by name. */
const icons: ReadonlyMap<string, ReactElement> = new Map([
  ['drama', drawn(Drama)],
  ['bot', drawn(Bot)],
  ['info', drawn(Info)],
  ['badge-info', drawn(BadgeInfo)],
  ['sparkles', drawn(Sparkles)],
  ['star', drawn(Star)],
]);

/** Icon and word, wherever a fictional profile appears. */
export function FictionalLabel({ small = false }: { readonly small?: boolean }) {
  const { label } = useFictionalWords();
  const { fictional_icon } = useSettings();
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="1.5"
      px="3"
      py="1"
      bg="warning.tint"
      color="ink"
      borderRadius="pill"
      borderWidth="1px"
      borderColor="warning"
      fontSize={small ? 'sm' : 'md'}
      fontWeight="medium"
      lineHeight="snug"
    >
      {icons.get(fictional_icon) ?? icons.get('drama')}
      {label}
    </Flex>
  );
}

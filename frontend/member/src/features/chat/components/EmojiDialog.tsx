import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useLocale } from '#member/shared/state/session';
import { Dialog } from '#member/ui/Dialog';
import { Field } from '#member/ui/Field';
import { ErrorNotice } from '#member/ui/Notice';
import { Select } from '#member/ui/Select';
import { ListSkeleton } from '#member/ui/Skeletons';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { emojiQuery } from '../api/emoji';
import { emojiGroups, findEmoji, inGroup, type Emoji, type EmojiGroup } from '../model/emoji';

// One style for all of them: hundreds of buttons must not cost hundreds of styles.
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
    gap: '2',
    '& button': {
      w: 'full',
      h: 'full',
      minH: 'target',
      p: '1.5',
      cursor: 'pointer',
      borderRadius: 'control',
      textStyle: 'small',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      _hover: { bg: 'sunken' },
    },
    '& button > span': { display: 'block', fontSize: '2xl', lineHeight: 'snug' },
  },
});
const groups = Object.keys(emojiGroups) as EmojiGroup[];

interface EmojiDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (sign: string) => void;
}

/** Signs with their words: by group, or by what somebody looks for. */
export default function EmojiDialog({ onClose, onChoose }: EmojiDialogProps) {
  const { t } = useTranslation(['chat', 'common']);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(emojiQuery(locale));
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<EmojiGroup>('smileys');
  const words = useDeferredValue(typed.trim());
  const found = data && (words ? findEmoji(data, words) : inGroup(data, group));
  return (
    <Dialog open onClose={onClose} size="lg" title={t('emoji.title')}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          name="emoji-words"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          label={t('emoji.search')}
          hint={t('emoji.hint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {words ? null : (
        <Select
          name="emoji-group"
          label={t('emoji.group')}
          value={group}
          options={groups.map((value) => ({ value, label: t(`emoji.groups.${value}`) }))}
          onChange={(event) => setGroup(groups.find((known) => known === event.currentTarget.value) ?? 'smileys')}
        />
      )}
      <VisuallyHidden role="status">{found && words ? t('emoji.found', { number: found.length }) : null}</VisuallyHidden>
      {error ? (
        <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} />
      ) : found === undefined ? (
        <ListSkeleton rows={4} />
      ) : found.length === 0 ? (
        <Box>{t('emoji.none')}</Box>
      ) : (
        <Signs found={found} label={words ? t('emoji.title') : t(`emoji.groups.${group}`)} onChoose={onChoose} />
      )}
    </Dialog>
  );
}

interface SignsProps {
  readonly found: readonly Emoji[];
  readonly label: string;
  readonly onChoose: (sign: string) => void;
}

function Signs({ found, label, onChoose }: SignsProps) {
  return (
    <Grid aria-label={label}>
      {found.map(({ unicode, label: name }) => (
        <li key={unicode}>
          <button type="button" onClick={() => onChoose(unicode)}>
            <span aria-hidden>{unicode}</span>
            {name}
          </button>
        </li>
      ))}
    </Grid>
  );
}

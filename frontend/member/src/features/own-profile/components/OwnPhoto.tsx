import { Flex } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnPhotoView } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { OwnPicture } from './OwnPicture';
import { PlaceSteps } from './PlaceSteps';

interface OwnPhotoProps {
  readonly photo: OwnPhotoView;
  readonly number: number;
  readonly total: number;
  /** The first place that can be had: after the main photo, where there is one. */
  readonly firstPlace: number;
  /** There is another place to move it to. */
  readonly hasSteps: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

/** A photo in the album: what it is to others in words, and its place by buttons or by dragging. The main one stays first. */
export function OwnPhoto({ photo, number, total, firstPlace, hasSteps, busy, onOpen, onMove, onDrag, onDrop }: OwnPhotoProps) {
  const { t } = useTranslation('own');
  return (
    <Flex
      as="li"
      direction="column"
      gap="2"
      draggable={hasSteps && !busy}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <OwnPicture photo={photo} number={number} />
      <ActionButton
        tone="outline"
        size="compact"
        wide
        icon={<Pencil size="1.2rem" aria-hidden />}
        aria-label={t('photos.change_number', { number })}
        onClick={onOpen}
      >
        {t('change')}
      </ActionButton>
      {hasSteps ? (
        <PlaceSteps number={number} isFirst={number === firstPlace} isLast={number === total} busy={busy} onMove={onMove} />
      ) : null}
    </Flex>
  );
}

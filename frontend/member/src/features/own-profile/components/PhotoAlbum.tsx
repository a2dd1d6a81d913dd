import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPhotoView, PhotosAnswer } from '#contracts';
import { announce } from '#member/ui/announce';
import { orderPhotos } from '../api/photos';
import { canBeOrdered, firstPlaceOf, movedTo } from '../model/order';
import { OwnPhoto } from './OwnPhoto';

interface PhotoAlbumProps {
  readonly photos: readonly OwnPhotoView[];
  readonly busy: boolean;
  readonly act: (work: () => Promise<PhotosAnswer>) => Promise<boolean>;
  readonly onOpen: (id: string) => void;
}

/** The photos in their order, which changes by buttons or by dragging. */
export function PhotoAlbum({ photos, busy, act, onOpen }: PhotoAlbumProps) {
  const { t } = useTranslation('own');
  const [dragged, setDragged] = useState<number | null>(null);
  const firstPlace = firstPlaceOf(photos);
  const move = (from: number, to: number) => {
    if (from === to || to < firstPlace || to >= photos.length) return;
    const order = movedTo(photos, from, to).map(({ id }) => id);
    void act(() => orderPhotos(order)).then((ok) => {
      if (ok) announce(t('photos.moved', { number: to + 1, total: photos.length }));
    });
  };
  return (
    <Grid as="ul" gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))" mb={photos.length > 0 ? '5' : '0'}>
      {photos.map((photo, index) => (
        <OwnPhoto
          key={photo.id}
          photo={photo}
          number={index + 1}
          total={photos.length}
          firstPlace={firstPlace + 1}
          hasSteps={canBeOrdered(photos) && !photo.main}
          busy={busy}
          onOpen={() => onOpen(photo.id)}
          onMove={(step) => move(index, index + step)}
          onDrag={() => setDragged(index)}
          onDrop={() => {
            if (dragged !== null) move(dragged, index);
            setDragged(null);
          }}
        />
      ))}
    </Grid>
  );
}

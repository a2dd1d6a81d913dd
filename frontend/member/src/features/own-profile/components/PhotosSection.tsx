import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { toApiError } from '#kit';
import { photosQuery } from '#member/shared/api/own-photos';
import { photoTypes } from '#member/shared/model/photo-types';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { FileButton } from '#member/ui/FileButton';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { AlbumSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { orderPhotos, restorePhoto } from '../api/photos';
import { useAlbum } from '../hooks/use-album';
import { useUploads } from '../hooks/use-uploads';
import { movedTo } from '../model/order';
import { OwnPhoto } from './OwnPhoto';
import { UploadList } from './UploadList';

const PhotoDialog = lazy(() => import('./PhotoDialog').then(({ PhotoDialog: dialog }) => ({ default: dialog })));

/** The album: what is in it, in which order, and what is on its way. */
export function PhotosSection() {
  const { t } = useTranslation('own');
  const { paid_user } = useMe();
  const album = useQuery(photosQuery);
  const { act, busy, error } = useAlbum();
  const { uploads, add, retry, drop } = useUploads();
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const photos = album.data?.photos ?? [];
  const counted = photos.filter(({ status }) => status !== 'rejected').length;
  const limit = album.data?.limit ?? limits.freePhotos;
  // What is on its way may be in the album already: counted twice, it would take the button from under the hand.
  const isFull = counted >= limit;
  const open = photos.find(({ id }) => id === openId);

  // The main photo is always the first, and nothing comes before it.
  const hasMain = photos[0]?.main === true;
  const canBeOrdered = photos.length > (hasMain ? 2 : 1);
  const move = (from: number, to: number) => {
    if (from === to || to < (hasMain ? 1 : 0) || to >= photos.length) return;
    const order = movedTo(photos, from, to).map(({ id }) => id);
    void act(() => orderPhotos(order)).then((ok) => {
      if (ok) announce(t('photos.moved', { number: to + 1, total: photos.length }));
    });
  };

  return (
    <Card padded as="section" aria-labelledby="photos-title" mb="5">
      <Heading as="h2" id="photos-title" textStyle="h3">
        {t('photos.title')}
      </Heading>
      <Box mt="1" mb="4" color="ink.soft">
        {album.data ? t('photos.count', { n: counted, limit }) : null} {canBeOrdered ? t('photos.order_hint') : null}
      </Box>
      {album.isPending ? <AlbumSkeleton /> : null}
      {album.isError && !album.data ? <ErrorNotice error={toApiError(album.error)} onRetry={() => void album.refetch()} /> : null}
      {error ? (
        <Box mb="4">
          <ErrorNotice error={error} />
        </Box>
      ) : null}
      {album.data && photos.length === 0 && uploads.length === 0 ? (
        <Box mb="4" maxW="prose">
          {t('photos.empty')}
        </Box>
      ) : null}
      <Grid as="ul" gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))" mb={photos.length > 0 ? '5' : '0'}>
        {photos.map((photo, index) => (
          <OwnPhoto
            key={photo.id}
            photo={photo}
            number={index + 1}
            total={photos.length}
            firstPlace={hasMain ? 2 : 1}
            hasSteps={canBeOrdered && !photo.main}
            busy={busy}
            onOpen={() => setOpenId(photo.id)}
            onMove={(step) => move(index, index + step)}
            onDrag={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </Grid>
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {removed ? (
        <Box mb="4">
          <Notice
            live
            action={
              <ActionButton
                tone="outline"
                busy={busy}
                onClick={() =>
                  void act(() => restorePhoto(removed)).then((ok) => {
                    if (!ok) return;
                    setRemoved(null);
                    announce(t('photos.restored'));
                  })
                }
              >
                {t('photos.undo')}
              </ActionButton>
            }
          >
            {t('photos.removed')}
          </Notice>
        </Box>
      ) : null}
      {album.data && isFull ? (
        <Notice>
          {t(paid_user ? 'photos.full_premium' : 'photos.full', { limit, premium: limits.premiumPhotos })}{' '}
          {paid_user ? null : <TextLink to="/pricing">{t('photos.prices')}</TextLink>}
        </Notice>
      ) : null}
      {album.data && !isFull ? (
        <Flex direction="column" align="flex-start" gap="2">
          <FileButton
            id="own-photos"
            tone={photos.length === 0 ? 'primary' : 'outline'}
            icon={<Camera size="1.4rem" aria-hidden />}
            accept={photoTypes}
            multiple
            describedBy="own-photos-hint"
            onFile={add}
          >
            {t('photos.add')}
          </FileButton>
          <Box id="own-photos-hint" textStyle="small" color="ink.soft">
            {t('photos.add_hint', { n: limits.photoBytes / 2 ** 20 })}
          </Box>
        </Flex>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <PhotoDialog
            key={open.id}
            photo={open}
            number={photos.indexOf(open) + 1}
            busy={busy}
            error={error}
            act={act}
            onRemoved={() => {
              setRemoved(open.id);
              setOpenId(null);
            }}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

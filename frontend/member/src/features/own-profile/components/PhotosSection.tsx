import { Box, Heading } from '@chakra-ui/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { photosQuery } from '#member/shared/api/own-photos';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { moveFocus } from '#member/ui/move-focus';
import { moveFocusToRow } from '#member/ui/move-focus-to-row';
import { ErrorNotice } from '#member/ui/Notice';
import { AlbumSkeleton } from '#member/ui/Skeletons';
import { restorePhoto } from '../api/photos';
import { useAlbum } from '../hooks/use-album';
import { useUploads } from '../hooks/use-uploads';
import { canBeOrdered } from '../model/order';
import { AddPhotos } from './AddPhotos';
import { PhotoAlbum } from './PhotoAlbum';
import { RemovedPhoto } from './RemovedPhoto';
import { UploadList, uploadsId } from './UploadList';

const PhotoDialog = lazy(() => import('./PhotoDialog').then(({ PhotoDialog: dialog }) => ({ default: dialog })));

const titleId = 'photos-title';

/** The album: what is in it, in which order, and what is on its way. */
export function PhotosSection() {
  const { t } = useTranslation('own');
  const album = useQuery(photosQuery);
  const { act, busy, error } = useAlbum();
  const { uploads, add, retry, drop } = useUploads();
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);

  const photos = album.data?.photos ?? [];
  const counted = photos.filter(({ status }) => status !== 'rejected').length;
  const limit = album.data?.limit ?? limits.freePhotos;
  const open = photos.find(({ id }) => id === openId);
  const undo = async (id: string) => {
    if (!(await act(() => restorePhoto(id)))) return;
    setRemoved(null);
    announce(t('photos.restored'));
    moveFocus(titleId);
  };

  return (
    <Card padded as="section" aria-labelledby={titleId} mb="5">
      <Heading as="h2" id={titleId} tabIndex={-1} textStyle="h3">
        {t('photos.title')}
      </Heading>
      <Box mt="1" mb="4" color="ink.soft">
        {album.data ? t('photos.count', { n: counted, limit }) : null} {canBeOrdered(photos) ? t('photos.order_hint') : null}
      </Box>
      <AlbumState album={album} error={error} isEmpty={photos.length === 0 && uploads.length === 0} />
      <PhotoAlbum photos={photos} busy={busy} act={act} onOpen={setOpenId} />
      <UploadList
        uploads={uploads}
        onRetry={retry}
        onDrop={(id, index) => {
          drop(id);
          moveFocusToRow(uploadsId, index, titleId);
        }}
      />
      {removed ? <RemovedPhoto key={removed} busy={busy} onUndo={() => void undo(removed)} /> : null}
      {/* What is on its way may be in the album already: counted twice, it would take the button from under the hand. */}
      {album.data ? <AddPhotos isEmpty={photos.length === 0} isFull={counted >= limit} limit={limit} onFile={add} /> : null}
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

interface AlbumStateProps {
  readonly album: Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isPending' | 'refetch'>;
  /** What became of the last change. */
  readonly error: ApiError | null;
  readonly isEmpty: boolean;
}

/** What is said in place of photos, or above them. */
function AlbumState({ album, error, isEmpty }: AlbumStateProps) {
  const { t } = useTranslation('own');
  return (
    <>
      {album.isPending ? <AlbumSkeleton /> : null}
      {album.isError && !album.data ? <ErrorNotice error={toApiError(album.error)} onRetry={() => void album.refetch()} /> : null}
      {error ? (
        <Box mb="4">
          <ErrorNotice error={error} />
        </Box>
      ) : null}
      {album.data && isEmpty ? (
        <Box mb="4" maxW="prose">
          {t('photos.empty')}
        </Box>
      ) : null}
    </>
  );
}

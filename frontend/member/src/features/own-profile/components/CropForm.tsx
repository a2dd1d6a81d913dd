import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPhotoView, PhotosAnswer } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Chip } from '#member/ui/Chip';
import { Fieldset } from '#member/ui/Fieldset';
import { Notice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { cutPhoto, originalOf } from '../api/photos';
import { cropOf, cropShapes, framingOf, maxZoom, moved, zoomed, type Framing, type Size } from '../model/crop';
import { CropFrame } from './CropFrame';

const Slider = chakra('input', { base: { display: 'block', w: 'full', h: 'target', accentColor: '{colors.primary}', cursor: 'pointer' } });

interface CropFormProps {
  readonly photo: OwnPhotoView;
  readonly busy: boolean;
  readonly act: (work: () => Promise<PhotosAnswer>) => Promise<boolean>;
  readonly onDone: () => void;
}

/** Which part of a photo others see: with two fingers, with the mouse, or with three sliders. Only numbers go to the server, which cuts. */
export function CropForm(props: CropFormProps) {
  const { t } = useTranslation('own');
  const [size, setSize] = useState<Size | null>(null);
  const [lost, setLost] = useState(false);
  if (lost) return <Notice tone="danger">{t('crop.lost')}</Notice>;
  if (size) return <Framer {...props} size={size} />;
  return (
    <>
      <Shape h="auto" aspectRatio="portrait" maxH="45dvh" />
      <chakra.img
        src={originalOf(props.photo.id)}
        alt=""
        hidden
        onError={() => setLost(true)}
        onLoad={({ currentTarget }) => setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
      />
    </>
  );
}

/** The form itself, once it is known how large the photo is. */
function Framer({ photo, busy, act, onDone, size }: CropFormProps & { readonly size: Size }) {
  const { t } = useTranslation('own');
  const { t: common } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [framing, setFraming] = useState<Framing>(() => framingOf(photo.crop, size));
  const crop = cropOf(framing, size);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setFailed(false);
        void act(() => cutPhoto(photo.id, crop)).then((ok) => {
          if (!ok) return setFailed(true);
          announce(t('crop.done'));
          onDone();
        });
      }}
    >
      {failed ? (
        <Box mb="4">
          <Notice tone="danger" live>
            {t('crop.failed')}
          </Notice>
        </Box>
      ) : null}
      <Fieldset label={t('crop.shape')}>
        <Flex gap="2" wrap="wrap">
          {cropShapes.map((shape) => (
            <Chip key={shape} pressed={framing.shape === shape} onClick={() => setFraming((now) => zoomed({ ...now, shape }, 1, size))}>
              {t(`crop.${shape}`)}
            </Chip>
          ))}
        </Flex>
      </Fieldset>
      <CropFrame src={originalOf(photo.id)} size={size} crop={crop} framing={framing} onChange={setFraming} />
      {crop ? <Sliders crop={crop} framing={framing} size={size} onChange={setFraming} /> : null}
      <Box mt="2" mb="5" textStyle="small" color="ink.soft">
        {t('crop.note')}
      </Box>
      <Flex gap="3" wrap="wrap">
        <ActionButton type="submit" busy={busy}>
          {common('action.save')}
        </ActionButton>
        <ActionButton tone="quiet" onClick={onDone}>
          {common('action.cancel')}
        </ActionButton>
      </Flex>
    </form>
  );
}

interface SlidersProps {
  readonly crop: NonNullable<ReturnType<typeof cropOf>>;
  readonly framing: Framing;
  readonly size: Size;
  readonly onChange: (next: (now: Framing) => Framing) => void;
}

/** The same without a mouse: how large, and where. */
function Sliders({ crop, framing, size, onChange }: SlidersProps) {
  const { t } = useTranslation('own');
  const slide = (name: 'zoom' | 'x' | 'y', min: number, max: number, next: (now: Framing, value: number) => Framing) => (
    <Box as="label" display="block" mt="3">
      {t(`crop.${name}`)}
      <Slider
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40 || 0.01}
        value={framing[name]}
        onChange={({ currentTarget: { value } }) => onChange((now) => next(now, Number(value)))}
      />
    </Box>
  );
  return (
    <>
      {slide('zoom', 1, maxZoom, (now, zoom) => zoomed(now, zoom, size))}
      {slide('x', crop.width / 2, 1 - crop.width / 2, (now, x) => moved(now, { x: x - now.x, y: 0 }, size))}
      {slide('y', crop.height / 2, 1 - crop.height / 2, (now, y) => moved(now, { x: 0, y: y - now.y }, size))}
    </>
  );
}

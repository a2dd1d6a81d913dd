import { Box, chakra } from '@chakra-ui/react';
import { useRef, type PointerEvent } from 'react';
import type { PhotoCrop } from '#contracts';
import { moved, zoomed, type Framing, type Size } from '../model/crop';

const Picture = chakra('img', { base: { position: 'absolute', maxW: 'none', userSelect: 'none', pointerEvents: 'none' } });

interface CropFrameProps {
  readonly src: string;
  readonly size: Size;
  readonly crop: PhotoCrop | null;
  readonly framing: Framing;
  readonly onChange: (framing: Framing) => void;
}

type Point = { readonly x: number; readonly y: number };
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const percent = (part: number) => `${100 * part}%`;

/** The photo as others will see it: one finger or the mouse moves it, two fingers bring it nearer. The sliders do the same without. */
export function CropFrame({ src, size, crop, framing, onChange }: CropFrameProps) {
  const fingers = useRef(new Map<number, Point>());

  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !crop) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      onChange(zoomed(framing, (framing.zoom * distance(now, other)) / Math.max(1, distance(before, other)), size));
      return;
    }
    const frame = event.currentTarget.getBoundingClientRect();
    const by = { x: ((before.x - now.x) / frame.width) * crop.width, y: ((before.y - now.y) / frame.height) * crop.height };
    onChange(moved(framing, by, size));
  };
  const lift = (event: PointerEvent<HTMLDivElement>) => void fingers.current.delete(event.pointerId);

  const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const ratio = (shown.width * size.width) / (shown.height * size.height);
  return (
    <Box
      position="relative"
      overflow="hidden"
      mx="auto"
      w="full"
      maxW={`min(22rem, ${50 * ratio}vh)`}
      borderRadius="control"
      bg="sunken"
      cursor={crop ? 'grab' : undefined}
      style={{ aspectRatio: String(ratio), touchAction: crop ? 'none' : undefined }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onMove}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <Picture
        src={src}
        alt=""
        draggable={false}
        style={{
          width: percent(1 / shown.width),
          height: percent(1 / shown.height),
          left: percent(-shown.x / shown.width),
          top: percent(-shown.y / shown.height),
        }}
      />
    </Box>
  );
}

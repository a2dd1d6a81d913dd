import { encode } from 'uqr';
import { scanned } from '../theme/palette';

/** How wide the white around the code is, in its own squares: cameras need it. */
const QUIET = 4;

/** A text for a camera. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { data, size } = encode(value, { border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isInk, x) => (isInk ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={220} height={220} shapeRendering="crispEdges">
      <rect width={size} height={size} fill={scanned.paper} />
      <path d={squares.join('')} fill={scanned.ink} />
    </svg>
  );
}

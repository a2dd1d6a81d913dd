import { chakra } from '@chakra-ui/react';
import type { Pose } from '#contracts';

const Frame = chakra('svg', { base: { w: '11rem', maxW: 'full', h: 'auto', color: 'ink.soft', flexShrink: 0 } });
const hand = 'var(--m-colors-primary)';
const skin = 'var(--m-colors-surface)';

/** A face and a hand, as simple as can be; the words beside it say the same. */
export const PoseDrawing = ({ pose }: { readonly pose: Pose }) => (
  <Frame
    viewBox="0 0 176 176"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <ellipse cx="78" cy="78" rx="36" ry="44" />
    <path d="M64 70v4M92 70v4M78 78v10l-4 3M66 102q12 9 24 0" />
    <path d="M66 120v12Q36 138 24 166M90 120v12q30 6 42 34" />
    <g stroke={hand}>{hands[pose]}</g>
  </Frame>
);

const fist = <path d="M126 96q0-8 8-8h14q8 0 8 8v14q0 10-12 10h-6q-12 0-12-10z" />;
const arm = <path d="M140 120q8 24-4 46" />;

const hands = {
  hand_on_cheek: (
    <>
      <path fill={skin} d="M110 84q-12 8-10 24 2 14 16 14 14 0 14-16l2-14q0-6-5-6t-6 6q1-14-5-14-5 0-6 6z" />
      <path d="M128 116q16 22 8 50" />
    </>
  ),
  thumb_up: (
    <>
      {fist}
      <path d="M130 88q8-8 6-22 0-6 5-6t6 6q1 12-3 22" />
      <path d="M128 104h24M129 112h22" />
      {arm}
    </>
  ),
  two_fingers: (
    <>
      {fist}
      <path d="M132 88l-8-30q-1-5 4-6t6 4l7 32M141 88l8-32q2-5 6-4t4 6l-8 32" />
      {arm}
    </>
  ),
  hand_on_head: (
    <>
      <path d="M112 28q36 6 38 48 0 44-28 82" />
      <path fill={skin} d="M50 42q0-10 12-12l38-8q14-2 20 8t-8 14l-48 6q-14 1-14-8z" />
      <path d="M60 37l18-4M60 43l20-3" strokeWidth="3" />
    </>
  ),
} as const;

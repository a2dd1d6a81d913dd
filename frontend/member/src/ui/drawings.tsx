import { Drawing, soft } from './PathDrawing';

export { PathDrawing } from './PathDrawing';

/** An open letter: no messages yet. */
export const LetterDrawing = () => (
  <Drawing>
    <path d="M28 48v44h88V48L72 20z" />
    <path d="M28 48l44 28 44-28" />
    <path d="M28 92l32-24M116 92L84 68" />
    <path d="M46 40V30h52v10" stroke={soft} />
    <path d="M58 40h28" stroke={soft} />
  </Drawing>
);

/** Two hearts: no likes yet. */
export const HeartsDrawing = () => (
  <Drawing>
    <path d="M56 92C28 72 18 58 18 44a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 14-10 28-38 48z" />
    <path d="M100 42a14 14 0 0 1 26 8c0 10-7 19-24 32" stroke={soft} />
  </Drawing>
);

/** A bench under a tree: nobody found. */
export const BenchDrawing = () => (
  <Drawing>
    <path d="M20 66h64M20 78h64M28 66v26M76 66v26M24 54h56" />
    <path d="M112 92V56" stroke={soft} />
    <path d="M112 60c-18 0-24-10-22-20 2-12 12-20 22-20s20 8 22 20c2 10-4 20-22 20z" stroke={soft} />
    <path d="M10 92h124" />
  </Drawing>
);

/** A cup of tea: wait a moment. */
export const TeaDrawing = () => (
  <Drawing>
    <path d="M36 50h60v18a26 26 0 0 1-26 26h-8a26 26 0 0 1-26-26z" />
    <path d="M96 54h8a10 10 0 0 1 0 20h-9" />
    <path d="M54 38c-6-8 6-10 0-20M76 38c-6-8 6-10 0-20" stroke={soft} />
    <path d="M26 100h88" />
  </Drawing>
);

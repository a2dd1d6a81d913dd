import { chakra } from '@chakra-ui/react';

/** A word that phones leave to the icon beside it; who listens hears it all the same. */
export const DesktopWord = chakra('span', {
  base: { mdDown: { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
});

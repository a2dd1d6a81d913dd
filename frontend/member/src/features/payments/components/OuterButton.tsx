import { chakra } from '@chakra-ui/react';
import { actionRecipe } from '#member/theme/recipes';

/** A link that looks like a button and leaves our pages, or fetches a file. */
export const OuterButton = chakra('a', actionRecipe);

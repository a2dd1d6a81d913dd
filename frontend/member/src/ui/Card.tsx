import { chakra } from '@chakra-ui/react';
import { cardRecipe } from '#member/theme/recipes';

export const Card = chakra('div', cardRecipe);

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { linkRecipe } from '#member/theme/recipes';

/** A link in running text: underlined, and purple once visited where `visitedMark` is set (lists). */
export const TextLink = chakra(Link, linkRecipe);

/** For other protocols and other sites: tel:, mailto:. */
export const OuterLink = chakra('a', linkRecipe);

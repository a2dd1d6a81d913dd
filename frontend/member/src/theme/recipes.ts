import { defineRecipe } from '@chakra-ui/react';

/** Every control that is pressed: buttons and the links that look like buttons. Outlined tones keep the text at 7:1. */
export const actionRecipe = defineRecipe({
  className: 'action',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minW: 'target',
    // A long word in large letters breaks rather than the screen.
    maxW: 'full',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    px: '5',
    py: '2',
    borderWidth: 'control',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color {durations.quick}, border-color {durations.quick}, color {durations.quick}',
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[aria-disabled=true]:not([aria-busy=true])': { cursor: 'not-allowed', bg: 'sunken', borderColor: 'line', color: 'ink.soft' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    tone: {
      primary: { bg: 'primary', color: 'onPrimary', _hover: { bg: 'primary.deep' } },
      outline: { bg: 'surface', color: 'primary', borderColor: 'primary', _hover: { bg: 'primary.tint', color: 'primary.deep' } },
      like: {
        bg: 'surface',
        color: 'magenta',
        borderColor: 'magenta',
        _hover: { bg: 'magenta.tint' },
        _pressed: { bg: 'magenta', color: 'surface', _hover: { bg: 'magenta' } },
      },
      danger: { bg: 'danger', color: 'onDanger', _hover: { filter: 'brightness(0.9)' } },
      quiet: {
        bg: 'transparent',
        color: 'ink',
        _hover: { bg: 'sunken' },
        // A box would make what is not possible louder than what is.
        '&[aria-disabled=true]:not([aria-busy=true])': { bg: 'transparent', borderColor: 'transparent' },
      },
    },
    size: { md: { minH: 'action' }, lg: { minH: '15', px: '8', fontSize: 'md' }, compact: { minH: 'target', px: '4' } },
    wide: { true: { w: 'full' } },
  },
  defaultVariants: { tone: 'primary', size: 'md' },
});

/** Text boxes, selects and text areas. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    w: 'full',
    minH: 'action',
    px: '4',
    py: '2.5',
    bg: 'surface',
    color: 'ink',
    borderWidth: 'control',
    borderColor: 'line',
    borderRadius: 'control',
    fontSize: 'md',
    lineHeight: 'snug',
    _hover: { borderColor: 'ink' },
    _invalid: { borderColor: 'danger', borderWidth: '3px' },
    '&:disabled': { bg: 'sunken', cursor: 'not-allowed' },
  },
  variants: { kind: { line: {}, area: { minH: '32', lineHeight: 'body', resize: 'vertical' } } },
  defaultVariants: { kind: 'line' },
});

export const cardRecipe = defineRecipe({
  className: 'card',
  // An outline, not a border: a photo reaches the very edge.
  base: { bg: 'surface', borderRadius: 'card', boxShadow: 'card', outline: '1px solid', outlineColor: 'edge', outlineOffset: '-1px' },
  variants: { padded: { true: { p: { base: '5', md: '7' } } } },
});

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    // The deeper teal keeps 7:1 on wells too.
    color: 'primary.deep',
    textDecoration: 'underline',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.2em',
    borderRadius: '4px',
    _hover: { textDecorationThickness: '0.14em' },
  },
  variants: { plain: { true: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } } },
});

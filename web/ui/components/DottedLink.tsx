import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** The link of a figure to what is behind it: a dotted line under it, large enough for a finger. */
export const DottedLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    minH: '11',
    minW: '6',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'fg.subtle',
    _hover: { textDecorationStyle: 'solid', textDecorationColor: 'currentColor' },
    _print: { minH: '0', textDecoration: 'none' },
  },
});

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** The link from a figure to the rows behind it: with a dotted underline, large enough for a finger. */
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

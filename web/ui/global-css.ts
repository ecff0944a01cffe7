import { defineGlobalStyles } from '@chakra-ui/react';

const quiet = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
};

/** The page itself: type, focus, quiet motion for those who ask, and paper. */
export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'brand',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    WebkitTapHighlightColor: 'transparent',
    // A focused field never hides under the sticky bar.
    scrollPaddingTop: '5rem',
    _print: { bg: 'white', color: 'black', fontSize: '11pt' },
  },
  body: { minHeight: '100dvh', fontFeatureSettings: '"cv11", "ss03"' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.emphasized', color: 'fg' },
  'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '2px',
  },
  // The brand's ring would drown on the brand's green.
  '.on-green :focus-visible': { outlineColor: 'white !important' },
  '*, *::before, *::after': { _motionReduce: quiet },
  '.no-print': { _print: { display: 'none !important' } },
  '.print-only': { display: 'none', _print: { display: 'revert' } },
  'tr, li, article': { _print: { breakInside: 'avoid' } },
  thead: { _print: { display: 'table-header-group' } },
  a: { _print: { textDecoration: 'none', color: 'inherit' } },
});

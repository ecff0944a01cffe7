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
  // A layer on paper is the page: it flows over sheets, and what lies under it stays off.
  body: { minHeight: '100dvh', fontFeatureSettings: '"cv11", "ss03"', _print: { overflow: 'visible !important' } },
  'body:has([data-paper-layer]) > #root': { _print: { display: 'none !important' } },
  '[data-paper-layer], [data-paper-layer] *': {
    _print: { overflow: 'visible !important', maxHeight: 'none !important' },
  },
  'tr, li, article': { _print: { breakInside: 'avoid' } },
  thead: { _print: { display: 'table-header-group' } },
  a: { _print: { textDecoration: 'none', color: 'inherit' } },
});

import { defineGlobalStyles } from '@chakra-ui/react';

// Animations keep a moment, because layers close at the end of one. A transition gets no time at all: however short, it would
// start on each element of the page when its text grows or its colors change, and block the page for seconds.
const noMotion = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

// A dialog sets these two on the page while it is open. Every element inherits them, so that the browser computed the styles of the
// whole page again whenever a dialog opened or closed: most of the time until a tap showed on a long list. Nothing needs them: only
// Chakra's ActionBar reads the width, which Brigade does not use, and what is under a dialog is covered by its backdrop or by itself.
const unchangedByDialogs = {
  html: { '--scrollbar-width': '0px !important' },
  body: { pointerEvents: 'auto !important' },
};

/** Global styles: type, focus, reduced motion, and print. */
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
    // Keeps a focused field out from under the bars at the top and the bottom of the screen.
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: '6rem',
    ...unchangedByDialogs.html,
    _print: { bg: 'white', color: 'black', fontSize: '11pt' },
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.emphasized', color: 'fg' },
  'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '2px',
  },
  // The brand's focus ring is invisible on the brand's green.
  '.on-green :focus-visible': { outlineColor: 'white !important' },
  '*, *::before, *::after': { _motionReduce: noMotion },
  '.no-print': { _print: { display: 'none !important' } },
  '[data-print-text]::before': { content: 'attr(data-print-text)' },
  '.print-only': { display: 'none', _print: { display: 'revert' } },
  // In print an open layer replaces the page and may span several sheets.
  body: {
    minHeight: '100dvh',
    fontFeatureSettings: '"cv11", "ss03"',
    ...unchangedByDialogs.body,
    _print: { overflow: 'visible !important' },
  },
  // Small dialogs, drawers and menus are no part of what is under them.
  '[data-scope="dialog"][data-part="positioner"]:not([data-paper-layer]), [data-part="backdrop"], [data-scope="menu"], [data-scope="tooltip"]':
    { _print: { display: 'none !important' } },
  'body:has([data-paper-layer]) > #root': { _print: { display: 'none !important' } },
  // Labels are the only thing on their paper.
  'body:has([data-label-paper]) > :not([data-label-paper])': { _print: { display: 'none !important' } },
  '[data-paper-layer], [data-paper-layer] *': {
    _print: { overflow: 'visible !important', maxHeight: 'none !important' },
  },
  'tr, li, article': { _print: { breakInside: 'avoid' } },
  thead: { _print: { display: 'table-header-group' } },
  a: { _print: { textDecoration: 'none', color: 'inherit' } },
});

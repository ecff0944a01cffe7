import { defineStyle } from '@chakra-ui/react';

/** Rows become cards below this width; print always uses the table. */
const phone = '@media screen and (max-width: 767px)';

const tablet = '@media screen and (max-width: 1023px)';

/** The styles of tables, including the cards on phones. */
export const tableCss = defineStyle({
  w: 'full',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th': {
    textAlign: 'start',
    color: 'fg.muted',
    fontWeight: 'semibold',
    px: '4',
    py: '1',
    h: '11',
    bg: 'bg.subtle',
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    cursor: 'pointer',
    fontWeight: 'inherit',
  },
  '& th svg': { opacity: 0.5 },
  '& th button[data-sorted]': { color: 'fg', '& svg': { opacity: 1 } },
  '& td': { px: '4', py: '2', h: '14', verticalAlign: 'middle' },
  '& tbody tr': { borderTopWidth: '1px', transition: 'background-color 0.6s' },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  '& tbody tr[data-changed]': { bg: 'brand.subtle' },
  '& [data-numeric]': { textAlign: 'end' },
  '& [data-primary]': { fontWeight: 'semibold' },
  '& :is(th, td)[data-select]': { w: '1', ps: '3', pe: '0', userSelect: 'none' },
  // 28 px: above the 24 px that a target needs (WCAG 2.2, 2.5.8), and a laptop shows 16 rows below the filters.
  '&[data-density=compact]': {
    '& th': { h: '8', px: '2', '& button': { minH: '8' } },
    '& td': { py: '0', px: '2', h: '7' },
    '& td[data-primary] > :is(a, button)': { minH: '7' },
    '& td button': { minH: '7', h: '7' },
    '@media screen and (min-width: 1024px)': { '& td[data-primary]': { whiteSpace: 'nowrap' } },
    [phone]: {
      '& tbody tr': { py: '2' },
      '& td': { px: '0', h: 'auto', py: '0.5' },
      '& td[data-select]': { top: '2' },
    },
  },
  [tablet]: { '& [data-desktop]': { display: 'none' }, '& :is(th, td)': { px: '2' } },
  [phone]: {
    display: 'block',
    '& tbody, & tr': { display: 'block' },
    '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { p: '4' },
    '& tbody tr:first-of-type': { borderTopWidth: '0' },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      px: '0',
      py: '1',
      h: 'auto',
      textAlign: 'end',
    },
    '& td time': { whiteSpace: 'normal' },
    '& td[data-wide], & td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', color: 'fg.muted', textAlign: 'start', fontWeight: 'normal' },
    '& tbody tr:has(> td[data-select])': { position: 'relative' },
    // Beside the name only: with large text the figures need the whole width.
    '& tr:has(> td[data-select]) > td[data-primary]': { ps: '8' },
    // Level with the name, which is a target of 44 px.
    '& td[data-select]': { position: 'absolute', insetStart: '2', top: '6', w: 'auto', ps: '0' },
    '& td[data-select]::before': { content: 'none' },
    '& td[data-primary]': { fontSize: 'md', textAlign: 'start', pb: '2' },
    '& td[data-primary]::before': { content: 'none' },
  },
  _print: {
    '& th, & td': { h: 'auto', px: '2', py: '1', borderBottomWidth: '1px', borderColor: 'black' },
    '& th': { bg: 'transparent', color: 'black' },
  },
});

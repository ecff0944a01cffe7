import { defineConfig } from '@chakra-ui/react';

const neutral = {
  color: 'fg',
  borderColor: 'border.control',
  bg: 'bg.panel',
  _hover: { bg: 'bg.muted' },
  _expanded: { bg: 'bg.muted' },
};
const tall = { '@media (pointer: coarse)': { minH: '11' } };
const field = { fontSize: 'md', '--input-height': 'sizes.11' };

/** Fingers first: 44 px is the ordinary control, 64 px (`2xl`) a cook's main action; `sm` grows under a finger. Text in fields is 16 px, or phones zoom. */
export const touch = defineConfig({
  theme: {
    recipes: {
      button: {
        base: { fontWeight: 'semibold' },
        variants: {
          size: { sm: tall, md: { h: '11', minW: '11' }, lg: { h: '12', minW: '12' }, '2xl': { borderRadius: 'xl' } },
          variant: { outline: neutral, ghost: { color: 'fg', _hover: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } } },
        },
      },
      input: { variants: { size: { md: field }, variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } } } },
      textarea: {
        variants: { size: { md: { fontSize: 'md' } }, variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } } },
      },
      badge: { base: { borderRadius: 'full' } },
      heading: { base: { letterSpacing: '-0.015em' } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        variants: {
          size: { md: { root: { '--select-field-height': 'sizes.11' }, field: { fontSize: 'md' } } },
          variant: { outline: { field: { bg: 'bg.panel', borderColor: 'border.control' } } },
        },
      },
      tabs: {
        slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
        base: { trigger: { fontWeight: 'semibold', whiteSpace: 'nowrap' } },
        variants: { size: { md: { root: { '--tabs-height': 'sizes.12', '--tabs-content-padding': 'spacing.5' } } } },
      },
      menu: {
        slots: ['item', 'content', 'trigger', 'separator'],
        base: { item: { minH: '11', fontSize: 'sm' } },
      },
      table: {
        slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
        base: { columnHeader: { fontWeight: 'semibold', color: 'fg.muted' }, cell: { fontVariantNumeric: 'tabular-nums' } },
      },
      card: { slots: ['root', 'header', 'body', 'footer', 'title', 'description'], variants: { variant: { outline: { root: { borderColor: 'border' } } } } },
    },
  },
});

import { defineConfig } from '@chakra-ui/react';

const neutral = {
  color: 'fg',
  borderColor: 'border.control',
  bg: 'bg.panel',
  _hover: { bg: 'bg.muted' },
  _expanded: { bg: 'bg.muted' },
};
const control = { bg: 'bg.panel', borderColor: 'border.control' };
// Chakra's hover lightens the color, which takes white text below a contrast of 4.5:1.
const darker = { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, black)' };
const filled = { _hover: darker, _expanded: darker };
const quiet = { color: 'fg', _hover: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } };

/**
 * Touch sizes: 44 px is the standard control, 64 px (`2xl`) a cook's main action; `sm` grows on touch screens.
 * A label that does not fit wraps, for example with large text on a phone. Text in fields is 16 px, because phones zoom into
 * smaller text.
 */
export const touch = defineConfig({
  theme: {
    recipes: {
      button: {
        base: { fontWeight: 'semibold', whiteSpace: 'normal', maxW: 'full', 'td &': { whiteSpace: 'nowrap' } },
        variants: {
          size: {
            sm: { h: 'auto', minH: '9', '@media (pointer: coarse)': { minH: '11', minW: '11' } },
            md: { h: 'auto', minH: '11', minW: '11' },
            lg: { h: 'auto', minH: '12', minW: '12' },
            xl: { h: 'auto', minH: '12' },
            '2xl': { h: 'auto', minH: '16', borderRadius: 'xl' },
          },
          variant: { solid: filled, outline: neutral, ghost: quiet },
        },
      },
      input: {
        variants: {
          size: { md: { fontSize: 'md', '--input-height': 'sizes.11' } },
          variant: { outline: control },
        },
      },
      textarea: { variants: { size: { md: { fontSize: 'md' } }, variant: { outline: control } } },
      badge: { base: { borderRadius: 'full' } },
      heading: { base: { letterSpacing: '-0.015em' } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: ['root', 'field', 'indicator'],
        base: { field: { textOverflow: 'ellipsis' } },
        variants: {
          size: { md: { root: { '--select-field-height': 'sizes.11' }, field: { fontSize: 'md' } } },
          variant: { outline: { field: control } },
        },
      },
      menu: { slots: ['item'], base: { item: { minH: '11', fontSize: 'sm' } } },
      table: {
        slots: ['columnHeader', 'cell'],
        base: {
          columnHeader: { fontWeight: 'semibold', color: 'fg.muted' },
          cell: { fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  },
});

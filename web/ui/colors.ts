import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { semanticTokens, tokens } from '@chakra-ui/react/theme';

/** Brigade's green and its slightly green greys; the other hues are the library's. */
export const colors = defineTokens.colors({
  ...tokens.colors,
  black: { value: '#0b0f0d' },
  brand: {
    50: { value: '#f0fdf4' },
    100: { value: '#dcfce7' },
    200: { value: '#bbf7d0' },
    300: { value: '#86efac' },
    400: { value: '#4ade80' },
    500: { value: '#22c55e' },
    600: { value: '#16a34a' },
    700: { value: '#15803d' },
    800: { value: '#166534' },
    900: { value: '#14532d' },
    950: { value: '#052e16' },
  },
  gray: {
    50: { value: '#f6f8f6' },
    100: { value: '#ecefec' },
    200: { value: '#dde2de' },
    300: { value: '#c3cac5' },
    400: { value: '#97a19a' },
    500: { value: '#667069' },
    600: { value: '#4f5952' },
    700: { value: '#3b443e' },
    800: { value: '#262d29' },
    900: { value: '#181d1a' },
    950: { value: '#0f1311' },
  },
});

const pair = (light: string, dark: string) => ({ value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } });

/** Every text colour here is at least 4.5:1 on every background here, in both modes; the library's own values are not. */
export const semanticColors = defineSemanticTokens.colors({
  ...semanticTokens.colors,
  bg: {
    ...semanticTokens.colors?.bg,
    DEFAULT: pair('gray.50', 'gray.950'),
    panel: pair('white', 'gray.900'),
    subtle: pair('gray.50', 'gray.950'),
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.200', 'gray.700'),
    bar: pair('brand.900', 'brand.900'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.50'),
    muted: pair('gray.600', 'gray.300'),
    subtle: pair('gray.500', 'gray.400'),
    inverted: pair('gray.50', 'gray.950'),
    error: pair('red.700', 'red.300'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('brand.800', 'brand.300'),
    info: pair('blue.700', 'blue.300'),
  },
  border: {
    ...semanticTokens.colors?.border,
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.300', 'gray.700'),
    control: pair('gray.400', 'gray.600'),
  },
  brand: {
    contrast: pair('white', 'white'),
    fg: pair('brand.800', 'brand.300'),
    subtle: pair('brand.100', 'brand.950'),
    muted: pair('brand.200', 'brand.900'),
    emphasized: pair('brand.300', 'brand.800'),
    solid: pair('brand.700', 'brand.700'),
    focusRing: pair('brand.600', 'brand.500'),
    border: pair('brand.300', 'brand.800'),
  },
  green: { ...semanticTokens.colors?.green, solid: pair('brand.700', 'brand.700') },
  orange: { ...semanticTokens.colors?.orange, solid: pair('orange.700', 'orange.700'), contrast: pair('white', 'white') },
  teal: { ...semanticTokens.colors?.teal, solid: pair('teal.700', 'teal.700') },
});

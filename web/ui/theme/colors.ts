import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { tokens } from '@chakra-ui/react/theme';

const { transparent, current, white, whiteAlpha, blackAlpha, red, orange, yellow, teal, blue, purple } =
  tokens.colors ?? {};

/** Brigade's green and its slightly green grays; the other hues are Chakra's. */
export const colors = defineTokens.colors({
  transparent,
  current,
  white,
  whiteAlpha,
  blackAlpha,
  red,
  orange,
  yellow,
  teal,
  blue,
  purple,
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

/** The semantic tokens of one hue. White text on `solid` has a contrast of at least 4.5:1, unlike on Chakra's own 600 shades. */
const palette = (hue: string, solid: number) => ({
  contrast: pair('white', 'white'),
  fg: pair(`${hue}.${hue === 'brand' || hue === 'gray' ? 800 : 700}`, `${hue}.300`),
  subtle: pair(`${hue}.100`, hue === 'brand' ? 'brand.950' : `${hue}.900`),
  muted: pair(`${hue}.200`, hue === 'brand' ? 'brand.900' : `${hue}.800`),
  emphasized: pair(`${hue}.300`, hue === 'brand' ? 'brand.800' : `${hue}.700`),
  solid: pair(`${hue}.${solid}`, `${hue}.${solid}`),
  focusRing: pair(`${hue}.600`, `${hue}.500`),
  border: pair(`${hue}.300`, hue === 'brand' ? 'brand.800' : `${hue}.700`),
});

/** Every text color is at least 4.5:1 on every background here, in both modes. */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('gray.50', 'gray.950'),
    panel: pair('white', 'gray.900'),
    subtle: pair('gray.50', 'gray.950'),
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.200', 'gray.700'),
    inverted: pair('gray.900', 'gray.50'),
    bar: pair('brand.900', 'brand.900'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('brand.50', 'brand.950'),
    info: pair('blue.50', 'blue.950'),
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
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.800'),
    subtle: pair('gray.50', 'gray.950'),
    emphasized: pair('gray.300', 'gray.700'),
    control: pair('gray.400', 'gray.600'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.600', 'red.400'),
    warning: pair('orange.600', 'orange.400'),
    success: pair('brand.600', 'brand.400'),
    info: pair('blue.600', 'blue.400'),
  },
  brand: palette('brand', 700),
  gray: palette('gray', 700),
  red: palette('red', 600),
  orange: palette('orange', 700),
  yellow: palette('yellow', 700),
  teal: palette('teal', 700),
  blue: palette('blue', 600),
  purple: palette('purple', 600),
});

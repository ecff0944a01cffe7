import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes, layerStyles, semanticTokens, textStyles, tokens } from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './component-recipes.ts';
import { touch } from './touch.ts';

const sans = `'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`;

const base = defineConfig({
  preflight: true,
  cssVarsPrefix: 'brigade',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    // `sm` begins above the specification's small screens.
    breakpoints: { sm: '641px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes,
    tokens: { ...tokens, colors, fonts: { ...tokens.fonts, heading: { value: sans }, body: { value: sans } } },
    semanticTokens: {
      ...semanticTokens,
      colors: semanticColors,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.lg}' }, l3: { value: '{radii.xl}' } },
    },
    recipes,
    slotRecipes,
    textStyles,
    layerStyles,
    animationStyles,
  },
});

/** Brigade's theme. It contains only the recipes in use, to keep the sign-in page small. */
export const system = createSystem(defaultBaseConfig, base, touch);

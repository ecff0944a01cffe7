import { chakra, Flex, Text } from '@chakra-ui/react';

const Svg = chakra('svg');

/** Brigade's mark: a ticket rail with three tickets, the middle one highlighted. Uses the current color. */
export function Mark({ size = '8' }: { readonly size?: string }) {
  return (
    <Svg viewBox="0 0 32 32" boxSize={size} fill="none" aria-hidden="true" focusable="false" flexShrink="0">
      <rect x="2" y="4" width="28" height="4" rx="2" fill="currentColor" />
      <rect x="4" y="11" width="6.5" height="13" rx="2" fill="currentColor" opacity="0.55" />
      <rect x="12.75" y="11" width="6.5" height="18" rx="2" fill="currentColor" />
      <rect x="21.5" y="11" width="6.5" height="9" rx="2" fill="currentColor" opacity="0.55" />
    </Svg>
  );
}

/** The mark with the product's name. */
export function Logo({ size = '7' }: { readonly size?: string }) {
  return (
    <Flex align="center" gap="2.5">
      <Mark size={size} />
      <Text as="span" fontWeight="bold" fontSize="lg" letterSpacing="-0.02em">
        Brigade
      </Text>
    </Flex>
  );
}

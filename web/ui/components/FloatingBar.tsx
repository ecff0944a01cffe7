import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { floatingAboveBottomBar } from './bottom-bar.ts';

interface FloatingBarProps {
  /** What it is for, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What can be done with the selected rows. It is below them, so that selecting one does not move it, and always in view: on a
 * phone above the tab bar.
 */
export function FloatingBar({ label, children }: FloatingBarProps) {
  return (
    <Flex
      role="region"
      aria-label={label}
      className="no-print"
      position="sticky"
      bottom={floatingAboveBottomBar}
      zIndex="docked"
      gap="2"
      wrap="wrap"
      align="center"
      p="2"
      bg="brand.subtle"
      borderWidth="1px"
      rounded="l3"
      shadow="md"
    >
      {children}
    </Flex>
  );
}

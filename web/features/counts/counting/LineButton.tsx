import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLeave } from '../../../ui/forms/useLeaveGuard.ts';

interface LineButtonProps {
  readonly name: string;
  /** What was counted, at the end of the line. */
  readonly amount: ReactNode;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  /** The text below the name. */
  readonly children?: ReactNode;
}

/** A line of a count in large type: a press opens it in the keypad, after a question when another line has unsaved input. */
export function LineButton({ name, amount, isCurrent, onOpen, children }: LineButtonProps) {
  const leave = useLeave();
  return (
    <chakra.button
      type="button"
      onClick={() => (isCurrent ? onOpen() : leave(onOpen))}
      aria-current={isCurrent ? 'step' : undefined}
      w="full"
      minH="12"
      px="3"
      py="1.5"
      rounded="l2"
      textAlign="start"
      borderWidth="2px"
      borderColor={isCurrent ? 'brand.solid' : 'transparent'}
      bg={isCurrent ? 'brand.subtle' : 'bg.panel'}
    >
      <Flex justify="space-between" align="center" gap="3">
        <Box>
          <Text fontSize="lg" fontWeight="semibold">
            {name}
          </Text>
          {children}
        </Box>
        {amount}
      </Flex>
    </chakra.button>
  );
}

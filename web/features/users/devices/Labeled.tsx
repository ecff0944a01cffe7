import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LabeledProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A group of buttons with a visible label; the group itself has it as its accessible name. */
export function Labeled({ label, hint, children }: LabeledProps) {
  return (
    <Stack gap="1.5">
      <Box>
        <Text aria-hidden="true" textStyle="sm" fontWeight="medium">
          {label}
        </Text>
        {hint === undefined ? null : (
          <Text color="fg.muted" textStyle="sm">
            {hint}
          </Text>
        )}
      </Box>
      {children}
    </Stack>
  );
}

import { Box, Button, Stack, Text } from '@chakra-ui/react';

interface ShownPinProps {
  readonly pin: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly onDone: () => void;
}

/** A new PIN, shown once, readable at arm's length. */
export function ShownPin({ pin, title, text, done, onDone }: ShownPinProps) {
  return (
    <Stack gap="5" w="full" maxW="sm">
      <Box textAlign="center" bg="bg.muted" rounded="l3" py="8" px="3">
        <Text fontWeight="semibold">{title}</Text>
        <Text
          as="output"
          display="block"
          fontSize="7xl"
          fontWeight="bold"
          lineHeight="1.2"
          letterSpacing="0.12em"
          // Balances the letter spacing after the last digit.
          ps="0.12em"
          fontVariantNumeric="tabular-nums"
          aria-label={pin.split('').join(' ')}
        >
          {pin}
        </Text>
      </Box>
      <Text>{text}</Text>
      <Button size="xl" autoFocus onClick={onDone}>
        {done}
      </Button>
    </Stack>
  );
}

import { Box, Center, Flex, Heading, Stack, Text } from '@chakra-ui/react';

export function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <Box>
      <Heading as="h3" fontSize="lg" mb="4">
        {title}
      </Heading>
      <Stack as="ol" gap="3">
        {steps.map((step, index) => (
          <Flex as="li" key={step} gap="3" align="center">
            <Center
              boxSize="8"
              flexShrink="0"
              rounded="full"
              bg="brand.subtle"
              color="brand.fg"
              fontWeight="bold"
              textStyle="sm"
              aria-hidden="true"
            >
              {index + 1}
            </Center>
            <Text>{step}</Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PanelProps extends Omit<BoxProps, 'title'> {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** A link or small button at the end of the title's line. */
  readonly actions?: ReactNode;
  /** No padding, so that a table or list reaches the panel's edges. */
  readonly flush?: boolean;
}

/** The standard container of content: a surface with an optional heading. */
export function Panel({ title, description, actions, flush = false, children, ...box }: PanelProps) {
  const headed = title !== undefined;
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" borderColor="border" rounded="l3" overflow="hidden" {...box}>
      {headed ? (
        <Flex
          px={{ base: '4', md: '5' }}
          pt={{ base: '4', md: '5' }}
          pb={flush ? '3' : '0'}
          gap="3"
          wrap="wrap"
          justify="space-between"
          align="flex-start"
        >
          {/* Where both do not fit, for example with large text, the actions wrap below. */}
          <Box flex="1 1 6rem" minW="0">
            <Heading as="h2" fontSize="md" fontWeight="semibold">
              {title}
            </Heading>
            {description === undefined ? null : (
              <Text color="fg.muted" textStyle="sm" mt="0.5">
                {description}
              </Text>
            )}
          </Box>
          {actions === undefined ? null : <Box className="no-print">{actions}</Box>}
        </Flex>
      ) : null}
      {flush ? children : <Box p={{ base: '4', md: '5' }}>{children}</Box>}
    </Box>
  );
}

import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface OpenRowProps {
  readonly path?: string;
  readonly onOpen?: () => void;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  minH: '11',
  py: '1',
  w: 'full',
  textAlign: 'start',
  rounded: 'l2',
  _hover: { bg: 'bg.muted' },
} as const;

/** A row of a short list that opens its subject. */
export function OpenRow({ path, onOpen, title, detail, aside }: OpenRowProps) {
  const content = (
    <>
      <Box flex="1 1 7rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        {detail === undefined ? null : (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
      </Box>
      {aside}
    </>
  );
  if (path !== undefined) {
    return (
      <chakra.li>
        <Flex asChild {...rowStyle}>
          <Link to={path}>{content}</Link>
        </Flex>
      </chakra.li>
    );
  }
  return (
    <chakra.li>
      {onOpen === undefined ? (
        <Flex {...rowStyle} _hover={{}}>
          {content}
        </Flex>
      ) : (
        <chakra.button type="button" cursor="pointer" onClick={onOpen} {...rowStyle}>
          {content}
        </chakra.button>
      )}
    </chakra.li>
  );
}

/** A short list of rows, in a card or a layer. */
export function OpenRows({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {children}
    </Stack>
  );
}

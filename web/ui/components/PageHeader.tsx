import { Box, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

interface PageHeaderProps {
  readonly title: string;
  /** The purpose of the page in one line. */
  readonly description?: ReactNode;
  /** Buttons at the end of the line; below it on a phone. */
  readonly actions?: ReactNode;
}

function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Brigade`;
  }, [title]);
}

/** A heading for screen readers only, for pages whose tabs already show the title; also sets the document's title. */
export function HiddenPageHeader({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return <VisuallyHidden as="h1">{title}</VisuallyHidden>;
}

/** The heading of a page; also sets the document's title. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Flex as="header" mb={{ base: '5', md: '7' }} gap="4" wrap="wrap" align="flex-end" justify="space-between">
      <Box minW="0">
        <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.2" letterSpacing="-0.025em">
          {title}
        </Heading>
        {description === undefined ? null : (
          <Text color="fg.muted" mt="1.5" maxW="65ch">
            {description}
          </Text>
        )}
      </Box>
      {actions === undefined ? null : (
        <Flex className="no-print" gap="2" wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}

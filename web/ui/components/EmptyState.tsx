import { Box, Center, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** Why it is empty, or what will fill it. */
  readonly description?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Shown in place of an empty list: an icon, the reason, and one action. */
export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <Center flexDirection="column" textAlign="center" px="6" py={{ base: '10', md: '14' }} gap="1">
      <Center boxSize="14" rounded="full" bg="brand.subtle" color="brand.fg" mb="3">
        <Icon size={26} aria-hidden="true" />
      </Center>
      <Text fontWeight="semibold" fontSize="lg">
        {title}
      </Text>
      {description === undefined ? null : (
        <Text color="fg.muted" maxW="45ch">
          {description}
        </Text>
      )}
      {action === undefined ? null : <Box mt="4">{action}</Box>}
    </Center>
  );
}

import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CloudAlert, RotateCw } from 'lucide-react';
import { readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Names what could not be loaded; a general sentence by default. */
  readonly title?: string;
}

/** Shown in place of content that failed to load: the cause, Retry, and the request id for support. */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const t = useTexts(uiTexts);
  const { sentence, requestId } = readableError(error);
  return (
    <Flex
      role="alert"
      gap="4"
      p="5"
      align="flex-start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
    >
      <Box color="fg.error" mt="0.5">
        <CloudAlert size={24} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{title ?? t('loadFailed')}</Text>
        <Text color="fg.muted">{sentence ?? t('unreachable')}</Text>
        {requestId === undefined ? null : (
          <Text color="fg.subtle" textStyle="xs" mt="1">
            {t('requestId', { id: requestId })}
          </Text>
        )}
        <Button mt="3" variant="outline" onClick={() => void onRetry()}>
          <RotateCw aria-hidden="true" /> {t('retry')}
        </Button>
      </Box>
    </Flex>
  );
}

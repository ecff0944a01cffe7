import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CloudAlert, CloudOff, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReachable } from '../forms/reachable.ts';
import { isUnreachable, readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Names what could not be loaded; a general sentence by default. */
  readonly title?: string;
}

/** Calls back when the server can be reached again. */
function useBackOnline(reachable: boolean, onBack: () => unknown) {
  const call = useEffectEvent(onBack);
  const wasReachable = useRef(reachable);
  useEffect(() => {
    if (reachable && !wasReachable.current) void call();
    wasReachable.current = reachable;
  }, [reachable]);
}

/**
 * Shown in place of content that failed to load: the cause, Retry, and the request id for support. An unreachable
 * server is no error: missing data is loaded when it can be reached again.
 */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const t = useTexts(uiTexts);
  const { sentence, requestId } = readableError(error);
  const reachable = useReachable();
  useBackOnline(reachable, onRetry);
  const isAnError = reachable && !isUnreachable(error);
  return (
    <Flex
      role={isAnError ? 'alert' : 'status'}
      gap="4"
      p="5"
      align="flex-start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
    >
      <Box color={isAnError ? 'fg.error' : 'fg.muted'} mt="0.5">
        {isAnError ? <CloudAlert size={24} aria-hidden="true" /> : <CloudOff size={24} aria-hidden="true" />}
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{isAnError ? (title ?? t('loadFailed')) : t('notOnDevice')}</Text>
        <Text color="fg.muted">{isAnError ? (sentence ?? t('unexpected')) : t('shownOnline')}</Text>
        {requestId === undefined || !isAnError ? null : (
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

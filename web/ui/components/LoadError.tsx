import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CloudAlert, CloudOff, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { useOnline } from './useOnline.ts';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Names what could not be loaded; a general sentence by default. */
  readonly title?: string;
}

/** Calls back when the network returns. */
function useBackOnline(online: boolean, onBack: () => unknown) {
  const call = useEffectEvent(onBack);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) void call();
    wasOnline.current = online;
  }, [online]);
}

/**
 * Shown in place of content that failed to load: the cause, Retry, and the request id for support. Offline it is no error:
 * what the device does not have is loaded when the network returns.
 */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const t = useTexts(uiTexts);
  const { sentence, requestId } = readableError(error);
  const online = useOnline();
  useBackOnline(online, onRetry);
  return (
    <Flex
      role={online ? 'alert' : 'status'}
      gap="4"
      p="5"
      align="flex-start"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
    >
      <Box color={online ? 'fg.error' : 'fg.muted'} mt="0.5">
        {online ? <CloudAlert size={24} aria-hidden="true" /> : <CloudOff size={24} aria-hidden="true" />}
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{online ? (title ?? t('loadFailed')) : t('notOnDevice')}</Text>
        <Text color="fg.muted">{online ? (sentence ?? t('unreachable')) : t('shownOnline')}</Text>
        {requestId === undefined || !online ? null : (
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

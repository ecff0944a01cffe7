import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudUpload, Undo2 } from 'lucide-react';
import { offlineTexts } from '../../../platform/offline/texts.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import type { Waiting } from './useTaskActions.ts';

/** Shows that the last press on a task waits to be sent, since when, and undoes it. */
export function WaitingLine({ waiting: { press, undo } }: { readonly waiting: Waiting }) {
  const t = useTexts(offlineTexts);
  return (
    <Flex flex="1 0 100%" gap="2" align="center" wrap="wrap" textStyle="sm" fontWeight="medium" color="fg.warning">
      <CloudUpload size={16} aria-hidden="true" />
      <Text flex="1" minW="32">
        {t('waits')} · <Timestamp at={new Date(press.at).toISOString()} />
      </Text>
      {undo ? (
        <Button variant="outline" minH="12" px="4" aria-label={`${t('undo')}: ${press.title}`} onClick={undo}>
          <Undo2 aria-hidden="true" /> {t('undo')}
        </Button>
      ) : null}
    </Flex>
  );
}

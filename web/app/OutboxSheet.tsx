import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CloudAlert, CloudUpload, RotateCw } from 'lucide-react';
import type { Press } from '../platform/offline/queue.ts';
import { retractable } from '../platform/offline/queue.ts';
import { offlineTexts } from '../platform/offline/texts.ts';
import { useOutboxActs, useOutboxState } from '../platform/offline/useOutbox.ts';
import { useServerText } from '../ui/i18n/server-messages.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { Sheet } from '../ui/components/Sheet.tsx';
import { Timestamp } from '../ui/components/Timestamp.tsx';

/** Every press that the server has not accepted: what waits, since when, and what was refused and why. */
export function OutboxSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(offlineTexts);
  const { presses, unsaved } = useOutboxState();
  const { retryNow } = useOutboxActs();
  const refusedFirst = presses.toSorted(
    (one, other) => Number(other.state === 'refused') - Number(one.state === 'refused'),
  );
  return (
    <Sheet
      title={t('title')}
      subtitle={t(unsaved ? 'unsaved' : 'explained')}
      onClose={onClose}
      footer={
        <Button size="2xl" w="full" disabled={presses.length === 0} onClick={retryNow}>
          <RotateCw aria-hidden="true" /> {t('retry')}
        </Button>
      }
    >
      {presses.length === 0 ? <Text role="status">{t('none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2">
        {refusedFirst.map((press) => (
          <PressRow key={press.key} press={press} />
        ))}
      </Stack>
    </Sheet>
  );
}

function PressRow({ press }: { readonly press: Press }) {
  const t = useTexts(offlineTexts);
  const serverText = useServerText();
  const { presses } = useOutboxState();
  const { retract, discard } = useOutboxActs();
  const { refusal } = press;
  const canUndo = retractable(presses, press.subject)?.key === press.key;
  return (
    <Flex
      as="li"
      gap="3"
      p="3"
      align="center"
      wrap="wrap"
      rounded="l3"
      borderWidth="1px"
      borderColor={refusal ? 'red.emphasized' : 'border'}
    >
      <Box color={refusal ? 'fg.error' : 'fg.warning'}>
        {refusal ? <CloudAlert size={20} aria-hidden="true" /> : <CloudUpload size={20} aria-hidden="true" />}
      </Box>
      <Box flex="1 1 10rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {press.title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {refusal ? t('notAccepted') : t('waits')} · <Timestamp at={new Date(press.at).toISOString()} />
        </Text>
        {refusal ? <Text overflowWrap="anywhere">{serverText(refusal.sentence, refusal.content)}</Text> : null}
      </Box>
      {canUndo ? (
        <Button variant="outline" minH="12" onClick={() => retract(press)}>
          {t('undo')}
        </Button>
      ) : null}
      {refusal ? (
        <Button variant="outline" minH="12" colorPalette="red" onClick={() => discard(press.key)}>
          {t('dismiss')}
        </Button>
      ) : null}
    </Flex>
  );
}

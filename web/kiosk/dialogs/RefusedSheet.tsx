import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { serverText } from '../../ui/i18n/server-messages.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { TaskTile } from '../board/model/tiles.ts';
import type { Bump } from '../engine/queue.ts';
import { sheetTexts } from './texts.ts';
import { QrLink } from './QrLink.tsx';
import { SheetFrame } from './SheetFrame.tsx';

interface RefusedSheetProps {
  readonly tile: TaskTile;
  /** The press that was refused. */
  readonly bump: Bump;
  /** Sends the same press again. */
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** The full message of a refused press, and the options; some are done on a phone through its QR code. */
export function RefusedSheet({ tile, bump, onAgain, onDiscard, onClose }: RefusedSheetProps) {
  const t = useTexts(sheetTexts);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const buttons = (
    <Flex gap="3" wrap="wrap" justify="flex-end">
      <Button variant="outline" minH="16" fontSize="xl" px="6" onClick={then(onDiscard)}>
        {t('discard')}
      </Button>
      <Button minH="16" fontSize="xl" px="6" onClick={then(onAgain)}>
        <RotateCw aria-hidden="true" /> {t('tryAgain')}
      </Button>
    </Flex>
  );
  return (
    <SheetFrame
      title={t(bump.expired ? 'expiredTitle' : 'refusedTitle')}
      subtitle={tile.task.name}
      footer={buttons}
      onClose={onClose}
    >
      <Text role="alert" fontSize="xl" fontWeight="semibold" color="fg.error" overflowWrap="anywhere">
        {serverText(bump.sentence ?? '', bump.content)}
      </Text>
      {bump.expired ? (
        <Stack gap="3" fontSize="xl">
          <Text>{t('wayThrow')}</Text>
          <Text>{t('wayAsk')}</Text>
          <QrLink path={`${paths.cook}?task=${encodeURIComponent(tile.id)}`} size="12rem" />
        </Stack>
      ) : null}
    </SheetFrame>
  );
}

import { Flex } from '@chakra-ui/react';
import { HardDriveDownload } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { kioskTexts } from '../../texts.ts';

/** Warns that queued presses would be lost on reload because the display's storage is full or denied. */
export function UnsavedBanner() {
  const t = useTexts(kioskTexts);
  return (
    <Flex
      role="alert"
      bg="orange.subtle"
      color="orange.fg"
      align="center"
      columnGap="0.6em"
      px="0.6em"
      py="0.3em"
      fontSize="clamp(1.125rem, 0.6em, 3.5vmin)"
      lineHeight="1.15"
      fontWeight="bold"
    >
      <HardDriveDownload size="1.2em" aria-hidden="true" />
      {t('unkept')}
    </Flex>
  );
}

import { Box, Flex, Text } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { limits } from '#schema/limits.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { photosOfReading } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import type { CheckItem } from './draft.ts';
import type { Reading } from './readings.ts';

interface ReadingPhotosProps {
  readonly item: CheckItem;
  readonly reading: Pick<Reading, 'id' | 'result' | 'answeredAt' | 'photos'> & { readonly saved?: boolean };
  /** Whether the viewer may run the check. */
  readonly mayRun: boolean;
  /** Whether the check was submitted: its photos stay then. */
  readonly submitted: boolean;
}

/**
 * The photos of a reading, and whether a requested one is missing. A reading that waits to be sent gets its
 * photo when it is sent.
 */
export function ReadingPhotos({ item, reading, mayRun, submitted }: ReadingPhotosProps) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { id: viewerId } = useViewer();
  const now = useNow();
  const { photos, saved = true } = reading;
  const isMissing = item.photoOnFail && reading.result === 'fail' && photos.length === 0;
  const isRecent = now - Date.parse(reading.answeredAt) < limits.photoLaterHours * HOUR;
  const mayAdd = mayRun && saved && isRecent && (!submitted || reading.result === 'fail');
  if (!mayAdd && photos.length === 0 && !isMissing) return null;
  return (
    <Box mt="2">
      {isMissing ? (
        <Flex gap="2" align="center" color="fg.warning" fontWeight="semibold" mb="2">
          <Camera size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text>{t(saved ? 'photoMissing' : 'photoWhenSent')}</Text>
        </Flex>
      ) : null}
      <Photos
        compact
        photos={photos}
        of={photosOfReading(reading.id, nameIn(language, item))}
        mayAdd={mayAdd}
        mayChange={({ createdById }) => !submitted && createdById === viewerId}
      />
    </Box>
  );
}

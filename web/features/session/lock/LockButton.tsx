import { Box, Button } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useMaybeViewer } from '../../../platform/session/viewer.ts';
import { useTablet } from '../SessionProvider.tsx';
import { useUnsentQuestion } from '../useUnsentQuestion.tsx';
import { lockTexts } from './texts.ts';
import { useLock } from './useLock.ts';

/** The current user of a shared tablet, on the green bar; a tap locks it for the next person. Nothing in an ordinary browser. */
export function LockButton() {
  const t = useTexts(lockTexts);
  const viewer = useMaybeViewer();
  const tablet = useTablet();
  const lock = useLock();
  const { ask, question } = useUnsentQuestion();
  if (!tablet || !viewer) return null;
  return (
    <>
      <Button
        variant="outline"
        bg="whiteAlpha.200"
        color="white"
        borderColor="whiteAlpha.500"
        _hover={{ bg: 'whiteAlpha.300' }}
        px="3"
        maxW="40"
        aria-label={t('lock', { name: viewer.name })}
        onClick={() => ask(lock)}
      >
        <LockKeyhole aria-hidden="true" />
        <Box as="span" hideBelow="sm" truncate>
          {viewer.name}
        </Box>
      </Button>
      {question}
    </>
  );
}

import { Box, Button, IconButton } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useMaybeViewer } from '../../../platform/session/viewer.ts';
import { useTablet } from '../SessionProvider.tsx';
import { useUnsentQuestion } from '../useUnsentQuestion.tsx';
import { lockTexts } from './texts.ts';
import { useLock } from './useLock.ts';

interface LockButtonProps {
  /** The symbol alone, for the corner of a small dialog. */
  readonly small?: boolean;
}

/** The current user of a shared tablet, on the green bar; a tap locks it for the next person. Nothing in an ordinary browser. */
export function LockButton({ small = false }: LockButtonProps) {
  const t = useTexts(lockTexts);
  const viewer = useMaybeViewer();
  const tablet = useTablet();
  const lock = useLock();
  const { ask, question } = useUnsentQuestion();
  if (!tablet || !viewer) return null;
  const label = t('lock', { name: viewer.name });
  return (
    <>
      {small ? (
        <IconButton variant="ghost" size="lg" aria-label={label} title={label} onClick={() => ask(lock)}>
          <LockKeyhole aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          variant="outline"
          bg="whiteAlpha.200"
          color="white"
          borderColor="whiteAlpha.500"
          _hover={{ bg: 'whiteAlpha.300' }}
          px="3"
          maxW="40"
          aria-label={label}
          onClick={() => ask(lock)}
        >
          <LockKeyhole aria-hidden="true" />
          <Box as="span" hideBelow="sm" truncate>
            {viewer.name}
          </Box>
        </Button>
      )}
      {question}
    </>
  );
}

import { Flex, Portal, Text, VisuallyHidden } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { limits } from '#schema/limits.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useIdleLimit } from '../../../ui/components/useIdleLimit.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { locksAt } from '../shared-tablet.ts';
import { useTablet } from '../SessionProvider.tsx';
import { lockTexts } from './texts.ts';
import { useLock } from './useLock.ts';

const warning = 10_000;

function IdleWarning({ minutes }: { readonly minutes: number }) {
  const t = useTexts(lockTexts);
  const left = useIdleLimit(minutes * 60_000, warning, useLock(), locksAt);
  if (left === null) return null;
  return (
    <Portal>
      <Flex
        className="no-print"
        position="fixed"
        insetX="0"
        top="20"
        zIndex="max"
        justify="center"
        px="4"
        pointerEvents="none"
      >
        <VisuallyHidden role="alert">{t('soon')}</VisuallyHidden>
        <Flex
          aria-hidden="true"
          gap="4"
          align="center"
          px="6"
          py="4"
          rounded="2xl"
          shadow="2xl"
          bg="orange.100"
          color="orange.900"
        >
          <LockKeyhole size={32} />
          <span>
            <Text fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {t('locking', { seconds: left })}
            </Text>
            <Text>{t('stay')}</Text>
          </span>
        </Flex>
      </Flex>
    </Portal>
  );
}

/**
 * Locks an idle shared tablet, with a warning ten seconds before. An open recipe delays the lock, because it is read while
 * both hands work. Renders nothing in other browsers.
 */
export function AutoLock() {
  const tablet = useTablet();
  const recipe = useLayer('recipe').value;
  if (!tablet) return null;
  const { autoLockMinutes } = tablet;
  return (
    <IdleWarning minutes={recipe === null ? autoLockMinutes : Math.max(autoLockMinutes, limits.recipeLockMinutes)} />
  );
}

import { Box, Button, Flex, IconButton, Kbd, Text } from '@chakra-ui/react';
import { Keyboard, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Select } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { bound, isKeyAction, type KeyAction, keyActions, type KeyBinding } from '../board/keyboard/keys.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { useSaving } from './useSaving.ts';

interface KeysSheetProps {
  readonly keys: readonly KeyBinding[];
  readonly onClose: () => void;
}

/** Captures the next key press before any other handler. */
function useNextKey(waiting: boolean, onKey: (code: string) => void) {
  useEffect(() => {
    if (!waiting) return undefined;
    const caught = (event: KeyboardEvent) => {
      if (event.code === 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.code !== '') onKey(event.code);
    };
    document.addEventListener('keydown', caught, { capture: true });
    return () => document.removeEventListener('keydown', caught, { capture: true });
  }, [waiting, onKey]);
}

/** Custom keys of a bump bar: choose an action, press the key. */
export function KeysSheet({ keys, onClose }: KeysSheetProps) {
  const t = useTexts(sheetTexts);
  const { save, saving, error } = useSaving();
  const [action, setAction] = useState<KeyAction>('act');
  const [waiting, setWaiting] = useState(false);
  useNextKey(waiting, (code) => {
    setWaiting(false);
    void save({ keys: bound(keys, action, code) });
  });
  return (
    <SheetFrame title={t('bumpBar')} subtitle={t('bumpBarText')} onClose={onClose}>
      <Flex gap="2" align="center">
        <Select
          aria-label={t('action')}
          value={action}
          onChange={({ target }) => (isKeyAction(target.value) ? setAction(target.value) : undefined)}
        >
          {keyActions.map((each) => (
            <option key={each} value={each}>
              {t(`act_${each}`)}
            </option>
          ))}
        </Select>
        <Button
          minH="14"
          px="5"
          fontSize="lg"
          flexShrink="0"
          loading={saving}
          loadingText={t('assign')}
          onClick={() => setWaiting(true)}
        >
          <Keyboard aria-hidden="true" /> {t('assign')}
        </Button>
      </Flex>
      <Text role="status" minH="7" fontWeight="semibold" color={error === null ? undefined : 'fg.error'}>
        {error ?? (waiting ? t('pressKey', { action: t(`act_${action}`) }) : '')}
      </Text>
      {keys.length === 0 ? <Text color="fg.muted">{t('noOwnKeys')}</Text> : null}
      <Box as="ul" listStyleType="none">
        {keys.map((binding) => (
          <Flex as="li" key={binding.code} align="center" gap="3" borderBottomWidth="1px" py="1">
            <Kbd size="lg">{binding.code}</Kbd>
            <Text flex="1">{isKeyAction(binding.action) ? t(`act_${binding.action}`) : binding.action}</Text>
            <IconButton
              variant="ghost"
              minH="12"
              minW="12"
              aria-label={t('removeKey', { key: binding.code })}
              disabled={saving}
              onClick={() => void save({ keys: keys.filter(({ code }) => code !== binding.code) })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </Flex>
        ))}
      </Box>
    </SheetFrame>
  );
}

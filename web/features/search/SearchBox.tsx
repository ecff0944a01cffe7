import { Box, chakra, Dialog, IconButton, Kbd, Portal } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { searchTexts } from './texts.ts';
import { DialogRoot } from '../../ui/components/DialogRoot.tsx';

const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    w: { sm: '52', lg: '80' },
    px: '3',
    rounded: 'l2',
    bg: 'whiteAlpha.200',
    color: 'whiteAlpha.950',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'whiteAlpha.300' },
  },
});

function useToggleKey(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);
}

/** The search of the green bar with its dialog; Ctrl or Cmd and K toggles it anywhere. A phone shows only the icon. */
export function SearchBox() {
  const t = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  useToggleKey(() => setOpen((before) => !before));
  return (
    <>
      <OpenButton type="button" hideBelow="sm" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden="true" />
        <Box as="span" flex="1" textAlign="start" truncate>
          {t('open')}
        </Box>
        <Kbd hideBelow="lg" size="sm" bg="whiteAlpha.300" color="white" borderWidth="0" shadow="none">
          Ctrl K
        </Kbd>
      </OpenButton>
      <IconButton
        variant="ghost"
        color="white"
        _hover={{ bg: 'whiteAlpha.300' }}
        hideFrom="sm"
        aria-label={t('open')}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <DialogRoot open={open} onOpenChange={(change) => setOpen(change.open)} placement="top" lazyMount unmountOnExit>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="3">
            <Dialog.Content aria-label={t('title')}>
              <Dialog.Body p="3">
                <SearchPanel onChosen={() => setOpen(false)} />
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </DialogRoot>
    </>
  );
}

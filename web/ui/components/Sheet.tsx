import { CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface SheetProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** A small dialog: at the bottom on phones, centered elsewhere. Mount it to open it. */
export function Sheet({ title, subtitle, children, footer, onClose }: SheetProps) {
  const ui = useTexts(uiTexts);
  return (
    <Dialog.Root
      open
      placement={{ base: 'bottom', sm: 'center' }}
      size="sm"
      scrollBehavior="inside"
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: '0', sm: '4' }}>
          <Dialog.Content
            mb={{ base: '0', sm: 'auto' }}
            maxW={{ sm: '27rem' }}
            roundedBottom={{ base: 'none', sm: 'l3' }}
            maxH="100dvh"
          >
            <Dialog.Header pb="1" pe="14" display="block">
              <Dialog.Title>{title}</Dialog.Title>
              {subtitle === undefined ? null : <Text color="fg.muted">{subtitle}</Text>}
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="3" pt="2">
              {children}
            </Dialog.Body>
            <Dialog.Footer pt="0">{footer}</Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label={ui('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

import { CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { besideTools, DialogTools } from './DialogTools.tsx';
import { useFinalFocus } from './useFinalFocus.ts';
import { LeaveScopeContext, useLeaveScope } from '../forms/useLeaveGuard.ts';
import { DialogRoot } from './DialogRoot.tsx';

interface SheetProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  readonly onClose: () => void;
  /** Where the focus goes afterwards; by default back to what opened the sheet. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
}

/** A press on a toast does not close the sheet under it. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-live-announcer]') !== null;
}

/** A small dialog: at the bottom on phones, centered elsewhere. Mount it to open it. */
export function Sheet({ title, subtitle, children, footer, onClose, focusAfter }: SheetProps) {
  const ui = useTexts(uiTexts);
  const { scope, leave } = useLeaveScope();
  const finalFocus = useFinalFocus(focusAfter);
  return (
    <LeaveScopeContext value={scope}>
      <DialogRoot
        open
        placement={{ base: 'bottom', sm: 'center' }}
        size="sm"
        scrollBehavior="inside"
        finalFocusEl={finalFocus}
        onInteractOutside={(event) =>
          isInToast(event.detail.originalEvent.target) ? event.preventDefault() : undefined
        }
        onOpenChange={({ open }) => (open ? undefined : leave(onClose))}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px={{ base: '0', sm: '4' }}>
            <Dialog.Content
              mb={{ base: '0', sm: 'auto' }}
              maxW={{ sm: '27rem' }}
              roundedBottom={{ base: 'none', sm: 'l3' }}
              maxH="100dvh"
              css={besideTools}
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
              <DialogTools besideClose />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </DialogRoot>
    </LeaveScopeContext>
  );
}

import { CloseButton, Dialog, Drawer, Flex, Portal } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface LayerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Main actions, always in reach at the bottom. */
  readonly footer?: ReactNode;
  /** Beside the title: a badge, a progress. */
  readonly aside?: ReactNode;
}

/** A full-screen layer over the page, for a cook's work. Mount it to open it; Escape and the arrow close it. */
export function Layer({ title, onClose, children, footer, aside }: LayerProps) {
  const t = useTexts(uiTexts);
  return (
    <Dialog.Root
      open
      size="full"
      scrollBehavior="inside"
      motionPreset="slide-in-bottom"
      // It fills the screen: what is outside is a toast, or the layer that this one takes over from.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Positioner data-paper-layer="" _print={{ position: 'static', height: 'auto', display: 'block' }}>
          <Dialog.Content
            bg="bg"
            maxH="100dvh"
            _print={{ height: 'auto', minHeight: '0', bg: 'white', shadow: 'none' }}
          >
            <Dialog.Header
              className="on-green no-print"
              bg="bg.bar"
              color="white"
              py="2"
              px="2"
              alignItems="center"
              minH="14"
            >
              <Dialog.CloseTrigger asChild position="static">
                <CloseButton size="lg" color="white" aria-label={t('close')} _hover={{ bg: 'whiteAlpha.300' }}>
                  <ArrowLeft />
                </CloseButton>
              </Dialog.CloseTrigger>
              <Dialog.Title flex="1" truncate>
                {title}
              </Dialog.Title>
              {aside}
            </Dialog.Header>
            {/* In the tab order, so that the arrow keys scroll what holds nothing to press. */}
            <Dialog.Body tabIndex={0} px={{ base: '4', md: '8' }} py="6" w="full" maxW="5xl" mx="auto" textStyle="md">
              {children}
            </Dialog.Body>
            {footer === undefined ? null : (
              <Dialog.Footer className="no-print" bg="bg.panel" borderTopWidth="1px" py="3" px={{ base: '4', md: '8' }}>
                <Flex w="full" maxW="5xl" mx="auto" gap="3" justify="flex-end">
                  {footer}
                </Flex>
              </Dialog.Footer>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** A drawer from the side, for looking at one row without leaving the list; full width on a phone. */
export function SideLayer({ title, onClose, children, footer }: LayerProps) {
  const t = useTexts(uiTexts);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      open
      size="md"
      placement="end"
      // Else the first thing that takes the focus is the scrolling body, with a frame around everything.
      initialFocusEl={() => content.current}
      // Another layer may open over it: what takes the focus then is not outside. A tap beside it closes it below.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner onClick={({ target, currentTarget }) => (target === currentTarget ? onClose() : undefined)}>
          <Drawer.Content ref={content} w="full" maxW={{ base: '100dvw', sm: 'lg' }}>
            {/* Room for the button that closes it. */}
            <Drawer.Header pe="16">
              <Drawer.Title>{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body tabIndex={0}>{children}</Drawer.Body>
            {footer === undefined ? null : <Drawer.Footer>{footer}</Drawer.Footer>}
            <Drawer.CloseTrigger asChild>
              <CloseButton size="lg" aria-label={t('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

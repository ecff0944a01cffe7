import { Box, CloseButton, Dialog, Drawer, Flex, Portal } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext, useRef } from 'react';
import { PrintHeader } from './PrintHeader.tsx';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { besideTools, DialogTools } from './DialogTools.tsx';
import { LayerNoticeContext, LayerStripContext, LayerToolsContext } from './layer-strip.ts';
import { LeaveScopeContext, useLeaveScope } from '../forms/useLeaveGuard.ts';
import { DialogRoot, DrawerRoot } from './DialogRoot.tsx';

interface LayerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Main actions, always visible at the bottom. */
  readonly footer?: ReactNode;
  /** Beside the title: a badge, a progress. */
  readonly aside?: ReactNode;
}

/** A full-screen layer over the page. Mount it to open it; Escape and the arrow close it, and ask first when a form in it is not saved. */
export function Layer({ title, onClose, children, footer, aside }: LayerProps) {
  const { scope, leave } = useLeaveScope();
  const notice = useContext(LayerNoticeContext);
  const strip = useContext(LayerStripContext);
  return (
    <LeaveScopeContext value={scope}>
      <DialogRoot
        open
        size="full"
        scrollBehavior="inside"
        motionPreset="slide-in-bottom"
        // The layer fills the screen, so anything outside is a toast or the layer that this one replaces.
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => (open ? undefined : leave(onClose))}
      >
        <Portal>
          <Dialog.Positioner data-paper-layer="" _print={{ position: 'static', height: 'auto', display: 'block' }}>
            <Dialog.Content
              bg="bg"
              maxH="100dvh"
              _print={{ height: 'auto', minHeight: '0', bg: 'white', shadow: 'none' }}
            >
              <LayerHead title={title} aside={aside} />
              <Box className="no-print">{notice}</Box>
              {/* In the tab order, so that the arrow keys scroll a body without controls. */}
              <Dialog.Body tabIndex={0} px={{ base: '4', md: '8' }} py="6" w="full" maxW="5xl" mx="auto" textStyle="md">
                <PrintHeader title={title} />
                {children}
              </Dialog.Body>
              <Box className="no-print">{strip}</Box>
              {footer === undefined ? null : (
                <Dialog.Footer
                  className="no-print"
                  bg="bg.panel"
                  borderTopWidth="1px"
                  py="3"
                  px={{ base: '4', md: '8' }}
                >
                  <Flex w="full" maxW="5xl" mx="auto" gap="3" wrap="wrap" justify="flex-end">
                    {footer}
                  </Flex>
                </Dialog.Footer>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </DialogRoot>
    </LeaveScopeContext>
  );
}

function LayerHead({ title, aside }: Pick<LayerProps, 'title' | 'aside'>) {
  const t = useTexts(uiTexts);
  const tools = useContext(LayerToolsContext);
  return (
    <Dialog.Header
      className="on-green no-print"
      bg="bg.bar"
      color="white"
      // A title that wraps makes the bar higher instead of lying over the body.
      flex="none"
      py="2"
      px="2"
      alignItems="center"
      flexWrap="wrap"
      minH="14"
    >
      <Dialog.CloseTrigger asChild position="static">
        <CloseButton size="lg" color="white" aria-label={t('close')} _hover={{ bg: 'whiteAlpha.300' }}>
          <ArrowLeft />
        </CloseButton>
      </Dialog.CloseTrigger>
      <Dialog.Title flex="1 1 9rem" minW="0" lineHeight="1.25" overflowWrap="anywhere">
        {title}
      </Dialog.Title>
      {aside}
      {tools}
    </Dialog.Header>
  );
}

/** A drawer from the side that shows one row beside its list; full width on a phone. */
export function SideLayer({ title, onClose, children, footer }: LayerProps) {
  const t = useTexts(uiTexts);
  const { scope, leave } = useLeaveScope();
  const notice = useContext(LayerNoticeContext);
  const strip = useContext(LayerStripContext);
  const content = useRef<HTMLDivElement>(null);
  return (
    <LeaveScopeContext value={scope}>
      <DrawerRoot
        open
        size="md"
        placement="end"
        // Otherwise the scrolling body takes the focus, with a focus ring around everything.
        initialFocusEl={() => content.current}
        // Focus in a layer above this one must not close it. `onClick` of the positioner closes it on a tap outside.
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => (open ? undefined : leave(onClose))}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner
            onClick={({ target, currentTarget }) => (target === currentTarget ? leave(onClose) : undefined)}
          >
            <Drawer.Content ref={content} css={besideTools} w="full" maxW={{ base: '100dvw', sm: 'lg' }}>
              {/* Space for the close button. */}
              <Drawer.Header pe="16">
                <Drawer.Title>{title}</Drawer.Title>
              </Drawer.Header>
              {notice}
              <Drawer.Body tabIndex={0}>{children}</Drawer.Body>
              {strip}
              {footer === undefined ? null : <Drawer.Footer flexWrap="wrap">{footer}</Drawer.Footer>}
              <Drawer.CloseTrigger asChild>
                <CloseButton size="lg" aria-label={t('close')} />
              </Drawer.CloseTrigger>
              <DialogTools besideClose />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </DrawerRoot>
    </LeaveScopeContext>
  );
}

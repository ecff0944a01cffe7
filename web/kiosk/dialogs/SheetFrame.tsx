import { CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { createContext, type KeyboardEvent, type ReactNode, useContext } from 'react';
import { useIdleLimit } from '../../ui/components/useIdleLimit.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';
import { DialogRoot } from '../../ui/components/DialogRoot.tsx';

interface SheetFrameProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** Called when the sheet closes by itself without input; `onClose` by default. */
  readonly onIdle?: (() => void) | undefined;
  /** After how long that is, in milliseconds; a minute by default. */
  readonly idleAfter?: number;
  readonly wide?: boolean;
  /** Arrow keys are handled by the content, such as a slider or a field. */
  readonly ownArrows?: boolean;
  /** Pixels of the content are measured, so that it is not enlarged. */
  readonly actualSize?: boolean;
}

/** How long before it closes by itself a sheet says so, in milliseconds. */
const warning = 10_000;

/** How much larger than on a desk sheets are drawn. */
export const SheetZoomContext = createContext(1);

const reachable = 'button:not(:disabled), input, select, [role="textbox"]';

/** Arrow keys move the focus: a bump bar has no Tab. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const { target } = event;
  if (step === undefined || (target instanceof HTMLElement && target.closest('input, select'))) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)];
  const at = all.findIndex((element) => element === document.activeElement);
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

/**
 * A sheet over the board. Mount it to open it. Escape, the cross, a tap outside, and a minute without input close it: a
 * forgotten sheet hides the board, and the next person could finish an act that somebody else began.
 */
export function SheetFrame({
  title,
  subtitle,
  children,
  footer,
  onClose,
  onIdle = onClose,
  idleAfter = 60_000,
  wide = false,
  ownArrows = false,
  actualSize = false,
}: SheetFrameProps) {
  const t = useTexts(sheetTexts);
  const boardZoom = useContext(SheetZoomContext);
  const zoom = String(actualSize ? 1 : boardZoom);
  return (
    <DialogRoot
      open
      placement="center"
      scrollBehavior="inside"
      // When one sheet replaces another, the focus change is not an interaction outside. Taps outside are handled below.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner
          p="3"
          className="no-print"
          onClick={({ target, currentTarget }) => (target === currentTarget ? onClose() : undefined)}
        >
          <Dialog.Content
            maxW={wide ? '60rem' : '30rem'}
            w="full"
            css={{ zoom }}
            maxH={`calc((100dvh - 1.5rem) / ${zoom})`}
            onKeyDown={ownArrows ? undefined : walk}
          >
            <Closing after={idleAfter} onIdle={onIdle} />
            <Header title={title} subtitle={subtitle} />
            <Dialog.Body display="flex" flexDirection="column" gap="3" pt="2" pb="5" fontSize="lg" lineHeight="1.35">
              {children}
            </Dialog.Body>
            {footer === undefined ? null : <Dialog.Footer pt="0">{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="xl" aria-label={t('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}

function Header({ title, subtitle }: Pick<SheetFrameProps, 'title' | 'subtitle'>) {
  return (
    <Dialog.Header pb="2" pe="16" display="block">
      <Dialog.Title fontSize="2xl" lineHeight="1.2">
        {title}
      </Dialog.Title>
      {subtitle === undefined ? null : (
        <Text color="fg.muted" fontSize="lg" mt="1">
          {subtitle}
        </Text>
      )}
    </Dialog.Header>
  );
}

/**
 * Announces in the last seconds that an untouched sheet closes, and closes it. At the edge, above the title, so that no key
 * moves away from a finger.
 */
function Closing({ after, onIdle }: { readonly after: number; readonly onIdle: () => void }) {
  const t = useTexts(sheetTexts);
  const left = useIdleLimit(after, warning, onIdle);
  return left === null ? null : (
    <Text
      role="status"
      position="absolute"
      top="0"
      insetX="0"
      roundedTop="inherit"
      pointerEvents="none"
      textAlign="center"
      lineHeight="6"
      bg="bg.warning"
      color="fg.warning"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {t('closing', { seconds: left })}
    </Text>
  );
}

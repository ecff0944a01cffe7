import { Box, Button, CloseButton, Flex, Icon, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { limits } from '#schema/limits.ts';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';
import { useTexts } from '../../i18n/texts.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';

/** Pixels between the toast and the edge, and below it. */
const gap = 8;

/** Dismisses the toast after its duration; paused while it has the pointer or the focus. */
function useAutoDismiss(toast: Toast, paused: boolean) {
  // A toast with Undo stays as long as the act can be undone: five seconds are too short for busy hands.
  const left = useRef(toast.duration ?? (toast.action ? limits.undoWindow : limits.toastDuration));
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [toast.id, paused]);
}

/** The distance dragged to the right; past the threshold the toast is dismissed. */
function useSwipe(id: string) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: () => {
        if (offset > limits.toastSwipeThreshold) dismissToast(id);
        start.current = null;
        setOffset(0);
      },
      onPointerCancel: () => {
        start.current = null;
        setOffset(0);
      },
    },
  };
}

/** Whether the toast would cover the focused field at the top, so that it goes to the bottom. */
function useAvoidsFocus(region: RefObject<HTMLElement | null>, id: string | undefined): boolean {
  const [atBottom, setAtBottom] = useState(false);
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    const place = () => {
      const field = document.activeElement;
      const height = region.current?.offsetHeight ?? 0;
      const isField = field?.matches('input, textarea, select, [role="textbox"]') ?? false;
      setAtBottom(isField && height > 0 && (field?.getBoundingClientRect().top ?? Infinity) < height + gap);
    };
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [region, id]);
  return atBottom;
}

interface ActionButtonProps {
  readonly toastId: string;
  readonly action: NonNullable<Toast['action']>;
}

/** The button beside the text. It acts once, because it dismisses the toast. */
function ActionButton({ toastId, action }: ActionButtonProps) {
  const act = () => {
    dismissToast(toastId);
    action.onPress();
  };
  return (
    <Button variant="outline" minH="11" px="3" flexShrink="0" color="inherit" onClick={act}>
      {action.label}
    </Button>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = useTexts(uiTexts);
  const [paused, setPaused] = useState(false);
  const { offset, handlers } = useSwipe(toast.id);
  useAutoDismiss(toast, paused);
  const destructive = toast.tone === 'destructive';
  const actions = [toast.action, toast.also].filter((action) => action !== undefined);
  return (
    <Flex
      role={destructive ? 'alert' : 'status'}
      align="center"
      gap="3"
      ps="4"
      pe="2"
      py="1.5"
      pointerEvents="auto"
      rounded="xl"
      shadow="lg"
      borderWidth="1px"
      bg={destructive ? 'red.solid' : 'bg.panel'}
      color={destructive ? 'white' : 'fg'}
      borderColor={destructive ? 'red.solid' : 'border.emphasized'}
      touchAction="pan-y"
      style={{ transform: `translateX(${String(offset)}px)`, opacity: 1 - Math.min(offset, 200) / 300 }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...handlers}
    >
      <Icon as={destructive ? CircleAlert : CircleCheck} boxSize="5" color={destructive ? 'white' : 'fg.success'} />
      {/* Buttons that would leave no space for the text go below it. */}
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="3" rowGap="1.5">
        <Box flex="1 1 8rem" minW="0" py="0.5" overflowWrap="anywhere">
          <Text fontWeight="semibold" textStyle="sm">
            {toast.title}
          </Text>
          {toast.description === undefined ? null : <Text textStyle="sm">{toast.description}</Text>}
        </Box>
        {actions.length === 0 ? null : (
          <Flex wrap="wrap" gap="2">
            {actions.map((action) => (
              <ActionButton key={action.label} toastId={toast.id} action={action} />
            ))}
          </Flex>
        )}
      </Flex>
      <CloseButton
        size="sm"
        aria-label={t('dismiss')}
        color="inherit"
        _hover={{ bg: destructive ? 'whiteAlpha.300' : 'bg.muted' }}
        onClick={() => dismissToast(toast.id)}
      />
    </Flex>
  );
}

/**
 * The region that shows the current toast; F8 moves the focus to it. Mounted once, by the app. It lies over the bar at the
 * top: never over the field that has the focus, nor over the buttons below the bar.
 */
export function Toaster() {
  const t = useTexts(uiTexts);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const region = useRef<HTMLElement>(null);
  const atBottom = useAvoidsFocus(region, toast?.id);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  return createPortal(
    <Box
      as="section"
      // Dialogs leave it reachable.
      data-live-announcer=""
      ref={region}
      tabIndex={-1}
      aria-label={t('toastRegion')}
      className="no-print"
      position="fixed"
      zIndex="toast"
      insetEnd={{ base: '3', md: '6' }}
      insetStart={{ base: '3', md: 'auto' }}
      w={{ md: 'sm' }}
      {...(atBottom ? { bottom: '24' } : { top: 'calc(0.25rem + env(safe-area-inset-top))' })}
      outline="none"
    >
      {toast?.open ? <ToastCard key={toast.id} toast={toast} /> : null}
    </Box>,
    document.body,
  );
}

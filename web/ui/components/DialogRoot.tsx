import { Dialog, Drawer } from '@chakra-ui/react';

/**
 * A layer that goes asks those opened after it to go, too. A menu that opens a dialog goes after it, on a slow device, so the
 * dialog would be closed unseen. Ours are mounted by those that open them, and go with them.
 */
function stay(event: Event): void {
  event.preventDefault();
}

/** Late on a slow device, a menu that opened a dialog gives its button the focus. That is no wish to leave the dialog. */
const staying = { onRequestDismiss: stay, onFocusOutside: stay };

/** The root of every dialog. */
export function DialogRoot(props: Dialog.RootProps) {
  return <Dialog.Root {...staying} {...props} />;
}

/** The root of every drawer. */
export function DrawerRoot(props: Drawer.RootProps) {
  return <Drawer.Root {...staying} {...props} />;
}

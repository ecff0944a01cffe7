import { Dialog, Drawer } from '@chakra-ui/react';

/**
 * A layer that goes asks those opened after it to go, too. A menu that opens a dialog goes after it, on a slow device, so the
 * dialog would be closed unseen. Ours are mounted by those that open them, and go with them.
 */
function stay(event: Event): void {
  event.preventDefault();
}

/** The root of every dialog. */
export function DialogRoot(props: Dialog.RootProps) {
  return <Dialog.Root onRequestDismiss={stay} {...props} />;
}

/** The root of every drawer. */
export function DrawerRoot(props: Drawer.RootProps) {
  return <Drawer.Root onRequestDismiss={stay} {...props} />;
}

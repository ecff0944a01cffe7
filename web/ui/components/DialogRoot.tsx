import { Dialog, Drawer } from '@chakra-ui/react';

/**
 * A layer that closes also closes those opened after it. On a slow device a menu closes after the dialog that it opened, so the
 * dialog would be closed unseen. Our dialogs are unmounted by the component that opened them.
 */
function keepOpen(event: Event): void {
  event.preventDefault();
}

/** On a slow device a menu that opened a dialog returns the focus to its button late. The dialog must stay open then, too. */
const staysOpen = { onRequestDismiss: keepOpen, onFocusOutside: keepOpen };

/** The root of every dialog. */
export function DialogRoot(props: Dialog.RootProps) {
  return <Dialog.Root {...staysOpen} {...props} />;
}

/** The root of every drawer. */
export function DrawerRoot(props: Drawer.RootProps) {
  return <Drawer.Root {...staysOpen} {...props} />;
}

import { Button, Menu, Portal } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A menu that closes only after the dialog that it opens is shown, as on a slow device. */
function SlowMenu() {
  const [menu, setMenu] = useState(true);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Menu.Root open={menu} closeOnSelect={false}>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="remove" onClick={() => setAsks(true)}>
                Remove
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {asks ? (
        <ConfirmDialog
          title="Remove it?"
          confirmLabel="Remove it"
          onConfirm={async () => undefined}
          onClose={() => setAsks(false)}
        >
          <Button onClick={() => setMenu(false)}>Close the menu</Button>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

test('a dialog stays open when the menu that opened it closes later', async () => {
  const { user } = renderScreen(<SlowMenu />);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(dialog).toBeInTheDocument();
});

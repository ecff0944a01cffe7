import { Outlet } from 'react-router';
import { LayerHost } from './LayerHost.tsx';

/** What only a signed-in person needs. */
export function SignedIn() {
  return (
    <>
      <Outlet />
      <LayerHost />
    </>
  );
}

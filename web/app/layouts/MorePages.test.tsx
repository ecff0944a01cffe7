import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { admin, manager, renderScreen } from '../../testing/render.tsx';
import { SessionProvider } from '../../features/session/SessionProvider.tsx';
import { adminTabs, managerLinks } from '../merged-features.ts';
import { AdminLayout } from './AdminLayout.tsx';
import { ManagerLayout } from './ManagerLayout.tsx';

const bars = [
  {
    role: 'manager',
    viewer: manager,
    Layout: ManagerLayout,
    at: paths.reports,
    current: 'Reports',
    links: managerLinks,
  },
  { role: 'admin', viewer: admin, Layout: AdminLayout, at: paths.adminUsers, current: 'Users', links: adminTabs },
] as const;

function open({ viewer, Layout, at }: (typeof bars)[number]) {
  fakeServer({});
  return renderScreen(
    <SessionProvider answer={Promise.resolve(viewer)}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<p>Page</p>} />
        </Route>
      </Routes>
    </SessionProvider>,
    { viewer, at },
  );
}
const more = () => screen.findByRole('button', { name: 'More pages' });
const list = async () => within(await screen.findByRole('dialog', { name: 'All pages' }));

test.each(bars)(
  'a $role reaches every page of the navigation from the bar in two presses',
  async (bar) => {
    for (const { path, label } of bar.links) {
      const { user, unmount } = open(bar);
      await user.click(await more());
      await user.click((await list()).getByRole('link', { name: label.en }));
      expect(screen.getByLabelText('address')).toHaveTextContent(path);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      unmount();
    }
  },
  30_000,
);

test.each(bars)('the list of a $role marks the current page alone, and Escape closes it', async (bar) => {
  const { user } = open(bar);
  await user.click(await more());
  const links = (await list()).getAllByRole('link');
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent?.trim())).toEqual([
    bar.current,
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('address')).toHaveTextContent(bar.at);
});

import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Route, Routes } from 'react-router';
import { fakeServer } from '../../testing/fake-server.ts';
import { admin, cook, manager, renderScreen } from '../../testing/render.tsx';
import { HelpPage } from './HelpPage.tsx';

const guide = '/client/src/pages/help/docs';
const markdown = `# Guide

## Links

[out](https://example.org) [bad](javascript:alert(1)) [host](//evil.example) [cook](/cook) [mail](mailto:a@b.c)

## Salsa

Chop the tomato.
`;

function open(viewer = admin, at = '/help') {
  const screens = (
    <Routes>
      <Route path="/help" element={<HelpPage />} />
      <Route path="/help/:section" element={<HelpPage />} />
      <Route path="*" element={<p>Dashboard</p>} />
    </Routes>
  );
  return renderScreen(screens, { viewer, at });
}

const served = () => new Response(markdown, { headers: { 'content-type': 'text/markdown' } });

describe('the help page', () => {
  test('starts with Getting Started and requests markdown without the HTTP cache', async () => {
    const calls = fakeServer({ [`GET ${guide}/getting-started.md`]: served });
    open();
    expect(await screen.findByRole('heading', { name: 'Guide' })).toBeInTheDocument();
    expect(calls[0]?.headers.get('accept')).toBe('text/markdown');
    expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
    expect(screen.getByRole('link', { name: 'Getting Started' })).toHaveAttribute('aria-current', 'page');
  });

  test.each([
    [cook, ['Getting Started', "Cook's Guide"]],
    [manager, ['Getting Started', "Cook's Guide", "Manager's Guide"]],
    [admin, ['Getting Started', "Cook's Guide", "Manager's Guide", "Administrator's Guide"]],
  ])('lists the guides of a $role', async (viewer, names) => {
    fakeServer({ [`GET ${guide}/getting-started.md`]: served });
    open(viewer);
    await screen.findByRole('heading', { name: 'Guide' });
    const menu = screen.getByRole('navigation', { name: 'Help Guides' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent?.trim()),
    ).toEqual(names);
  });

  test('keeps safe links and disables the others', async () => {
    fakeServer({ [`GET ${guide}/getting-started.md`]: served });
    open();
    expect(await screen.findByRole('link', { name: 'out' })).toHaveAttribute('href', 'https://example.org');
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.c');
    expect(screen.getByRole('link', { name: 'cook' })).toHaveAttribute('href', '/cook');
    expect(screen.queryByRole('link', { name: 'bad' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'host' })).not.toBeInTheDocument();
  });

  test('searches inside the guide', async () => {
    fakeServer({ [`GET ${guide}/getting-started.md`]: served });
    const { user } = open();
    await screen.findByRole('heading', { name: 'Salsa' });
    await user.type(screen.getByRole('searchbox'), 'TOMATO');
    expect(screen.getByRole('heading', { name: 'Salsa' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Links' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('Nothing about “TOMATOxyz” in this guide')).toBeInTheDocument();
  });

  test('shows an error for a failed or unknown guide', async () => {
    const calls = fakeServer({});
    open(admin, '/help/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Documentation Error' })).toBeInTheDocument();
    expect(screen.getByText('Unable to load the requested documentation. Please try again later.')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  test('goes back, or home when there is no previous page', async () => {
    fakeServer({ [`GET ${guide}/getting-started.md`]: served });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('Dashboard')).toBeInTheDocument();
  });
});

import { describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import type { Fixture } from '../../../testing/fixture.ts';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { admin, manager, renderScreen } from '../../../testing/render.tsx';
import { GuideBeside } from '../../../app/layouts/GuideBeside.tsx';
import { paths, to } from '../../../platform/paths.ts';
import type { SetupGuideQuery } from '../admin.generated.ts';
import { SetupCard } from '../SetupCard.tsx';
import { isPageOf, nextStep, stepsOf } from './steps.ts';

type Setup = Fixture<SetupGuideQuery>['setupChecklist'];
const empty: Setup = {
  __typename: 'SetupChecklist',
  stations: 0,
  storageLocations: 0,
  shifts: 0,
  suppliers: 0,
  items: 0,
  recipes: 0,
  prepItems: 0,
  lineChecks: 0,
  staff: 1,
};
const full: Setup = {
  ...empty,
  stations: 2,
  storageLocations: 1,
  shifts: 1,
  suppliers: 1,
  items: 9,
  recipes: 3,
  prepItems: 4,
  lineChecks: 1,
  staff: 3,
};

function open(setup: Setup, viewer = admin) {
  fakeServer({ SetupGuide: () => data<SetupGuideQuery>({ setupChecklist: setup }) });
  return renderScreen(
    <>
      <SetupCard setup={setup} />
      <Link to={to.kitchen('storage')}>storage</Link>
      <GuideBeside />
    </>,
    { viewer, at: paths.admin },
  );
}

describe('the set-up guide', () => {
  test('is turned on by the admin, says what is next, and is closed', async () => {
    const { user } = open(empty);
    expect(screen.queryByRole('region', { name: 'Set-up guide' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Guide me through it' }));
    expect(await screen.findByText('Next: Storage locations')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', to.kitchen('storage'));
    await user.click(screen.getByRole('button', { name: 'Close the guide' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Set-up guide' })).toBeNull());
  });

  test('stays on after a reload', async () => {
    const first = open(empty, { ...admin, id: 'u-reload' });
    await first.user.click(screen.getByRole('button', { name: 'Guide me through it' }));
    await screen.findByText('Next: Storage locations');
    first.unmount();
    open(empty, { ...admin, id: 'u-reload' });
    expect(await screen.findByText('Next: Storage locations')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guide me through it' })).toBeNull();
  });

  test('on the page of a step says to add the first there', async () => {
    const { user } = open(empty, { ...admin, id: 'u-here' });
    await user.click(screen.getByRole('button', { name: 'Guide me through it' }));
    await screen.findByText('Next: Storage locations');
    await user.click(screen.getByRole('link', { name: 'storage' }));
    expect(await screen.findByText('Add the first here: Storage locations')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  });

  test('goes on to another step with Later', async () => {
    const { user } = open(empty, { ...admin, id: 'u-later' });
    await user.click(screen.getByRole('button', { name: 'Guide me through it' }));
    await screen.findByText('Next: Storage locations');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByText('Next: Stations')).toBeVisible();
  });

  test('ends with a code that opens the cook’s list on a phone', async () => {
    const viewer = { ...admin, id: 'u-end' };
    localStorage.setItem('brigade.delivery.u-end.setup-guide', 'true');
    const { user } = open(full, viewer);
    const bar = await screen.findByRole('region', { name: 'Set-up guide' });
    expect(bar).toHaveTextContent('9 of 9 steps done');
    const [, see] = screen.getAllByRole('button', { name: 'See it as your cook' });
    await user.click(see ?? bar);
    const dialog = await screen.findByRole('dialog', { name: 'See it as your cook' });
    expect(dialog).toHaveTextContent(`http://localhost${paths.cook}`);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Set-up guide' })).toBeNull());
  });

  test('is not for managers', () => {
    localStorage.setItem('brigade.delivery.u2.setup-guide', 'true');
    open(empty, manager);
    expect(screen.queryByRole('region', { name: 'Set-up guide' })).toBeNull();
  });
});

describe('the next step', () => {
  const steps = stepsOf(empty);
  test('is the first unfinished one; postponed ones come last', () => {
    expect(nextStep(steps, [])?.key).toBe('storage');
    expect(nextStep(steps, ['storage', 'stations'])?.key).toBe('shifts');
    expect(nextStep(stepsOf({ ...full, storageLocations: 0 }), ['storage'])?.key).toBe('storage');
    expect(nextStep(stepsOf(full), [])).toBeUndefined();
  });

  test('matches the page of its address, whatever other parameters it has, and no other page', () => {
    const [storage] = steps;
    const isThere = (address: string) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      return storage && isPageOf(storage, { pathname, search });
    };
    expect(isThere(`${to.kitchen('storage')}&sort=name`)).toBe(true);
    for (const other of [to.kitchen('stations'), paths.admin, paths.inventory]) expect(isThere(other)).toBe(false);
  });
});

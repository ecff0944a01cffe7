import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { cook, renderScreen } from '../../../testing/render.tsx';
import { ReachableContext } from '../../../ui/forms/reachable.ts';
import { sheet } from '../line-check.fixtures.ts';
import { ReadingPhotos } from './ReadingPhotos.tsx';

const [entry] = sheet({}, [
  { id: 'a1', itemId: 'fridge', temperature: '9', temperatureUnit: 'C', actions: [] },
]).entries;
const photo = {
  __typename: 'Photo' as const,
  id: 'p1',
  version: 1,
  recipeStepId: null,
  caption: null,
  width: 8,
  height: 8,
};

interface Shown {
  readonly photoOnFail?: boolean;
  readonly result?: 'pass' | 'fail';
  readonly saved?: boolean;
  readonly submitted?: boolean;
  readonly by?: string;
  readonly hoursAgo?: number;
  readonly reachable?: boolean;
}

function show({
  photoOnFail = true,
  result = 'fail',
  saved = true,
  submitted = false,
  by,
  hoursAgo = 1,
  reachable = true,
}: Shown = {}) {
  const [reading] = entry?.readings ?? [];
  if (!entry || !reading) throw new Error('No reading.');
  const answeredAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const photos = by === undefined ? [] : [{ ...photo, createdById: by }];
  return renderScreen(
    <ReachableContext value={reachable}>
      <ReadingPhotos
        item={{ ...entry.item, photoOnFail }}
        reading={{ ...reading, result, saved, answeredAt, photos }}
        mayRun
        submitted={submitted}
      />
    </ReachableContext>,
  );
}

const addButton = () => screen.queryByRole('button', { name: /^Add a photo/ });

describe('the photos of a reading', () => {
  test('are requested when it is out of range and the item has `photoOnFail`', () => {
    show();
    expect(screen.getByText('A photo is asked for')).toBeVisible();
    expect(addButton()).toBeEnabled();
  });

  test('are not requested in range, where one can still be added', () => {
    show({ result: 'pass' });
    expect(screen.queryByText(/asked for/)).toBeNull();
    expect(addButton()).toBeEnabled();
  });

  test('wait for a reading that waits to be sent', () => {
    show({ saved: false });
    expect(screen.getByText('A photo is asked for. Add it when this is sent.')).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test('show that they need the network', () => {
    show({ reachable: false });
    expect(addButton()).toBeDisabled();
    expect(screen.getByText('Adding photos needs the network.')).toBeVisible();
  });

  test('can be added after the submission, within a day, to a reading out of range', () => {
    show({ submitted: true });
    expect(addButton()).toBeEnabled();
  });

  test('can no longer be added to the record after a day', () => {
    show({ submitted: true, hoursAgo: 25 });
    expect(screen.getByText('A photo is asked for')).toBeVisible();
    expect(addButton()).toBeNull();
  });

  test('can be deleted by the person who added them', async () => {
    const { user } = show({ by: cook.id });
    await user.click(screen.getByRole('button', { name: /^Open:/ }));
    expect(await screen.findByRole('button', { name: 'Delete photo' })).toBeVisible();
  });

  test('stay in the record once the check was submitted', async () => {
    const { user } = show({ by: cook.id, submitted: true });
    await user.click(screen.getByRole('button', { name: /^Open:/ }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete photo' })).toBeNull();
  });
});

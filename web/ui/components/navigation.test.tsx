import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { Layer } from './Layer.tsx';
import { QueryTabs } from './QueryTabs.tsx';
import { useLayer } from './useLayer.ts';

function Page() {
  const task = useLayer('task');
  return (
    <>
      <button type="button" onClick={() => task.open('42')}>
        Open
      </button>
      {task.value === null ? null : (
        <Layer title={`Task ${task.value}`} onClose={task.close}>
          Steps
        </Layer>
      )}
    </>
  );
}

test('opening a layer adds a history entry, and closing it goes one step back', async () => {
  const { user } = renderScreen(<Page />, { at: '/cook?tab=my-list' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Task 42' })).toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/cook?tab=my-list&task=42');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('address')).toHaveTextContent('/cook?tab=my-list');
});

test('a layer opened by a link closes without leaving the page', async () => {
  const { user } = renderScreen(<Page />, { at: '/cook?task=7' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/cook$/);
});

test('stores the active tab in the URL; the first tab has no parameter', async () => {
  const tabs = [
    { value: 'prep-list', label: 'Prep List', content: 'all of it' },
    { value: 'my-list', label: 'My List', content: 'mine' },
  ] as const;
  const { user } = renderScreen(<QueryTabs label="Prep" tabs={[...tabs]} />, { at: '/cook' });
  expect(screen.getByRole('tab', { name: 'Prep List' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'My List' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/cook?tab=my-list');
  expect(screen.getByRole('tabpanel', { name: 'My List' })).toHaveTextContent('mine');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Prep List' })).toHaveFocus();
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/cook$/);
});

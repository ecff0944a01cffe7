import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { clearToasts, toastStore } from '../components/toasts/toast-store.ts';
import { ReachableContext } from './reachable.ts';
import { type RunOptions, useAction, useFormAction } from './useAction.ts';

interface ScreenProps {
  readonly action: () => Promise<string>;
  readonly options?: RunOptions<string>;
}

function ToastScreen({ action, options }: ScreenProps) {
  const { run, pending } = useAction('Not saved', 'Try again later.');
  return (
    <button type="button" aria-busy={pending} onClick={() => void run(action, options).catch(() => undefined)}>
      Save
    </button>
  );
}

function FormScreen({ action }: ScreenProps) {
  const { run, error } = useFormAction();
  return (
    <>
      <button type="button" onClick={() => void run(action)}>
        Save
      </button>
      <output aria-label="error">{error}</output>
    </>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('an action with toasts', () => {
  test('shows its success toast and passes on the result', async () => {
    const onDone = vi.fn();
    const toast = (name: string) => `${name} is saved`;
    const { user } = renderScreen(<ToastScreen action={async () => 'Ana'} options={{ toast, onDone }} />);
    await user.click(save());
    expect(await screen.findByText('Ana is saved')).toBeVisible();
    expect(onDone).toHaveBeenCalledWith('Ana');
  });

  test('shows no Undo when its person has signed out before it was done', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const toast = { title: 'Saved', action: { label: 'Undo', onPress: () => undefined } };
    const onDone = vi.fn();
    const { user } = renderScreen(<ToastScreen action={() => promise} options={{ toast, onDone }} />);
    await user.click(save());
    clearToasts();
    resolve('Ana');
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(toastStore.read()).toBeNull();
  });

  test('does nothing when it is called again while it is running', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const action = vi.fn(() => promise);
    const { user } = renderScreen(<ToastScreen action={action} options={{ toast: 'Saved' }} />);
    await user.dblClick(save());
    resolve('');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(action).toHaveBeenCalledTimes(1);
  });

  test('is not reported as failed when what follows its success fails', async () => {
    const onDone = () => {
      throw new Error('The list could not be rendered.');
    };
    const { user } = renderScreen(<ToastScreen action={async () => 'Ana'} options={{ toast: 'Saved', onDone }} />);
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  test('can run again after it has failed', async () => {
    const action = vi.fn(async () => Promise.reject(new Error('The item has changed.')));
    const { user } = renderScreen(<ToastScreen action={action} />);
    await user.click(save());
    expect(await screen.findByText('The item has changed.')).toBeVisible();
    await user.click(save());
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('shows a failure without a sentence with the fallback text', async () => {
    const action = async () => Promise.reject(new TypeError('fetch failed'));
    const { user } = renderScreen(<ToastScreen action={action} />);
    await user.click(save());
    expect(await screen.findByText('Try again later.')).toBeVisible();
  });
});

test('an action that needs the network is not run without one, and a toast says why', async () => {
  const action = vi.fn(async () => 'Ana');
  const { user } = renderScreen(
    <ReachableContext value={false}>
      <ToastScreen action={action} />
    </ReachableContext>,
  );
  await user.click(save());
  expect(await screen.findByText('This needs the network. Try again when you are back online.')).toBeVisible();
  expect(action).not.toHaveBeenCalled();
});

test('an action that is stored on the device runs without a network', async () => {
  const { user } = renderScreen(
    <ReachableContext value={false}>
      <ToastScreen action={async () => 'Ana'} options={{ toast: 'Saved', worksOffline: true }} />
    </ReachableContext>,
  );
  await user.click(save());
  expect(await screen.findByText('Saved')).toBeVisible();
});

describe('the action of a form', () => {
  test('passes the error to the form and clears it at the next try', async () => {
    const action = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('The name is taken.'));
    const { user } = renderScreen(<FormScreen action={action.mockResolvedValue('')} />);
    await user.click(save());
    expect(screen.getByLabelText('error')).toHaveTextContent('The name is taken.');
    await user.click(save());
    expect(screen.getByLabelText('error')).toBeEmptyDOMElement();
  });

  /** The form, and a switch for the network. */
  function OnNetwork({ action }: ScreenProps) {
    const [reachable, setReachable] = useState(true);
    return (
      <ReachableContext value={reachable}>
        <FormScreen action={action} />
        <button type="button" onClick={() => setReachable(!reachable)}>
          Network
        </button>
      </ReachableContext>
    );
  }

  test.for([
    ['without a network is shown until there is one again', new TypeError('fetch failed'), false],
    ['of the server stays when the network comes back', new Error('The name is taken.'), true],
  ] as const)('an error %s', async ([, error, stays]) => {
    const { user } = renderScreen(<OnNetwork action={async () => Promise.reject(error)} />);
    const network = screen.getByRole('button', { name: 'Network' });
    const isShown = () => screen.getByLabelText('error').textContent !== '';
    await user.click(save());
    await user.click(network);
    expect(isShown()).toBe(true);
    await user.click(network);
    expect(isShown()).toBe(stays);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#schema/limits.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { dismissToast, queueToast, showToast, toastStore, updateToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(2_000_000));
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  test('only one is visible: a new one replaces it', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'First' }));
    act(() => void showToast({ title: 'Second', description: 'with words' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Secondwith words');
  });

  test('a live one waits until the toast of the user’s own action has timed out; of several, the latest is shown', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Stock Check Complete' }));
    act(() => queueToast({ title: 'Bread is low' }));
    act(() => queueToast({ title: 'Romaine is low' }));
    pass(4_999);
    expect(screen.getByRole('status')).toHaveTextContent('Stock Check Complete');
    pass(2);
    expect(screen.getByRole('status')).toHaveTextContent('Romaine is low');
  });

  test('a live one replaces a live one', () => {
    renderScreen(null);
    act(() => queueToast({ title: 'Bread is low' }));
    act(() => queueToast({ title: 'Romaine is low' }));
    expect(screen.getByRole('status')).toHaveTextContent('Romaine is low');
  });

  test('disappears after five seconds, or after its own duration', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Usual' }));
    pass(4_999);
    expect(screen.getByText('Usual')).toBeInTheDocument();
    pass(2);
    expect(screen.queryByText('Usual')).not.toBeInTheDocument();
    act(() => void showToast({ title: 'Short', duration: 3_000 }));
    pass(3_001);
    expect(screen.queryByText('Short')).not.toBeInTheDocument();
  });

  test('with Undo it stays as long as an act can be undone', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Archived', action: { label: 'Undo', onPress: vi.fn() } }));
    pass(limits.undoWindow - 1);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    pass(2);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('stays while the pointer is on it', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Read me' }));
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(20_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(5_001);
    expect(screen.queryByText('Read me')).not.toBeInTheDocument();
  });

  test('a swipe to the right beyond 50 px dismisses, a shorter one does not', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Swipe me' }));
    const swipe = (distance: number) => {
      const toast = screen.getByRole('status');
      fireEvent.pointerDown(toast, { clientX: 10 });
      fireEvent.pointerMove(toast, { clientX: 10 + distance });
      fireEvent.pointerUp(toast, { clientX: 10 + distance });
    };
    swipe(50);
    expect(screen.getByText('Swipe me')).toBeInTheDocument();
    swipe(51);
    expect(screen.queryByText('Swipe me')).not.toBeInTheDocument();
  });

  test('its button acts once and dismisses it', () => {
    const undo = vi.fn();
    renderScreen(null);
    act(() => void showToast({ title: 'Logged', action: { label: 'Undo', onPress: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Logged')).not.toBeInTheDocument();
  });

  test('F8 moves the focus to the region', () => {
    renderScreen(null);
    fireEvent.keyDown(document, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Messages (F8)' })).toHaveFocus();
  });

  test('a destructive one has the role alert', () => {
    renderScreen(null);
    act(() => void showToast({ title: 'Login failed', tone: 'destructive' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
  });

  test('can be changed and dismissed by id, and is removed from the store 1,000,000 ms later', () => {
    renderScreen(null);
    let id = '';
    act(() => {
      id = showToast({ title: 'Saving' });
    });
    act(() => updateToast(id, { title: 'Saved' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(() => dismissToast(id));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    pass(999_999);
    expect(toastStore.read()?.id).toBe(id);
    pass(1);
    expect(toastStore.read()).toBeNull();
  });
});

import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, idsOf, setUp, start, unreachable } from '../../testing/outbox.ts';

beforeEach(() => {
  i18n.activate('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a press that the device cannot store', () => {
  test('is not lost when the device stores nothing: the screen warns', async () => {
    const { outbox, network, device } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    device.state.full = true;
    await outbox.press(start('rice'));
    expect([outbox.store.read().unsaved, outbox.store.read().presses.length]).toEqual([true, 1]);
  });

  /** A device with one press that it could not store. */
  async function withUnstored() {
    const page = setUp();
    Object.assign(page.network, { offline: true, cut: true });
    page.device.state.noneOf = 'rice';
    await page.outbox.press(start('rice'));
    return page;
  }

  test('shows a warning until it is stored, also when a later one is stored', async () => {
    const { outbox } = await withUnstored();
    await outbox.press(start('beans'));
    await pass(0);
    expect(outbox.store.read().unsaved).toBe(true);
  });

  test('is stored as soon as there is space', async () => {
    const { outbox, device } = await withUnstored();
    device.state.noneOf = '';
    await outbox.press(start('beans'));
    await pass(0);
    expect(outbox.store.read().unsaved).toBe(false);
    expect(idsOf([...device.stored.values()])).toContain('rice');
  });

  test('shows no warning once it is accepted', async () => {
    const { outbox, network } = await withUnstored();
    network.cut = false;
    await pass(60_000);
    expect(outbox.store.read()).toMatchObject({ unsaved: false, presses: [] });
  });
});

describe('a press that is sent while it is being stored', () => {
  /** Storage whose writes the test delays. */
  function slowStorage() {
    const device = deviceStorage();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { storage } = device;
    const set: typeof storage.set = async (key, press) => {
      if (press.variables.input['id'] === 'beans' && !press.tried) await held;
      return storage.set(key, press);
    };
    return { device: { ...device, storage: { ...storage, set } }, release: () => release() };
  }

  test('resolves with its outcome', async () => {
    const { device, release } = slowStorage();
    const { outbox, network, sent } = setUp(device);
    let answer: () => void = () => undefined;
    network.answer = () =>
      new Promise((resolve) => {
        answer = () => resolve({});
      });
    const first = outbox.press(start('rice'));
    await pass(0);
    const second = outbox.press(start('beans'));
    answer();
    await pass(0);
    expect(sent.map(({ variables }) => variables.input['id'])).toEqual(['rice', 'beans']);
    answer();
    await pass(0);
    release();
    await pass(0);
    expect(await Promise.all([first, second])).toEqual([{ status: 'done' }, { status: 'done' }]);
  });
});

describe('after its person has signed out', () => {
  test('a press is refused, and not stored for them', async () => {
    const { outbox, sent, device } = setUp();
    outbox.stop();
    await expect(outbox.press(start('rice'))).rejects.toThrow('You are no longer signed in.');
    expect([sent, device.stored.size]).toEqual([[], 0]);
  });

  test('waiting presses can neither be undone nor sent again', async () => {
    const { outbox, network, reverted, device } = setUp();
    Object.assign(network, { offline: true, cut: true });
    await outbox.press(start('rice'));
    outbox.stop();
    const [press] = outbox.store.read().presses;
    if (!press) throw new Error('It was not kept');
    expect(outbox.retract(press)).toBe(false);
    await expect(outbox.again(press)).rejects.toThrow('You are no longer signed in.');
    expect([reverted, device.stored.size]).toEqual([[], 1]);
  });

  test('a press whose time is still being measured is not sent', async () => {
    const { outbox, network, sent, device } = setUp();
    Object.assign(network, { offline: true, cut: true });
    await outbox.press(start('rice'));
    await pass(10_000);
    let measured: () => void = () => undefined;
    network.measuring = new Promise((resolve) => {
      measured = resolve;
    });
    network.cut = false;
    outbox.retryNow();
    outbox.stop();
    measured();
    await pass(60_000);
    expect(sent).toEqual([]);
    expect([...device.stored.values()]).toMatchObject([{ state: 'waiting', tried: false }]);
  });

  test('presses that are still being read from the device are not sent', async () => {
    const { outbox, network, device } = setUp();
    Object.assign(network, { offline: true, cut: true });
    await outbox.press(start('rice'));
    outbox.stop();
    const next = setUp(device);
    void next.outbox.restore();
    next.outbox.stop();
    await pass(60_000);
    expect(next.sent).toEqual([]);
  });

  test('no caller waits for the outcome of a press', async () => {
    const { outbox, network } = setUp();
    network.answer = () => new Promise(() => undefined);
    const outcome = vi.fn();
    void outbox.press(start('rice')).then(outcome);
    await pass(1_000);
    outbox.stop();
    await pass(10_000);
    expect(outcome).not.toHaveBeenCalled();
  });
});

describe('after a reload', () => {
  /** A device with presses that were made without a network. */
  async function deviceWith(...ids: string[]) {
    const { outbox, network, device } = setUp();
    Object.assign(network, { offline: true, answer: unreachable });
    for (const id of ids) await outbox.press(start(id));
    outbox.stop();
    return device;
  }

  test('the stored presses are sent in order', async () => {
    const { outbox, sent } = setUp(await deviceWith('a', 'b', 'c'));
    await outbox.restore();
    await pass(0);
    expect([idsOf(sent), outbox.store.read().presses]).toEqual([['a', 'b', 'c'], []]);
  });

  test('new presses are sent after them, also when the clock was set back', async () => {
    const device = await deviceWith('rice');
    vi.setSystemTime(Date.now() - 10 * 60_000);
    const second = setUp(device);
    Object.assign(second.network, { offline: true, cut: true });
    await second.outbox.restore();
    await second.outbox.press(start('beans'));
    second.outbox.stop();
    const { outbox, sent } = setUp(device);
    await outbox.restore();
    await pass(0);
    expect(idsOf(sent)).toEqual(['rice', 'beans']);
  });

  test('those of another person are stored, but neither shown nor sent', async () => {
    const device = await deviceWith('a');
    const { outbox, sent } = setUp(device, 'luis');
    await outbox.restore();
    await pass(0);
    expect([sent, outbox.store.read().presses, device.stored.size]).toEqual([[], [], 1]);
  });

  test('a press older than the server’s idempotency window is not sent', async () => {
    const device = await deviceWith('a');
    vi.setSystemTime(Date.now() + 71 * 3_600_000);
    const { outbox, sent } = setUp(device);
    await outbox.restore();
    await pass(0);
    expect(sent).toEqual([]);
    expect(outbox.store.read().presses).toMatchObject([
      { state: 'refused', refusal: { content: { key: 'common.queuedTooLong' } } },
    ]);
  });

  test('a press that was too old is sent again with the current time', async () => {
    const device = await deviceWith('a');
    vi.setSystemTime(Date.now() + 71 * 3_600_000);
    const { outbox, sent } = setUp(device);
    await outbox.restore();
    await pass(0);
    const [refused] = outbox.store.read().presses;
    if (refused) void outbox.again(refused);
    await pass(0);
    expect(sent.at(-1)?.variables.input).toEqual({ id: 'a' });
  });
});

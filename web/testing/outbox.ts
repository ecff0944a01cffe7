import { Problem } from '../platform/graphql/problem.ts';
import type { KeyValueStore } from '../platform/offline/database.ts';
import type { NewPress } from '../platform/offline/new-press.ts';
import { Outbox } from '../platform/offline/outbox.ts';
import type { Press } from '../platform/offline/queue.ts';

/** A device's storage, in memory. `full`: it stores nothing more; `noneOf`: nothing of this subject. */
export function deviceStorage() {
  const stored = new Map<string, Press>();
  const state = { full: false, noneOf: '' };
  const storage: KeyValueStore<Press> = {
    get: async (key) => stored.get(key) ?? null,
    all: async () => [...stored],
    set: async (key, press) => {
      if (state.full || press.subject === state.noneOf) return false;
      stored.set(key, press);
      return true;
    },
    remove: async (key) => void stored.delete(key),
  };
  return { storage, stored, state };
}

export type Answer = (press: Press) => Promise<unknown>;

/** An outbox of a person on a device, with what it has sent and rolled back; a test sets the network and the responses. */
export function setUp(device = deviceStorage(), owner = 'ana') {
  const answer: Answer = async () => ({});
  const network = { offline: false, cut: false, answer, clockOffset: 0, measuring: Promise.resolve() };
  const sent: Press[] = [];
  const reverted: Press[] = [];
  const outbox = new Outbox({
    owner,
    storage: device.storage,
    isOffline: () => network.offline,
    hasNetwork: () => !network.cut,
    async clockOffset() {
      await network.measuring;
      return network.clockOffset;
    },
    async send(press, onData) {
      sent.push(press);
      onData(await network.answer(press));
    },
    snapshot: ({ id }) => ({ id, fields: { __typename: 'PrepTask', id } }),
    apply: () => undefined,
    applyAgain: () => undefined,
    revert: (press) => void reverted.push(press),
    onRefused: () => undefined,
  });
  return { outbox, network, sent, reverted, device };
}

export const unreachable: Answer = () => Promise.reject(new Problem('No network'));
export const refuses: Answer = () =>
  Promise.reject(new Problem('Maria started it.', { status: 200, code: 'CONFLICT' }));

/** A press on Start of a task. */
export function start(id: string, more: Partial<NewPress> = {}): NewPress {
  return {
    name: 'StartPrepTask',
    document: '',
    variables: { input: { id } },
    subject: id,
    title: `Start: ${id}`,
    timed: true,
    row: { __typename: 'PrepTask', id },
    ...more,
  };
}

export const idsOf = (presses: readonly Press[]) => presses.map(({ variables }) => variables.input['id']);

import { expect, test } from 'vitest';
import { createClient } from '../../platform/graphql/client.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import type { KioskUndoMutation } from '../kiosk.generated.ts';
import { task } from '../testing/board.ts';
import { acted } from '../testing/board-result.fixtures.ts';
import { graphServer } from './graph-server.ts';

test('an undo that waited for the network is sent with the time of its press', async () => {
  const calls = fakeServer({ KioskUndo: () => data<KioskUndoMutation>({ undoPrepTask: acted(task()) }) });
  const server = graphServer(createClient(() => undefined));
  const at = '2026-11-21T10:00:08.000Z';
  await server.act({ key: 'k1', taskId: 't1', act: 'undo', at: Date.parse(at), state: 'waiting', tried: true }, at);
  expect(calls[0]?.body).toMatchObject({ variables: { id: 't1', occurredAt: at } });
});

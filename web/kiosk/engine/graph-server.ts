import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { limits } from '#schema/limits.ts';
import type { Board, BoardPart, BoardTask } from '../board/model/board.ts';
import {
  type KioskActedFragment,
  KioskAllergensDocument,
  KioskBoardDocument,
  type KioskBoardQuery,
  KioskChecksDocument,
  KioskDeliveriesDocument,
  KioskDoneDocument,
  KioskHoldDocument,
  type KioskKitchenFragment,
  KioskLotsDocument,
  KioskRecallDocument,
  KioskRecipeDocument,
  KioskResumeDocument,
  KioskSelfDocument,
  KioskSetupDocument,
  KioskStartDocument,
  KioskUndoDocument,
} from '../kiosk.generated.ts';
import type { Bump } from './queue.ts';
import type { Acted, BoardServer } from './server.ts';

/** Milliseconds after which a request counts as failed. */
const requestTimeout = 15_000;

/** The board's server over GraphQL. Without the cache: a display runs for weeks and its memory must not grow. */
export function graphServer(client: ApolloClient): BoardServer {
  const { query, mutate } = createRequests(client);
  return {
    board: async () => boardFrom(await query(KioskBoardDocument, {})),
    part: createParts(query),
    recipe: async (taskId) => (await query(KioskRecipeDocument, { taskId })).boardRecipe,
    act: async (bump, occurredAt) => actedFrom(await act(mutate, bump, occurredAt)),
  };
}

type Query = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
type Mutate = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  idempotencyKey: string,
) => Promise<Data>;

function createRequests(client: ApolloClient): { query: Query; mutate: Mutate } {
  const inTime = () => ({ fetchOptions: { signal: AbortSignal.timeout(requestTimeout) } });
  const present = <Data>(data: Data | undefined): Data => {
    if (data === undefined) throw new Error('The server answered without data.');
    return data;
  };
  return {
    async query(document, variables) {
      const { data } = await client.query({ query: document, variables, fetchPolicy: 'no-cache', context: inTime() });
      return present(data);
    },
    async mutate(document, variables, idempotencyKey) {
      const context = { ...inTime(), idempotencyKey };
      const { data } = await client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache', context });
      return present(data);
    },
  };
}

async function act(
  mutate: Mutate,
  { act: step, key, taskId: id, quantity = '' }: Bump,
  occurredAt: string | undefined,
): Promise<KioskActedFragment> {
  const at = occurredAt === undefined ? { id } : { id, occurredAt };
  switch (step) {
    case 'start':
      return (await mutate(KioskStartDocument, at, key)).startPrepTask;
    case 'hold':
      return (await mutate(KioskHoldDocument, at, key)).holdPrepTask;
    case 'resume':
      return (await mutate(KioskResumeDocument, at, key)).resumePrepTask;
    case 'done': {
      // The amount sheet already had confirmation of unusual amounts.
      const variables = { ...at, actualQuantity: quantity, confirm: true };
      return (await mutate(KioskDoneDocument, variables, key)).completePrepTask;
    }
    case 'undo':
      return (await mutate(KioskUndoDocument, at, key)).undoPrepTask;
    case 'recall':
      return (await mutate(KioskRecallDocument, { id }, key)).reopenPrepTask;
  }
}

function actedFrom({ undoSeconds, ...task }: KioskActedFragment): Acted {
  return { task, undoFor: Math.min(undoSeconds * 1_000, limits.undoWindow) };
}

function boardFrom(data: KioskBoardQuery): Board {
  const setup = setupFrom(data);
  return {
    ...setup,
    // By the server: this device's clock may be wrong, and tasks may be of earlier days.
    businessDate: data.organization.businessDate,
    tasks: Object.fromEntries(data.prepTasks.map((task) => [task.id, task])),
    checks: data.lineChecks,
    deliveries: data.expectedDeliveries,
    lowItems: data.items.nodes,
    lots: data.lotsToUse,
    device: data.device,
  };
}

function setupFrom({ organization, stations, shifts, boardPeople, units, spanishNames }: KioskKitchenFragment) {
  const { name, timeZone, dayRollover, displayPinRequired } = organization;
  const people = Object.fromEntries(boardPeople.map(({ id, label }) => [id, label]));
  const devices = boardPeople.filter(({ isPerson }) => !isPerson).map(({ id }) => id);
  return {
    stations,
    shifts,
    people,
    devices,
    units,
    spanishNames,
    kitchen: { name, timeZone, dayRollover, asksForPin: displayPinRequired },
  };
}

/** The board with what a query found about its tasks. */
function withTaskParts(board: Board, byTask: ReadonlyMap<string, Partial<BoardTask>>): Board {
  const tasks = Object.values(board.tasks).map((task): [string, BoardTask] => [
    task.id,
    { ...task, ...byTask.get(task.id) },
  ]);
  return { ...board, tasks: Object.fromEntries(tasks) };
}

function createParts(query: Query): BoardServer['part'] {
  const readers: Record<BoardPart, () => Promise<(board: Board) => Board>> = {
    async checks() {
      const { lineChecks: checks } = await query(KioskChecksDocument, {});
      return (board) => ({ ...board, checks });
    },
    async deliveries() {
      const { expectedDeliveries: deliveries } = await query(KioskDeliveriesDocument, {});
      return (board) => ({ ...board, deliveries });
    },
    async lots() {
      const { lotsToUse: lots, prepTasks } = await query(KioskLotsDocument, {});
      const byTask = new Map(prepTasks.map(({ id, waitsFor }) => [id, { waitsFor }]));
      return (board) => withTaskParts({ ...board, lots }, byTask);
    },
    async kitchen() {
      const setup = setupFrom(await query(KioskSetupDocument, {}));
      return (board) => ({ ...board, ...setup });
    },
    async device() {
      const { device } = await query(KioskSelfDocument, {});
      return (board) => ({ ...board, device });
    },
    async allergens() {
      const read = await query(KioskAllergensDocument, {});
      const byTask = new Map(
        read.prepTasks.map(({ id, allergens, knownAllergens, waitsFor }) => [
          id,
          { allergens, knownAllergens, waitsFor },
        ]),
      );
      return (board) => withTaskParts({ ...board, spanishNames: read.spanishNames }, byTask);
    },
  };
  return (part) => readers[part]();
}

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { limits } from '#schema/limits.ts';
import type { Board, BoardPart } from '../board/model/board.ts';
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
  KioskRecallDocument,
  KioskResumeDocument,
  KioskSelfDocument,
  KioskSetupDocument,
  KioskStartDocument,
  KioskUndoDocument,
} from '../kiosk.generated.ts';
import type { Bump } from './queue.ts';
import type { Acted, BoardServer } from './server.ts';

/** A request that hangs is one that failed: half a network must not hold the board up. */
const patience = 15_000;

/** The board's questions as GraphQL. Nothing goes through the cache: a display that runs for weeks must not grow. */
export function graphServer(client: ApolloClient): BoardServer {
  const { ask, tell } = asking(client);
  return {
    board: async () => boardFrom(await ask(KioskBoardDocument, {})),
    part: createParts(ask),
    act: async (bump, { targetQuantity }) => actedFrom(await act(tell, bump, bump.quantity ?? targetQuantity)),
  };
}

type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;
type Tell = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  idempotencyKey: string,
) => Promise<Data>;

function asking(client: ApolloClient): { ask: Ask; tell: Tell } {
  const inTime = () => ({ fetchOptions: { signal: AbortSignal.timeout(patience) } });
  const present = <Data>(data: Data | undefined): Data => {
    if (data === undefined) throw new Error('The server answered without data.');
    return data;
  };
  return {
    async ask(query, variables) {
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache', context: inTime() });
      return present(data);
    },
    async tell(mutation, variables, idempotencyKey) {
      const context = { ...inTime(), idempotencyKey };
      const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context });
      return present(data);
    },
  };
}

async function act(tell: Tell, { act: step, key, taskId: id }: Bump, quantity: string): Promise<KioskActedFragment> {
  switch (step) {
    case 'start':
      return (await tell(KioskStartDocument, { id }, key)).startPrepTask;
    case 'hold':
      return (await tell(KioskHoldDocument, { id }, key)).holdPrepTask;
    case 'resume':
      return (await tell(KioskResumeDocument, { id }, key)).resumePrepTask;
    case 'done': {
      // Whoever types an amount here sees what was planned beside it: nobody is asked twice.
      const variables = { id, actualQuantity: quantity, confirm: true };
      return (await tell(KioskDoneDocument, variables, key)).completePrepTask;
    }
    case 'undo':
      return (await tell(KioskUndoDocument, { id }, key)).undoPrepTask;
    case 'recall':
      return (await tell(KioskRecallDocument, { id }, key)).reopenPrepTask;
  }
}

function actedFrom({ undoSeconds, ...task }: KioskActedFragment): Acted {
  return { task, undoFor: Math.min(undoSeconds * 1_000, limits.undoWindow) };
}

function boardFrom(data: KioskBoardQuery): Board {
  const setup = setupFrom(data);
  return {
    ...setup,
    // The server's day: this device's clock may be wrong, and a task may be of an earlier day.
    businessDate: data.organization.businessDate,
    tasks: Object.fromEntries(data.prepTasks.map((task) => [task.id, task])),
    checks: data.lineChecks,
    deliveries: data.expectedDeliveries,
    lowItems: data.items.nodes,
    device: data.device,
  };
}

function setupFrom({ organization, stations, shifts, boardPeople, units }: KioskKitchenFragment) {
  const { name, timeZone, dayRollover, displayPinRequired } = organization;
  const people = Object.fromEntries(boardPeople.map(({ id, label }) => [id, label]));
  return { stations, shifts, people, units, kitchen: { name, timeZone, dayRollover, asksForPin: displayPinRequired } };
}

function createParts(ask: Ask): BoardServer['part'] {
  const readers: Record<BoardPart, () => Promise<(board: Board) => Board>> = {
    async checks() {
      const { lineChecks: checks } = await ask(KioskChecksDocument, {});
      return (board) => ({ ...board, checks });
    },
    async deliveries() {
      const { expectedDeliveries: deliveries } = await ask(KioskDeliveriesDocument, {});
      return (board) => ({ ...board, deliveries });
    },
    async kitchen() {
      const setup = setupFrom(await ask(KioskSetupDocument, {}));
      return (board) => ({ ...board, ...setup });
    },
    async device() {
      const { device } = await ask(KioskSelfDocument, {});
      return (board) => ({ ...board, device });
    },
    async allergens() {
      const read = await ask(KioskAllergensDocument, {});
      const known = new Map(read.prepTasks.map(({ id, allergens }) => [id, allergens]));
      return (board) => ({
        ...board,
        tasks: Object.fromEntries(
          Object.values(board.tasks).map((task) => [
            task.id,
            known.has(task.id) ? { ...task, allergens: known.get(task.id) } : task,
          ]),
        ),
      });
    },
  };
  return (part) => readers[part]();
}

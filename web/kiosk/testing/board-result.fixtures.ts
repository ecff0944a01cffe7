import type { Fixture, Result } from '../../testing/fixture.ts';
import type { BoardTask } from '../board/model/board.ts';
import type {
  KioskActedFragment,
  KioskBoardQuery,
  KioskDeviceFragment,
  KioskTaskFragment,
} from '../kiosk.generated.ts';
import { boardOf } from './board.ts';

const row = (task: BoardTask): Fixture<KioskTaskFragment> => ({
  __typename: 'PrepTask',
  ...task,
  waitsFor: (task.waitsFor ?? []).map((each) => ({ __typename: 'PrepTaskPrerequisite', ...each })),
  allergens: task.allergens ?? null,
  knownAllergens: task.knownAllergens ?? task.allergens ?? [],
  needsPhoto: task.needsPhoto ?? false,
  thawFor: task.thawFor ?? null,
});

/** The task after a press, which can be undone for ten seconds. */
export const acted = (task: BoardTask): Fixture<KioskActedFragment> => ({ ...row(task), undoSeconds: 10 });

interface Options {
  readonly asksForPin?: boolean;
  readonly hidesNames?: boolean;
  readonly scopes?: KioskDeviceFragment['scopes'];
}

/** The server's board of these tasks. */
export function boardResult(tasks: readonly BoardTask[], options: Options = {}): Result<KioskBoardQuery> {
  const { businessDate, stations, device } = boardOf();
  return {
    prepTasks: tasks.map(row),
    lineChecks: [],
    expectedDeliveries: [],
    items: { __typename: 'ItemConnection', nodes: [] },
    organization: {
      __typename: 'Organization',
      id: 'o1',
      name: 'Kitchen',
      timeZone: 'UTC',
      dayRollover: '04:00',
      businessDate,
      displayPinRequired: options.asksForPin ?? false,
    },
    stations: stations.map((station) => ({ __typename: 'Station', ...station })),
    shifts: [],
    units: [],
    lotsToUse: [],
    spanishNames: [],
    boardPeople: [
      { __typename: 'BoardPerson', id: 'u1', label: 'Ana', isPerson: true },
      { __typename: 'BoardPerson', id: 'u2', label: options.hidesNames ? '' : 'Maria', isPerson: true },
      { __typename: 'BoardPerson', id: 'd1', label: 'Grill wall', isPerson: false },
    ],
    device: {
      __typename: 'Device',
      ...device,
      version: 1,
      scopes: options.scopes ?? device.scopes,
      settings: { __typename: 'DeviceSettings', ...device.settings, keys: [] },
    },
  };
}

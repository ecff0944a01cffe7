import type { Fixture } from '../../testing/fixture.ts';
import type { LineCheckSheetQuery } from './line-checks.generated.ts';

type Sheet = Fixture<LineCheckSheetQuery['lineCheck']>;
type Reading = Entry['readings'][number];
type Entry = Sheet['entries'][number];
type Item = Entry['item'];

const nothing = { minC: null, minF: null, maxC: null, maxF: null, min: null, max: null, unitLabel: null };
const item = (id: string, change: Pick<Item, 'name' | 'kind'> & Partial<Item>): Item => ({
  __typename: 'LineCheckTemplateItem',
  id,
  nameEs: null,
  ...nothing,
  passAnswer: null,
  critical: false,
  correctiveActions: [],
  allowNotApplicable: true,
  photoOnFail: false,
  ...change,
});
const fridge = item('fridge', {
  name: 'Fridge',
  kind: 'temperature',
  maxC: '5',
  maxF: '41',
  correctiveActions: ['Re-iced', 'Discarded'],
});
const clean = item('clean', { name: 'Boards clean', kind: 'yes_no', allowNotApplicable: false });

/** The input of a reading. */
export interface ReadingInput {
  readonly itemId: string;
  readonly temperature?: string;
  readonly temperatureUnit?: Reading['temperatureUnit'];
  readonly yes?: boolean;
  readonly notApplicable?: boolean;
  readonly note?: string | null;
  readonly correctiveAction?: string | null;
}

/** A reading that the server stored. */
export interface SavedReading extends ReadingInput {
  readonly id: string;
  readonly actions: readonly string[];
}

function readingRow({ id, actions, ...input }: SavedReading): Reading {
  const failed = input.yes === false || Number(input.temperature) > (input.temperatureUnit === 'F' ? 41 : 5);
  return {
    __typename: 'LineCheckAnswer',
    id,
    result: input.notApplicable ? 'na' : failed ? 'fail' : 'pass',
    temperature: input.temperature ?? null,
    temperatureUnit: input.temperatureUnit ?? null,
    number: null,
    yes: input.yes ?? null,
    text: null,
    note: input.note ?? null,
    byName: 'Ana Ruiz',
    answeredAt: '2026-11-21T10:00:00.000Z',
    createdAt: '2026-11-21T10:00:00.000Z',
    actions: actions.map((action, place) => ({
      __typename: 'LineCheckAction',
      id: `${id}-${place}`,
      action,
      byName: 'Ana Ruiz',
      actedAt: '2026-11-21T10:01:00.000Z',
    })),
    photos: [],
  };
}

/** A run with two items, a temperature and a yes or no. */
export function sheet(
  check: Partial<Sheet['check']>,
  saved: readonly SavedReading[] = [],
  { critical = false } = {},
): Sheet {
  return {
    __typename: 'LineCheckSheet',
    id: 'run',
    check: {
      __typename: 'LineCheck',
      id: 'run',
      version: 1,
      name: 'Dinner line check',
      nameEs: 'Revisión de cena',
      businessDate: '2026-11-21',
      stationName: 'Pass',
      opensAt: '2026-11-21T09:30:00.000Z',
      dueAt: '2026-11-21T10:30:00.000Z',
      closesAt: '2026-11-21T12:30:00.000Z',
      status: 'in_progress',
      mayRun: true,
      itemCount: 2,
      answeredCount: saved.length,
      failedCount: 0,
      openFailureCount: 0,
      notMeasuredCount: 0,
      startedAt: '2026-11-21T09:40:00.000Z',
      startedByName: 'Ana Ruiz',
      submittedAt: null,
      submissionReceivedAt: null,
      submittedByName: null,
      missedReason: null,
      acknowledgedAt: null,
      acknowledgedByName: null,
      acknowledgementNote: null,
      ...check,
    },
    entries: [{ ...fridge, critical }, clean].map((each) => ({
      __typename: 'LineCheckEntry',
      item: each,
      readings: saved.filter(({ itemId }) => itemId === each.id).map(readingRow),
      last: null,
    })),
  };
}

import type { LineCheckStatus } from '#schema/vocabulary.ts';
import { LineCheckAction } from '../answers/line-check-action.entity.ts';
import { LineCheckAnswer } from '../answers/line-check-answer.entity.ts';
import { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import { LineCheckTemplate } from '../templates/line-check-template.entity.ts';
import { LineCheck } from '../runs/line-check.entity.ts';
import { weekdayOf } from '#schema/business-day.ts';
import { add } from '../../../platform/database/transaction.ts';
import { at, daysAgo, type DemoKitchen, fromNow } from '../../../platform/demo/demo-kitchen.ts';
import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import { Station } from '../../stations/station.entity.ts';
import { User } from '../../users/user.entity.ts';
import { type CheckItemSeed, type TemplateSeed, templates } from './line-check-templates.demo.ts';

interface MadeTemplate {
  readonly seed: TemplateSeed;
  readonly row: LineCheckTemplate;
  readonly items: readonly { readonly seed: CheckItemSeed; readonly row: LineCheckTemplateItem }[];
}

const DUE_SOON = 'Dinner line check';
const HALF_DONE = 'Sanitiser and dish machine';
const COOKS = ['ana', 'luis', 'maria', 'tom'] as const;
/** Missed runs, by days ago, due time and name. */
const MISSED = new Set(['6 23:00 Closing line', '13 20:00 Walk-in and freezer']);
type Failure = readonly [item: string, reading: string, action: string];
/** Runs with one reading out of range, and its corrective action. */
const FAILED: Readonly<Record<string, Failure>> = {
  '9 08:00 Walk-in and freezer': ['Walk-in', '8.4', 'Service called'],
  '4 18:00 Cooling log': ['Stock after 2 h', '31', 'Discarded'],
  '2 11:00 Opening line temps': ['Reach-in 1: cooked chicken', '7.1', 'Moved to working unit'],
};

/** The templates, and four weeks of runs up to now. */
export const lineChecksDemo: DemoPart = {
  needs: [Station],
  rows: (demo) => templates.forEach((seed, sort) => addTemplate(demo, seed, sort)),
  past: (demo) => templates.forEach((seed) => addRuns(demo, madeOf(demo, seed))),
};

function addRuns(demo: DemoKitchen, template: MadeTemplate): void {
  const { weekdays, dueTimes } = template.seed;
  for (let days = demo.historyDays - 1; days >= 0; days -= 1) {
    if (weekdays && !weekdays.includes(weekdayOf(daysAgo(demo, days)))) continue;
    for (const time of dueTimes) makeRun(demo, template, days, time);
  }
  makeRunOfNow(demo, template);
}

/** At any hour, one check is half done and one is due soon; at five past the quarter, where no scheduled run is. */
function makeRunOfNow(demo: DemoKitchen, template: MadeTemplate): void {
  const { name } = template.seed;
  if (name === DUE_SOON) addRun(demo, template, daysAgo(demo, 0), soon(demo, 40)).status = 'open';
  if (name !== HALF_DONE) return;
  const run = addRun(demo, template, daysAgo(demo, 0), soon(demo, 20));
  run.status = 'in_progress';
  run.startedAt = new Date(demo.tx.now.getTime() - 6 * 60_000);
  run.startedById = demo.idOf(User, 'ana');
  addAnswer(demo, run, template.items[0], run.startedById, new Date(demo.tx.now.getTime() - 5 * 60_000));
}

function soon(demo: DemoKitchen, minutes: number): Date {
  return new Date(fromNow(demo, minutes).getTime() + 5 * 60_000);
}

function addTemplate(demo: DemoKitchen, seed: TemplateSeed, sort: number): void {
  const row = demo.add(LineCheckTemplate, seed.name, {
    name: seed.name,
    nameEs: seed.nameEs,
    stationId: demo.idOf(Station, seed.station),
    dueTimes: [...seed.dueTimes],
    weekdays: [...(seed.weekdays ?? [])],
    sort,
  });
  seed.items.forEach((item, place) => {
    demo.add(LineCheckTemplateItem, nameIn(seed, item), {
      templateId: row.id,
      sort: place,
      name: item.name,
      nameEs: item.nameEs,
      kind: item.kind,
      minC: item.min?.[0] ?? null,
      minF: item.min?.[1] ?? null,
      maxC: item.max?.[0] ?? null,
      maxF: item.max?.[1] ?? null,
      min: item.range?.[0] ?? null,
      max: item.range?.[1] ?? null,
      unitLabel: item.range?.[2] ?? null,
      passAnswer: item.kind === 'yes_no' ? true : null,
      critical: item.critical ?? false,
      correctiveActions: [...item.actions],
    });
  });
}

/** Items of several templates may have one name. */
function nameIn(template: TemplateSeed, item: CheckItemSeed): string {
  return `${template.name}: ${item.name}`;
}

function madeOf(demo: DemoKitchen, seed: TemplateSeed): MadeTemplate {
  const items = seed.items.map((item) => ({ seed: item, row: demo.row(LineCheckTemplateItem, nameIn(seed, item)) }));
  return { seed, row: demo.row(LineCheckTemplate, seed.name), items };
}

function makeRun(demo: DemoKitchen, template: MadeTemplate, days: number, time: string): void {
  const run = addRun(demo, template, daysAgo(demo, days), at(demo, days, time));
  const story = `${days} ${time} ${template.seed.name}`;
  run.status = MISSED.has(story) ? 'missed' : statusOf(demo, run);
  if (run.status === 'submitted') answer(demo, template, run, FAILED[story]);
  if (run.status === 'missed') run.missedReason = 'Short-handed at close.';
}

function addRun(demo: DemoKitchen, template: MadeTemplate, date: string, dueAt: Date): LineCheck {
  return add(demo.tx, LineCheck, {
    templateId: template.row.id,
    name: template.seed.name,
    businessDate: date,
    opensAt: new Date(dueAt.getTime() - template.row.openMinutes * 60_000),
    dueAt,
    closesAt: new Date(dueAt.getTime() + template.row.graceMinutes * 60_000),
    itemCount: template.items.length,
  });
}

/** Runs due in the next hour or recently are left open for the visitor. */
function statusOf(demo: DemoKitchen, run: LineCheck): LineCheckStatus {
  const minutesToDue = (run.dueAt.getTime() - demo.tx.now.getTime()) / 60_000;
  if (minutesToDue > 60) return 'scheduled';
  return minutesToDue > -45 ? 'open' : 'submitted';
}

function answer(demo: DemoKitchen, template: MadeTemplate, run: LineCheck, failed: Failure | undefined): void {
  const byUserId = demo.idOf(User, demo.random.pick(COOKS));
  const startedAt = new Date(run.dueAt.getTime() - demo.random.between(5, 35) * 60_000);
  template.items.forEach((item, place) => {
    const story = failed?.[0] === item.seed.name ? failed : undefined;
    const answeredAt = new Date(startedAt.getTime() + (place + 1) * demo.random.between(15, 40) * 1_000);
    addAnswer(demo, run, item, byUserId, answeredAt, story);
    run.submittedAt = new Date(answeredAt.getTime() + 20_000);
  });
  run.startedAt = startedAt;
  run.startedById = byUserId;
  run.submittedById = byUserId;
  if (!run.submittedAt) return;
  const changes = { name: run.name };
  const event = { action: 'line_check.submitted', entity: 'LineCheck', entityId: run.id, changes };
  demo.events.push({ ...event, actorId: byUserId, createdAt: run.submittedAt });
}

function addAnswer(
  demo: DemoKitchen,
  run: LineCheck,
  item: MadeTemplate['items'][number] | undefined,
  byUserId: string,
  answeredAt: Date,
  story?: Failure,
): void {
  if (!item) return;
  const { seed, row } = item;
  const reading = story?.[1] ?? goodReading(demo, seed);
  const stored = add(demo.tx, LineCheckAnswer, {
    lineCheckId: run.id,
    templateItemId: row.id,
    result: story ? 'fail' : 'pass',
    ...(seed.kind === 'temperature' ? { temperature: reading, temperatureUnit: 'C', temperatureC: reading } : {}),
    ...(seed.kind === 'number' ? { number: reading } : {}),
    ...(seed.kind === 'yes_no' ? { yes: true } : {}),
    byUserId,
    answeredAt,
    createdAt: answeredAt,
  });
  if (story) {
    add(demo.tx, LineCheckAction, { answerId: stored.id, action: story[2], byUserId, actedAt: answeredAt });
  }
}

function goodReading(demo: DemoKitchen, seed: CheckItemSeed): string {
  const [low, high] = seed.range
    ? [Number(seed.range[0]), Number(seed.range[1])]
    : [
        Number(seed.min?.[0] ?? Number(seed.max?.[0] ?? 0) - 4),
        Number(seed.max?.[0] ?? Number(seed.min?.[0] ?? 0) + 12),
      ];
  const margin = (high - low) * 0.15;
  return demo.random.between(low + margin, high - margin, seed.range ? 10 : 0.1).toFixed(seed.range ? 0 : 1);
}

import { sameValue } from '../../../platform/database/changes.ts';
import { setArchived } from '../../../platform/database/archivable.ts';
import { validate as isUuid } from 'uuid';
import {
  addLineCheckTemplateInput,
  archiveLineCheckTemplateInput,
  type LineCheckItemFields,
  type LineCheckTemplateFields,
  updateLineCheckTemplateInput,
} from '#schema/inputs/line-checks.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError, invalid, notFound } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { Station } from '../../stations/station.entity.ts';
import { advanceLineChecks, planLineChecks } from '../runs/line-check-plan.writes.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';
import { listTemplateItems, listTemplates, type TemplateRow } from './line-check-templates.queries.ts';
import type { LineCheckTemplateView } from './line-check-template.view.ts';

/** Every template with its items, in order. */
export async function lineCheckTemplates(ctx: Context, archived: boolean): Promise<LineCheckTemplateView[]> {
  const viewer = authorize(ctx, 'line-checks.read');
  return ctx.read(async (db) => {
    const rows = await listTemplates(db, viewer.organizationId, { archived, limit: limits.lineCheckTemplatesMax });
    return withItems(db, viewer.organizationId, rows);
  });
}

/** The kitchen's templates with these ids. */
export async function templatesById(ctx: Context, ids: readonly string[]): Promise<LineCheckTemplateView[]> {
  const { organizationId } = authorize(ctx, 'line-checks.read');
  return ctx.read(async (db) => {
    const rows = await listTemplates(db, organizationId, { ids, archived: true, limit: ids.length });
    return withItems(db, organizationId, rows);
  });
}

/** Adds a template and plans its runs from its next due time on. */
export async function addLineCheckTemplate(
  ctx: Context,
  input: InputOf<typeof addLineCheckTemplateInput>,
): Promise<LineCheckTemplateView> {
  authorize(ctx, 'line-checks.plan');
  const fields = parse(addLineCheckTemplateInput, input);
  return ctx.write('line_check_template.created', input, async (tx) => {
    await assertNameFree(tx, fields.name, null);
    await assertTemplatesLeft(tx);
    const template = add(tx, LineCheckTemplate, await templateFields(tx, fields));
    fields.items.forEach((item, sort) => add(tx, LineCheckTemplateItem, itemFields(template.id, item, sort)));
    tx.record({
      entity: 'LineCheckTemplate',
      entityId: template.id,
      changes: { name: [null, template.name], items: [0, fields.items.length] },
    });
    return replan(tx, template);
  });
}

/** Changes a template. Runs in progress and records keep the items they were judged by; future runs are planned again. */
export async function updateLineCheckTemplate(
  ctx: Context,
  input: InputOf<typeof updateLineCheckTemplateInput>,
): Promise<LineCheckTemplateView> {
  authorize(ctx, 'line-checks.plan');
  const { id, version, ...fields } = parse(updateLineCheckTemplateInput, input);
  return ctx.write('line_check_template.updated', input, async (tx) => {
    const template = await find(tx, LineCheckTemplate, 'line check template', id, { version, lock: true });
    await assertNameFree(tx, fields.name, id);
    const before = { name: template.name, dueTimes: template.dueTimes };
    Object.assign(template, await templateFields(tx, fields), { updatedAt: tx.now });
    const items = await changeItems(tx, template, fields.items);
    tx.record({
      entity: 'LineCheckTemplate',
      entityId: id,
      changes: { name: [before.name, template.name], dueTimes: [before.dueTimes, template.dueTimes], items },
    });
    return replan(tx, template);
  });
}

/** Archives or restores a template. Records stay; runs that have not been started are deleted. */
export async function archiveLineCheckTemplate(
  ctx: Context,
  input: InputOf<typeof archiveLineCheckTemplateInput>,
): Promise<LineCheckTemplateView> {
  authorize(ctx, 'line-checks.plan');
  const { id, version, archived } = parse(archiveLineCheckTemplateInput, input);
  return ctx.write('line_check_template.archived', input, async (tx) => {
    const template = await find(tx, LineCheckTemplate, 'line check template', id, { version });
    if (!archived && template.archivedAt) await assertTemplatesLeft(tx);
    const changes = { name: template.name, ...setArchived(template, archived, tx.now) };
    tx.record({ entity: 'LineCheckTemplate', entityId: id, changes });
    return replan(tx, template);
  });
}

async function templateFields(tx: Transaction, fields: LineCheckTemplateFields): Promise<Partial<LineCheckTemplate>> {
  if (fields.stationId) await find(tx, Station, 'station', fields.stationId);
  return {
    name: fields.name,
    nameEs: fields.nameEs || null,
    stationId: fields.stationId ?? null,
    frequency: fields.frequency ?? null,
    dueTimes: fields.dueTimes.toSorted(),
    weekdays: fields.weekdays,
    openMinutes: fields.openMinutes,
    graceMinutes: fields.graceMinutes,
  };
}

function itemFields(templateId: string, item: LineCheckItemFields, sort: number): Partial<LineCheckTemplateItem> {
  const temperature = item.kind === 'temperature';
  const number = item.kind === 'number';
  return {
    templateId,
    sort,
    name: item.name,
    nameEs: item.nameEs || null,
    kind: item.kind,
    minC: (temperature && item.minC) || null,
    minF: (temperature && item.minF) || null,
    maxC: (temperature && item.maxC) || null,
    maxF: (temperature && item.maxF) || null,
    min: (number && item.min) || null,
    max: (number && item.max) || null,
    unitLabel: (number && item.unitLabel) || null,
    passAnswer: item.kind === 'yes_no' ? (item.passAnswer ?? true) : null,
    critical: item.critical ?? false,
    correctiveActions: item.correctiveActions ?? [],
    correctiveActionsEs: actionsEs(item),
    allowNotApplicable: item.allowNotApplicable ?? true,
    photoOnFail: item.photoOnFail ?? false,
  };
}

/** One Spanish text for each action. */
function actionsEs({ correctiveActions = [], correctiveActionsEs = [] }: LineCheckItemFields): string[] {
  return correctiveActions.map((_, position) => correctiveActionsEs[position] ?? '');
}

/** The fields that readings are judged by; an item with a change here is replaced, so that records keep the old one. */
const judgedBy = ['name', 'kind', 'minC', 'minF', 'maxC', 'maxF', 'min', 'max', 'unitLabel', 'passAnswer'] as const;

async function changeItems(tx: Transaction, template: LineCheckTemplate, inputs: readonly LineCheckItemFields[]) {
  const present = await tx.em.find(LineCheckTemplateItem, { templateId: template.id, archivedAt: null });
  const byId = new Map(present.map((item) => [item.id, item]));
  const unchanged = new Set<string>();
  inputs.forEach((item, sort) => {
    const fields = itemFields(template.id, item, sort);
    const existing = item.id && isUuid(item.id) ? byId.get(item.id) : undefined;
    if (item.id && (!existing || unchanged.has(existing.id))) throw notFound('item of the line check');
    if (existing && judgedBy.every((name) => sameValue(existing[name], fields[name], true))) {
      Object.assign(existing, fields);
      unchanged.add(existing.id);
    } else {
      add(tx, LineCheckTemplateItem, fields);
    }
  });
  const removed = present.filter(({ id }) => !unchanged.has(id));
  for (const item of removed) setArchived(item, true, tx.now);
  return [present.length, inputs.length];
}

/** Gives future runs the template's present times, windows and number of items. */
async function replan(tx: Transaction, template: LineCheckTemplate): Promise<LineCheckTemplateView> {
  await tx.em.flush();
  await planLineChecks(tx);
  await advanceLineChecks(tx);
  const rows = await listTemplates(tx.db, tx.organizationId, { id: template.id, archived: true, limit: 1 });
  const [row] = await withItems(tx.db, tx.organizationId, rows);
  if (!row) throw notFound('line check template');
  return row;
}

async function withItems(
  db: Db,
  organizationId: string,
  rows: readonly TemplateRow[],
): Promise<LineCheckTemplateView[]> {
  const ids = rows.map(({ id }) => id);
  const limit = limits.lineCheckTemplatesMax * limits.lineCheckItemsMax;
  const items = await listTemplateItems(db, organizationId, ids, limit);
  return rows.map((template) => ({ ...template, items: items.filter((item) => item.templateId === template.id) }));
}

async function assertNameFree(tx: Transaction, name: string, ownId: string | null): Promise<void> {
  const other = await tx.em.findOne(LineCheckTemplate, { name });
  if (!other || other.id === ownId) return;
  const message = other.archivedAt ? msg('check.archivedName') : msg('check.otherName');
  throw fieldError('name', message);
}

async function assertTemplatesLeft(tx: Transaction): Promise<void> {
  const count = await tx.em.count(LineCheckTemplate, { archivedAt: null });
  if (count >= limits.lineCheckTemplatesMax)
    throw invalid(msg('check.tooMany', { count: limits.lineCheckTemplatesMax }));
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNamedType, isInputObjectType } from 'graphql';
import { roles, type Role } from '#schema/vocabulary.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import type { Client } from '../testing/client.ts';
import { argumentsOf, documentOf, rootFieldsOf } from '../testing/documents.ts';
import { Kitchen } from '../testing/factories.ts';
import { farRollover } from '../testing/line-checks.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addVersionedRows, recurring, type VersionedRows } from '../testing/versioned-rows.ts';

const schema = await buildGraph(features);
/** A version that no row has. */
const STALE = 2_147_483_647;
const stale = / changed by someone else in the meantime\./;
/** Of rows that belong to one person: others must not learn that it exists. Tested for the owner in its feature. */
const personal = new Set(['updateSavedView']);
/** Allowed extensions of an error; none contains data of a row. */
const allowed = ['code', 'retryable', 'requestId', 'key', 'params', 'fields', 'retryAfter', 'lotIds'];

const versioned = rootFieldsOf(schema).filter(({ kind, field }) => {
  const input = field.args.map((argument) => getNamedType(argument.type)).find(isInputObjectType);
  return kind === 'mutation' && input?.getFields()['version'] !== undefined;
});

/** The row that each mutation changes, in a state in which it may be changed. A new mutation with a version needs a line. */
const inputs: Readonly<Record<string, (rows: VersionedRows) => object>> = {
  acceptParSuggestion: ({ prepItem }) => ({ id: prepItem, parByWeekday: Array.from({ length: 7 }, () => '1') }),
  archiveItem: ({ item }) => ({ id: item }),
  archiveLineCheckTemplate: ({ template }) => ({ id: template }),
  archivePrepItem: ({ prepItem }) => ({ id: prepItem }),
  archivePrepList: ({ prepList }) => ({ id: prepList }),
  archiveRecipe: ({ recipe }) => ({ id: recipe }),
  archiveRecurringTask: ({ recurringTask }) => ({ id: recurringTask }),
  archiveSupplier: ({ supplier }) => ({ id: supplier }),
  assignPrepTask: ({ task, person }) => ({ id: task.pending, assigneeId: person }),
  cancelDelivery: ({ delivery }) => ({ id: delivery.draft }),
  cancelPrepTask: ({ task }) => ({ id: task.pending }),
  claimPrepTask: ({ task }) => ({ id: task.pending }),
  closeDay: () => ({ businessDate: null }),
  completePrepTask: ({ task }) => ({ id: task.started }),
  correctDeliveryLine: ({ delivery }) => ({ lineId: delivery.postedLine, unitPrice: '2' }),
  deactivateServiceAccount: ({ serviceAccount }) => ({ id: serviceAccount.active }),
  deactivateUser: ({ person }) => ({ id: person }),
  deleteWebhook: ({ webhook }) => ({ id: webhook }),
  disableWebhook: ({ webhook }) => ({ id: webhook }),
  dismissParSuggestion: ({ prepItem }) => ({ id: prepItem, dismissed: true }),
  enableWebhook: ({ webhook }) => ({ id: webhook }),
  endUserSessions: ({ person }) => ({ id: person }),
  extendTimer: ({ timer }) => ({ id: timer.running }),
  freezeLot: ({ lot }) => ({ id: lot.available }),
  handOverPrepTask: ({ task, person }) => ({ id: task.pending, assigneeId: person }),
  holdPrepTask: ({ task }) => ({ id: task.started }),
  issueTemporaryPin: ({ person }) => ({ id: person }),
  moveLot: ({ lot, storageLocation }) => ({ id: lot.available, storageLocationId: storageLocation }),
  acknowledgeLineCheck: ({ lineCheck }) => ({ id: lineCheck }),
  noteMissedLineCheck: ({ lineCheck }) => ({ id: lineCheck }),
  notePrepTask: ({ task }) => ({ id: task.pending }),
  openLot: ({ lot }) => ({ id: lot.available }),
  pauseRecurringTask: ({ recurringTask }) => ({ id: recurringTask, paused: true }),
  pauseTimer: ({ timer }) => ({ id: timer.running }),
  pingWebhook: ({ webhook }) => ({ id: webhook }),
  postDelivery: ({ delivery }) => ({ id: delivery.draft }),
  quarantineLot: ({ lot }) => ({ id: lot.available }),
  reactivateServiceAccount: ({ serviceAccount }) => ({ id: serviceAccount.inactive }),
  reactivateUser: ({ person }) => ({ id: person }),
  receiveAllAsOrdered: ({ delivery }) => ({ id: delivery.draft }),
  rejectUser: ({ person }) => ({ id: person }),
  releaseLot: ({ lot }) => ({ id: lot.quarantined }),
  releasePrepTask: ({ task }) => ({ id: task.started }),
  removeKitchenEvent: ({ kitchenEvent }) => ({ id: kitchenEvent }),
  removeUserPin: ({ person }) => ({ id: person }),
  reopenPrepTask: ({ task }) => ({ id: task.completed }),
  restoreRecipe: ({ recipe }) => ({ id: recipe }),
  resumePrepTask: ({ task }) => ({ id: task.held }),
  resumeTimer: ({ timer }) => ({ id: timer.paused }),
  settleDeliveryCredit: ({ delivery }) => ({ id: delivery.posted, received: true }),
  reverseDelivery: ({ delivery }) => ({ id: delivery.posted }),
  revokeApiToken: ({ apiToken }) => ({ id: apiToken }),
  revokeDevice: ({ device }) => ({ id: device }),
  rotateWebhookKey: ({ webhook }) => ({ id: webhook }),
  saveDelivery: ({ delivery }) => ({ id: delivery.draft }),
  saveSalesDay: () => ({ dishes: [] }),
  saveDeviceSettings: ({ device }) => ({ id: device }),
  setDeliveryExternalId: ({ delivery }) => ({ id: delivery.draft, externalId: 'A-1' }),
  setUserRole: ({ person }) => ({ id: person }),
  signHandoverCard: ({ handoverCard }) => ({ id: handoverCard, pin: '2468' }),
  skipPrepTask: ({ task }) => ({ id: task.pending }),
  splitLot: ({ lot }) => ({ id: lot.available }),
  startLineCheck: ({ lineCheck }) => ({ id: lineCheck }),
  startPrepTask: ({ task }) => ({ id: task.pending }),
  stopTimer: ({ timer }) => ({ id: timer.running }),
  submitLineCheck: ({ lineCheck }) => ({ id: lineCheck }),
  takeOverPrepTask: ({ task }) => ({ id: task.pending }),
  thawLot: ({ lot }) => ({ id: lot.available }),
  undoDelivery: ({ delivery }) => ({ id: delivery.posted }),
  undoPrepTask: ({ task }) => ({ id: task.completed }),
  updateApiToken: ({ apiToken }) => ({ id: apiToken }),
  updateDevice: ({ device }) => ({ id: device }),
  updateDisplayPolicy: () => ({}),
  updateCountSettings: () => ({}),
  updateInventoryNudges: () => ({}),
  updateItem: ({ item }) => ({ id: item }),
  updateItemCategory: ({ itemCategory }) => ({ id: itemCategory }),
  updateKitchenProfile: () => ({}),
  updateKitchenEvent: ({ kitchenEvent }) => ({ id: kitchenEvent }),
  updateLineCheckSettings: () => ({}),
  updateLineCheckTemplate: ({ template, checkedItems }) => ({
    id: template,
    dueTimes: ['10:00'],
    openMinutes: 60,
    graceMinutes: 30,
    items: checkedItems,
  }),
  updatePhoto: ({ photo }) => ({ id: photo }),
  updatePrepItem: ({ prepItem }) => ({ id: prepItem }),
  updateRecurringTask: ({ recurringTask }) => ({ id: recurringTask, ...recurring }),
  updatePrepList: ({ prepList }) => ({ id: prepList }),
  updatePrepTask: ({ task }) => ({ id: task.pending }),
  updateProfile: () => ({}),
  updateMenuPrice: ({ recipe }) => ({ id: recipe, menuPrice: 900 }),
  updateRecipe: ({ recipe }) => ({ id: recipe }),
  updateServiceAccount: ({ serviceAccount }) => ({ id: serviceAccount.active }),
  updateShift: ({ shift }) => ({ id: shift }),
  updateStation: ({ station }) => ({ id: station }),
  updateStorageLocation: ({ storageLocation }) => ({ id: storageLocation }),
  updateSavedView: ({ savedView }) => ({ id: savedView }),
  updateSupplier: ({ supplier }) => ({ id: supplier }),
  updateUnit: ({ unit }) => ({ id: unit }),
  updateUser: ({ person }) => ({ id: person }),
  updateWebhook: ({ webhook }) => ({ id: webhook }),
  verifyUser: ({ person }) => ({ id: person }),
};

let api: TestApi;
let rows: VersionedRows;
let clients: { readonly role: Role; readonly client: Client }[];

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
  const kitchen = await Kitchen.create(api, { dayRollover: farRollover() });
  clients = [];
  for (const role of roles) clients.push({ role, client: await kitchen.signIn(role) });
  rows = await addVersionedRows(kitchen);
}, 60_000);
afterAll(() => api.stop());

describe('a stale version', () => {
  test('is tested with every mutation that has a version', () => {
    expect(versioned.map(({ field }) => field.name).toSorted()).toEqual(Object.keys(inputs).toSorted());
  });

  test.each(versioned)('$name is refused without data of the row, for every role', async (operation) => {
    for (const { role, client } of clients) {
      // Limits are of no interest here.
      api.app.limiter.forgetAll();
      const variables = Object.entries(argumentsOf(operation.field.args)).map(([name, sample]) => [
        name,
        { ...Object(sample), ...inputs[operation.field.name]?.(rows), version: STALE },
      ]);
      const { errors } = await client.graph(documentOf(operation), Object.fromEntries(variables));
      const extensions = errors.flatMap((error) => Object.keys(error.extensions));
      expect([role, extensions.filter((key) => !allowed.includes(key))]).toEqual([role, []]);
      const refusals = errors.map(({ message, extensions: { code } }) => (stale.test(message) ? 'stale' : code));
      const strangers = personal.has(operation.field.name) ? /^(NOT_FOUND|FORBIDDEN)$/ : /^(stale|FORBIDDEN)$/;
      const isOwner = role === 'admin' && !personal.has(operation.field.name);
      expect([role, refusals]).toEqual([role, [isOwner ? 'stale' : expect.stringMatching(strangers)]]);
    }
  });
});

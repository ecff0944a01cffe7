import { type Range, temperatureRange } from '#schema/line-check-verdict.ts';
import { joined, type Message, msg, plain } from '#schema/messages.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { decimalText } from '../../../platform/graphql/scalars.ts';
import { notifyOrUpdate } from '../../notifications/notification.writes.ts';
import type { LineCheckAnswer } from './line-check-answer.entity.ts';
import type { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import type { LineCheck } from '../runs/line-check.entity.ts';
import type { LineCheckAnswerView } from './line-check-answer.view.ts';
import { managers } from '#schema/permissions.ts';

interface Entry {
  readonly item: LineCheckTemplateItem;
  /** Oldest first. */
  readonly readings: readonly LineCheckAnswerView[];
}

/** A message lists at most this many readings after its first one. */
const LATER_LISTED = 5;

/**
 * Notifies managers of critical items out of range or not measured: once each per run and item, at the first such reading.
 * Later actions and readings update the same notification, which is not sent again.
 */
export async function notifyFailures(tx: Transaction, run: LineCheck, entries: readonly Entry[]): Promise<void> {
  for (const { item, readings } of entries) {
    if (!item.critical) continue;
    const about = { type: 'line_check', id: run.id } as const;
    const failed = readings.findIndex(({ result }) => result === 'fail');
    if (failed !== -1) {
      await notifyOrUpdate(tx, {
        type: 'other',
        topic: 'check_failed',
        priority: 'urgent',
        title: item.kind === 'temperature' ? msg('check.failedTemperature') : msg('check.failed'),
        message: messageOf(item, readings.slice(failed)),
        about,
        audience: { roles: managers },
        dedupeKey: `line_check_failed:${run.id}:${item.id}`,
      });
    }
    const notMeasured = readings.findIndex(({ result }) => result === 'na');
    if (notMeasured !== -1) {
      await notifyOrUpdate(tx, {
        type: 'other',
        topic: 'check_failed',
        priority: 'high',
        title: msg('check.notMeasured'),
        message: messageOf(item, readings.slice(notMeasured)),
        about,
        audience: { roles: managers },
        dedupeKey: `line_check_not_measured:${run.id}:${item.id}`,
      });
    }
  }
}

/** What the first reading found, then what the later ones did. */
function messageOf(item: LineCheckTemplateItem, [first, ...later]: readonly LineCheckAnswerView[]): Message {
  if (!first) return msg('text.nothing');
  const hidden = later.length - LATER_LISTED;
  return joined('text.sentences', [
    firstText(item, first),
    ...(hidden > 0 ? [msg('check.moreReadings', { count: hidden })] : []),
    ...later.slice(-LATER_LISTED).map((reading) => followUp(item, reading)),
  ]);
}

function firstText(item: LineCheckTemplateItem, reading: LineCheckAnswerView): Message {
  if (reading.result === 'na') {
    return msg('check.notMeasuredBecause', { item: item.name, name: reading.byName, reason: reading.note ?? '' });
  }
  const value = joined('text.list', [valueText(item, reading), ...limitText(item, reading)]);
  return msg('check.firstReading', { name: item.name, value, actions: actionsText(reading) });
}

function followUp(item: LineCheckTemplateItem, reading: LineCheckAnswerView): Message {
  const value = valueText(item, reading);
  switch (reading.result) {
    case 'pass':
      return msg('check.thenInRange', { value });
    case 'na':
      return msg('check.thenNotApplicable');
    case 'fail':
      return msg('check.thenOutOfRange', { value, actions: actionsText(reading) });
  }
}

function actionsText({ byName, actions }: LineCheckAnswerView): Message {
  if (actions.length === 0) return msg('check.noAction', { name: byName });
  const done = actions.map((action) => msg('check.action', { name: action.byName, action: action.action }));
  return joined('text.sentences', done);
}

function valueText(
  item: LineCheckTemplateItem,
  { temperature, temperatureUnit, number, yes, text }: LineCheckAnswer,
): Message {
  if (temperature !== null && temperatureUnit) return quantityText(temperature, `°${temperatureUnit}`);
  if (number !== null) return quantityText(number, item.unitLabel ?? '');
  if (yes === null) return plain(text ?? '');
  return msg(yes ? 'check.yes' : 'check.no');
}

function quantityText(value: string, unit: string): Message {
  return plain(`${decimalText(value)} ${unit}`.trim());
}

/** The limit that a reading was compared with; none for a text. */
function limitText(item: LineCheckTemplateItem, { temperature, temperatureUnit, number }: LineCheckAnswer): Message[] {
  if (temperature !== null && temperatureUnit) {
    return [rangeText(temperatureRange(item, temperatureUnit), `°${temperatureUnit}`)];
  }
  return number === null ? [] : [rangeText(item, item.unitLabel ?? '')];
}

function rangeText({ min, max }: Range, unit: string): Message {
  if (min !== null && max !== null)
    return msg('check.allowed', { min: quantityText(min, unit), max: quantityText(max, unit) });
  if (max !== null) return msg('check.limitBelow', { value: quantityText(max, unit) });
  return min === null ? msg('check.noLimit') : msg('check.limitAbove', { value: quantityText(min, unit) });
}

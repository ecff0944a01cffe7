import { type Range, temperatureRange } from '#schema/line-check-verdict.ts';
import { joined, type Message, msg, plain } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { decimalText } from '../../platform/graphql/scalars.ts';
import { notifyOrUpdate } from '../notifications/notify.ts';
import type { LineCheckAnswer } from './line-check-answer.entity.ts';
import type { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import type { LineCheck } from './line-check.entity.ts';
import type { LineCheckAnswerView } from './line-check-answer.view.ts';

interface Entry {
  readonly item: LineCheckTemplateItem;
  /** Oldest first. */
  readonly readings: readonly LineCheckAnswerView[];
}

/** A message names this many readings after the first one out of range. */
const LATER_SHOWN = 5;

/**
 * Notifies managers of the critical things out of range: once per run and thing, at the first such reading. Actions and
 * re-checks that follow are written into the same notification, which is not sent again.
 */
export async function notifyFailures(tx: Transaction, run: LineCheck, entries: readonly Entry[]): Promise<void> {
  for (const { item, readings } of entries) {
    const first = readings.findIndex(({ result }) => result === 'fail');
    if (!item.critical || first === -1) continue;
    await notifyOrUpdate(tx, {
      type: 'other',
      priority: 'urgent',
      title: item.kind === 'temperature' ? msg('check.failedTemperature') : msg('check.failed'),
      message: messageOf(item, readings.slice(first)),
      about: { type: 'line_check', id: run.id },
      audience: { roles: ['manager', 'admin'] },
      dedupeKey: `line_check_failed:${run.id}:${item.id}`,
    });
  }
}

function messageOf(item: LineCheckTemplateItem, [failed, ...later]: readonly LineCheckAnswerView[]): Message {
  if (!failed) return msg('text.nothing');
  const hidden = later.length - LATER_SHOWN;
  const value = joined('text.list', [found(item, failed), ...limitOf(item, failed)]);
  return joined('text.sentences', [
    msg('check.firstReading', { name: item.name, value, actions: acted(failed) }),
    ...(hidden > 0 ? [msg('check.moreReadings', { count: hidden })] : []),
    ...later.slice(-LATER_SHOWN).map((reading) => followUp(item, reading)),
  ]);
}

function followUp(item: LineCheckTemplateItem, reading: LineCheckAnswerView): Message {
  const value = found(item, reading);
  switch (reading.result) {
    case 'pass':
      return msg('check.thenInRange', { value });
    case 'na':
      return msg('check.thenNotApplicable');
    case 'fail':
      return msg('check.thenOutOfRange', { value, actions: acted(reading) });
  }
}

function acted({ byName, actions }: LineCheckAnswerView): Message {
  if (actions.length === 0) return msg('check.noAction', { name: byName });
  const done = actions.map((action) => msg('check.action', { name: action.byName, action: action.action }));
  return joined('text.sentences', done);
}

function found(
  item: LineCheckTemplateItem,
  { temperature, temperatureUnit, number, yes, text }: LineCheckAnswer,
): Message {
  if (temperature !== null && temperatureUnit) return measured(temperature, `°${temperatureUnit}`);
  if (number !== null) return measured(number, item.unitLabel ?? '');
  if (yes === null) return plain(text ?? '');
  return msg(yes ? 'check.yes' : 'check.no');
}

function measured(value: string, unit: string): Message {
  return plain(`${decimalText(value)} ${unit}`.trim());
}

/** The limit that an answer was held against; none for a text. */
function limitOf(item: LineCheckTemplateItem, { temperature, temperatureUnit, number }: LineCheckAnswer): Message[] {
  if (temperature !== null && temperatureUnit) {
    return [rangeText(temperatureRange(item, temperatureUnit), `°${temperatureUnit}`)];
  }
  return number === null ? [] : [rangeText(item, item.unitLabel ?? '')];
}

function rangeText({ min, max }: Range, unit: string): Message {
  if (min !== null && max !== null) return msg('check.allowed', { min: measured(min, unit), max: measured(max, unit) });
  if (max !== null) return msg('check.limitBelow', { value: measured(max, unit) });
  return min === null ? msg('check.noLimit') : msg('check.limitAbove', { value: measured(min, unit) });
}

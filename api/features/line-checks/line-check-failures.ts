import { type Range, temperatureRange } from '#schema/line-check-verdict.ts';
import type { Work } from '../../platform/database/work.ts';
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
export async function notifyFailures(work: Work, run: LineCheck, entries: readonly Entry[]): Promise<void> {
  for (const { item, readings } of entries) {
    const first = readings.findIndex(({ result }) => result === 'fail');
    if (!item.critical || first === -1) continue;
    await notifyOrUpdate(work, {
      type: 'other',
      priority: 'urgent',
      title: item.kind === 'temperature' ? 'Failed temperature' : 'Failed check',
      message: messageOf(item, readings.slice(first)),
      about: { type: 'line_check', id: run.id },
      audience: { roles: ['manager', 'admin'] },
      dedupeKey: `line_check_failed:${run.id}:${item.id}`,
    });
  }
}

function messageOf(item: LineCheckTemplateItem, [failed, ...later]: readonly LineCheckAnswerView[]): string {
  if (!failed) return '';
  const hidden = later.length - LATER_SHOWN;
  return [
    `${item.name}: ${[found(item, failed), limitOf(item, failed)].filter(Boolean).join(', ')}. ${acted(failed)}`,
    ...(hidden > 0 ? [`${hidden} more readings.`] : []),
    ...later.slice(-LATER_SHOWN).map((reading) => followUp(item, reading)),
  ].join(' ');
}

function followUp(item: LineCheckTemplateItem, reading: LineCheckAnswerView): string {
  const value = found(item, reading);
  switch (reading.result) {
    case 'pass':
      return `Then ${value}: in range.`;
    case 'na':
      return 'Then not applicable.';
    case 'fail':
      return `Then ${value}: out of range. ${acted(reading)}`;
  }
}

function acted({ byName, actions }: LineCheckAnswerView): string {
  if (actions.length === 0) return `${byName}: no action yet.`;
  return actions.map((action) => `${action.byName}: ${action.action}.`).join(' ');
}

function found(item: LineCheckTemplateItem, { temperature, temperatureUnit, number, yes, text }: LineCheckAnswer) {
  if (temperature !== null && temperatureUnit) return `${decimalText(temperature)} °${temperatureUnit}`;
  if (number !== null) return `${decimalText(number)} ${item.unitLabel ?? ''}`.trim();
  return yes === null ? (text ?? '') : yes ? 'yes' : 'no';
}

function limitOf(item: LineCheckTemplateItem, { temperature, temperatureUnit, number }: LineCheckAnswer): string {
  if (temperature !== null && temperatureUnit) {
    return rangeText(temperatureRange(item, temperatureUnit), `°${temperatureUnit}`);
  }
  return number === null ? '' : rangeText(item, item.unitLabel ?? '');
}

function rangeText({ min, max }: Range, unit: string): string {
  const limit = (value: string) => `${decimalText(value)} ${unit}`.trim();
  if (min !== null && max !== null) return `allowed ${limit(min)} to ${limit(max)}`;
  if (max !== null) return `limit ${limit(max)} or below`;
  return min === null ? 'no limit' : `limit ${limit(min)} or above`;
}

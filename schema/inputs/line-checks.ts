import { z } from 'zod';
import { isPair } from '../line-check-verdict.ts';
import { limits } from '../limits.ts';
import {
  lineCheckFrequencies,
  lineCheckItemKinds,
  type TemperatureUnit,
  temperatureUnits,
  weekdays,
} from '../vocabulary.ts';
import { issue } from './issue.ts';
import {
  id,
  localDate,
  localTime,
  name,
  note,
  occurredAt,
  shortText,
  readingOf,
  shownInUnit,
  signedQuantity,
  twoDecimals,
  version,
} from './parts.ts';

const limitIn = (unit: TemperatureUnit) => twoDecimals(unit, issue('check.twoDecimals'));

/** The business day of the runs; today by default. */
export const lineChecksFilter = z.strictObject({ date: localDate.nullish() });

/** A run by id; a stale `version` is refused. */
export const lineCheckInput = z.strictObject({ id, version: version.optional(), occurredAt });

/** One answer, as entered. Only the fields of the item's kind are stored. */
export const answerLineCheckInput = z
  .strictObject({
    lineCheckId: id,
    itemId: id,
    notApplicable: z.boolean().optional(),
    temperature: readingOf(issue('check.twoDecimals')).nullish(),
    temperatureUnit: z.enum(temperatureUnits).nullish(),
    number: signedQuantity.nullish(),
    yes: z.boolean().nullish(),
    text: note.nullish(),
    correctiveAction: shortText.nullish(),
    note: note.nullish(),
    occurredAt,
  })
  .superRefine(shownInUnit('temperature'));
export type AnswerLineCheck = z.output<typeof answerLineCheckInput>;

/** The corrective action of a reading out of range. */
export const recordLineCheckActionInput = z.strictObject({
  answerId: id,
  action: shortText.min(1, issue('check.enterAction')),
  occurredAt,
});

export const noteMissedLineCheckInput = z.strictObject({
  id,
  version: version.optional(),
  reason: note.min(1, issue('check.sayWhyMissed')),
});

/** Acknowledges the readings out of range of a run. */
export const acknowledgeLineCheckInput = z.strictObject({
  id,
  version: version.optional(),
  note: note.nullish(),
  /** How many readings out of range the manager saw; refused when there are more. */
  failedCount: z.number().int().min(1).nullish(),
});

type Bounds = { min?: string | null | undefined; max?: string | null | undefined };
const crossed = ({ min, max }: Bounds) => min != null && max != null && Number(min) > Number(max);

/** One item of a template: existing with `id`, else new. Items missing in the list are removed. */
export const lineCheckItemInput = z
  .strictObject({
    id: id.nullish(),
    name,
    nameEs: shortText.nullish(),
    kind: z.enum(lineCheckItemKinds),
    minC: limitIn('C').nullish(),
    minF: limitIn('F').nullish(),
    maxC: limitIn('C').nullish(),
    maxF: limitIn('F').nullish(),
    min: signedQuantity.nullish(),
    max: signedQuantity.nullish(),
    unitLabel: z.string().trim().max(limits.unitLabelMax).nullish(),
    passAnswer: z.boolean().nullish(),
    critical: z.boolean().optional(),
    correctiveActions: z
      .array(shortText.min(1, issue('check.enterAction')))
      .max(limits.correctiveActionsMax)
      .optional(),
    /** At the positions of `correctiveActions`; empty where there is none. */
    correctiveActionsEs: z.array(shortText).max(limits.correctiveActionsMax).optional(),
    allowNotApplicable: z.boolean().optional(),
    photoOnFail: z.boolean().optional(),
  })
  .superRefine((item, check) => {
    const refuse = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    if (item.kind === 'number' && crossed(item)) refuse('max', issue('check.limitsCrossed'));
    if (item.kind !== 'temperature') return;
    if ([item.minC, item.minF, item.maxC, item.maxF].every((limit) => limit == null))
      refuse('maxC', issue('check.needsLimit'));
    for (const [c, f, at] of [
      [item.minC, item.minF, 'minF'],
      [item.maxC, item.maxF, 'maxF'],
    ] as const) {
      if ((c == null) !== (f == null)) refuse(at, issue('check.bothUnits'));
      else if (c != null && f != null && !isPair(c, f))
        refuse(at, issue('check.differentLimits', { celsius: c, fahrenheit: f }));
    }
    if (crossed({ min: item.minC, max: item.maxC })) refuse('maxC', issue('check.limitsCrossed'));
  })
  .meta({ id: 'LineCheckItemInput' });

const template = {
  name,
  nameEs: shortText.nullish(),
  stationId: id.nullish(),
  frequency: z.enum(lineCheckFrequencies).nullish(),
  dueTimes: z
    .array(localTime)
    .min(1, issue('check.enterTime'))
    .max(limits.lineCheckTimesMax)
    .refine((times) => new Set(times).size === times.length, issue('check.timesTwice')),
  weekdays: z.array(z.enum(weekdays)).max(weekdays.length, issue('check.daysTwice')),
  openMinutes: z.int().min(0).max(limits.lineCheckOpenMinutesMax),
  graceMinutes: z.int().min(5).max(limits.lineCheckGraceMinutesMax),
  items: z.array(lineCheckItemInput).min(1, issue('check.addItem')).max(limits.lineCheckItemsMax),
};
export const addLineCheckTemplateInput = z.strictObject(template);
export const updateLineCheckTemplateInput = z.strictObject({ id, version: version.optional(), ...template });
export type LineCheckTemplateFields = z.output<typeof addLineCheckTemplateInput>;
export type LineCheckItemFields = z.output<typeof lineCheckItemInput>;

export const archiveLineCheckTemplateInput = z.strictObject({
  id,
  version: version.optional(),
  archived: z.boolean(),
});

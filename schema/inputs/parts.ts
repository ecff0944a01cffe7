import { z } from 'zod';
import { limits } from '../limits.ts';
import { nameText } from '../name-text.ts';
import { thermometer } from '../temperature.ts';
import type { TemperatureUnit } from '../vocabulary.ts';
import { issue } from './issue.ts';

// In a browser, zod must not compile its parsers: the content security policy refuses it and reports an error.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * Building blocks of inputs. `meta({ graphql })` names the GraphQL scalar where it cannot be derived from the zod type
 * (api/platform/graphql/input-type.ts creates the GraphQL input types).
 */

/** An id as sent by a client; malformed ids are handled like unknown ones. */
export const id = z.string().min(1).max(64).meta({ graphql: 'ID' });

const decimal = z
  .string()
  .trim()
  .regex(/^-?\d{1,10}([.,]\d{1,4})?$/, issue('field.decimal'))
  .transform((text) => text.replace(',', '.'));

/** For the descriptions of the API. */
const most = limits.quantityMax.toLocaleString('en-US');

/** Zero or more, exact decimal text, at most 4 places. */
export const quantity = decimal
  .refine((text) => Number(text) >= 0, issue('field.zeroOrMore'))
  .refine((text) => Number(text) <= limits.quantityMax, issue('field.quantityTooLarge'))
  .meta({ graphql: 'Decimal', description: `0 to ${most}, at most 4 decimal places.` });

/** More than zero. */
export const positiveQuantity = quantity
  .refine((text) => Number(text) > 0, issue('field.moreThanZero'))
  .meta({ graphql: 'Decimal', description: `More than 0, at most ${most}, at most 4 decimal places.` });

/** A change of quantity, up or down. */
export const signedQuantity = decimal
  .refine((text) => Math.abs(Number(text)) <= limits.quantityMax, issue('field.quantityTooLarge'))
  .meta({ graphql: 'Decimal', description: `-${most} to ${most}, at most 4 decimal places.` });

const isShown = (text: string, unit: TemperatureUnit) =>
  Number(text) >= thermometer[unit].low && Number(text) <= thermometer[unit].high;
const rangeIn = (unit: TemperatureUnit) => `${thermometer[unit].low} to ${thermometer[unit].high}`;

/** A temperature in one unit, exact as entered. */
export const temperatureIn = (unit: TemperatureUnit) =>
  decimal
    .refine((text) => isShown(text, unit), issue('field.thermometer'))
    .meta({ graphql: 'Decimal', description: `${rangeIn(unit)}, at most 4 decimal places.` });

/**
 * The database stores two decimals of a temperature; with more, the verdict could differ from the stored value. `message`: of a
 * temperature with more.
 */
export const twoDecimals = (unit: TemperatureUnit, message: string) =>
  temperatureIn(unit)
    .refine((text) => HUNDREDTHS.test(text), message)
    .meta({ graphql: 'Decimal', description: `${rangeIn(unit)}, at most 2 decimal places.` });
const HUNDREDTHS = /^-?\d+(\.\d{1,2})?$/;

/** A reading of a thermometer, exact as entered, in the unit beside it: the input needs `shownInUnit`, too. */
export const readingOf = (message: string) =>
  decimal
    .refine((text) => HUNDREDTHS.test(text), message)
    .meta({ graphql: 'Decimal', description: `${rangeIn('C')} °C or ${rangeIn('F')} °F, at most 2 decimal places.` });

/** Refuses a reading that no thermometer shows in the unit of the input, °C without one. */
export const shownInUnit =
  <Field extends string>(field: Field) =>
  (
    input: { readonly [Reading in Field]?: string | null | undefined } & {
      readonly temperatureUnit?: TemperatureUnit | null | undefined;
    },
    check: z.core.$RefinementCtx,
  ): void => {
    const reading = input[field];
    if (reading == null || isShown(reading, input.temperatureUnit ?? 'C')) return;
    check.addIssue({ code: 'custom', path: [field], message: issue('field.thermometer') });
  };

/** A percentage of 1 to 100 with at most two places, as its columns have: 0.8 is refused, because 80 is meant. */
export const percent = decimal
  .refine((text) => Number(text) >= 1 && Number(text) <= 100 && /^\d+(\.\d\d?)?$/.test(text), issue('field.percent'))
  .meta({ graphql: 'Decimal', description: '1 to 100, at most 2 decimal places.' });

/** Minor units of the organization's currency per item unit, up to six decimal places. */
export const unitCost = z
  .string()
  .trim()
  .regex(/^\d{1,8}([.,]\d{1,6})?$/, issue('field.price'))
  .transform((text) => text.replace(',', '.'))
  .meta({ graphql: 'Decimal', description: '0 to 99,999,999, at most 6 decimal places.' });

/** Minor units of the organization's currency. */
export const money = z
  .int(issue('field.amount'))
  .min(0)
  .max(limits.moneyMax, issue('field.amountTooLarge'))
  .meta({ graphql: 'Int' });

export const name = z.string().overwrite(nameText).min(1, issue('field.name')).max(limits.nameMax);
/** A person's name. `missing`: the message when it is empty. */
export const personName = (missing: string) => z.string().overwrite(nameText).min(1, missing).max(limits.personNameMax);
/** The external id of another program; null removes it. */
export const externalId = z.string().trim().min(1).max(limits.externalIdMax);
/** A code of a dish at the till: text, because leading zeros count. */
export const pluCode = z.string().trim().min(1, issue('field.code')).max(limits.pluCodeMax);
export const note = z.string().trim().max(limits.noteMax);
export const shortText = z.string().trim().max(limits.nameMax);
/** The name in Spanish; empty text removes it. */
export const nameEs = shortText.transform((text) => text || null).meta({ graphql: 'String' });
/** The code of a unit; services refuse one that the kitchen does not have. */
export const unit = z.string().trim().min(1, issue('field.unit')).max(limits.unitNameMax).meta({ graphql: 'UnitCode' });
/** The version the client last read; a stale one is refused. */
export const version = z.int().min(1);
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue('field.time'));
export const localDate = z.iso.date(issue('field.date')).meta({ graphql: 'LocalDate' });
/** Sent as ISO 8601 text; the GraphQL scalar has already parsed it. */
export const instant = z
  .union([z.date(), z.iso.datetime({ offset: true })], { error: issue('field.instant') })
  .transform((at) => new Date(at))
  .meta({ graphql: 'DateTime' });

/**
 * When something was done, if it is sent later because there was no network. The server checks its bounds: see
 * `limits.queuedHours`.
 */
export const occurredAt = instant.optional();

/** Filter of a program that syncs a copy: by last change, or by external id. */
export const synced = { updatedSince: instant.nullish(), externalId: externalId.nullish() };

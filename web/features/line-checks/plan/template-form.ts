import { toCelsius, toFahrenheit } from '#schema/temperature.ts';
import type { LineCheckFrequency, LineCheckItemKind, Weekday } from '#schema/vocabulary.ts';
import { asTyped, ifTyped, typedSigned, typedText, typedWhole } from '../../../ui/forms/typed-figures.ts';
import type { LineCheckItemInput, TemplateFieldsFragment } from '../line-checks.generated.ts';

/** The form values of an item: every figure as typed. */
export interface ItemForm {
  /** Empty for a new one. */
  readonly itemId: string;
  name: string;
  nameEs: string;
  kind: LineCheckItemKind;
  minC: string;
  minF: string;
  maxC: string;
  maxF: string;
  min: string;
  max: string;
  unitLabel: string;
  passAnswer: 'yes' | 'no';
  critical: boolean;
  allowNotApplicable: boolean;
  photoOnFail: boolean;
  /** One action per line. */
  actions: string;
  /** Their Spanish, at the same lines; a line is empty where there is none. */
  actionsEs: string;
}

export interface TemplateForm {
  name: string;
  nameEs: string;
  stationId: string;
  frequency: LineCheckFrequency | '';
  times: string;
  weekdays: Weekday[];
  openMinutes: string;
  graceMinutes: string;
  items: ItemForm[];
}

export const emptyItem: ItemForm = {
  itemId: '',
  name: '',
  nameEs: '',
  kind: 'temperature',
  minC: '',
  minF: '',
  maxC: '5',
  maxF: '41',
  min: '',
  max: '',
  unitLabel: '',
  passAnswer: 'yes',
  critical: false,
  allowNotApplicable: true,
  photoOnFail: false,
  actions: '',
  actionsEs: '',
};

/** The form values of a template; a new one starts with one cold item. */
export function formOf(template: TemplateFieldsFragment | null): TemplateForm {
  return {
    name: template?.name ?? '',
    nameEs: template?.nameEs ?? '',
    stationId: template?.stationId ?? '',
    frequency: template?.frequency ?? '',
    times: template?.dueTimes.join(' ') ?? '',
    weekdays: [...(template?.weekdays ?? [])],
    openMinutes: String(template?.openMinutes ?? 60),
    graceMinutes: String(template?.graceMinutes ?? 120),
    items: template?.items.map(itemFormOf) ?? [emptyItem],
  };
}

function itemFormOf(item: TemplateFieldsFragment['items'][number]): ItemForm {
  return {
    itemId: item.id,
    name: item.name,
    nameEs: item.nameEs ?? '',
    kind: item.kind,
    minC: asTyped(item.minC),
    minF: asTyped(item.minF),
    maxC: asTyped(item.maxC),
    maxF: asTyped(item.maxF),
    min: asTyped(item.min),
    max: asTyped(item.max),
    unitLabel: item.unitLabel ?? '',
    passAnswer: item.passAnswer === false ? 'no' : 'yes',
    critical: item.critical,
    allowNotApplicable: item.allowNotApplicable,
    photoOnFail: item.photoOnFail,
    actions: item.correctiveActions.join('\n'),
    actionsEs: item.correctiveActionsEs.join('\n').trimEnd(),
  };
}

/** The mutation input; fields of other kinds are omitted. */
export function inputOf(form: TemplateForm) {
  return {
    name: form.name.trim(),
    nameEs: typedText(form.nameEs),
    stationId: form.stationId || null,
    frequency: form.frequency || null,
    dueTimes: timesOf(form.times) ?? wordsOf(form.times),
    weekdays: form.weekdays,
    openMinutes: typedWhole(form.openMinutes),
    graceMinutes: typedWhole(form.graceMinutes),
    items: form.items.map(itemInputOf),
  };
}

function itemInputOf(item: ItemForm): LineCheckItemInput {
  const temperature = item.kind === 'temperature';
  const number = item.kind === 'number';
  return {
    id: item.itemId || null,
    name: item.name.trim(),
    nameEs: typedText(item.nameEs),
    kind: item.kind,
    ...(temperature
      ? { minC: figure(item.minC), minF: figure(item.minF), maxC: figure(item.maxC), maxF: figure(item.maxF) }
      : {}),
    ...(number ? { min: figure(item.min), max: figure(item.max), unitLabel: typedText(item.unitLabel) } : {}),
    ...(item.kind === 'yes_no' ? { passAnswer: item.passAnswer === 'yes' } : {}),
    critical: item.critical,
    allowNotApplicable: item.allowNotApplicable,
    photoOnFail: item.photoOnFail,
    ...actionsOf(item),
  };
}

/** The actions that were typed, each with the Spanish of its line. */
function actionsOf({ actions, actionsEs }: ItemForm) {
  const spanish = actionsEs.split('\n');
  const typed = actions
    .split('\n')
    .map((line, index) => ({ text: line.trim(), es: spanish[index]?.trim() ?? '' }))
    .filter(({ text }) => text !== '');
  return { correctiveActions: typed.map(({ text }) => text), correctiveActionsEs: typed.map(({ es }) => es) };
}

/** The form's fields by the names of their input. */
export const templateFields = {
  dueTimes: 'times',
  'dueTimes.0': 'times',
  'items.0.correctiveActions': 'items.0.actions',
  'items.0.correctiveActions.0': 'items.0.actions',
  'items.0.correctiveActionsEs': 'items.0.actionsEs',
  'items.0.correctiveActionsEs.0': 'items.0.actionsEs',
} as const;

const wordsOf = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

/** Typed times as HH:MM, in order and once each; null when one of them is no time. */
export function timesOf(typed: string): string[] | null {
  // "4 pm" is one time.
  const joined = typed.replaceAll(/(\d)\s+([ap]\.?m\b\.?)/gi, '$1$2');
  const times = wordsOf(joined).map(timeOf);
  const valid = times.filter((time) => time !== null);
  return valid.length === 0 || valid.length < times.length ? null : [...new Set(valid)].toSorted();
}

/** `16:30`, `9.00`, `4pm` or `4:30 p.m.` as HH:MM; null when it is none of them. */
function timeOf(word: string): string | null {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.]([0-5]\d))?(?:([ap])\.?m\.?)?$/i.exec(word) ?? [];
  if (hours === undefined || (half === undefined && !/[:.]/.test(word))) return null;
  const hour = Number(hours);
  if (half === undefined ? hour > 23 : hour < 1 || hour > 12) return null;
  const added = half?.toLowerCase() === 'p' ? 12 : 0;
  return `${String(half === undefined ? hour : (hour % 12) + added).padStart(2, '0')}:${minutes}`;
}

/** A limit, below zero too; null when there is none. */
const figure = (typed: string) => ifTyped(typed, typedSigned);

function isFigure(typed: string): boolean {
  const text = figure(typed);
  return text === null || /^-?\d{1,4}(\.\d{1,2})?$/.test(text);
}

/** A limit in the other unit: the food codes' own pair if there is one, else rounded to the degree. */
export function otherSide(typed: string, from: 'C' | 'F'): string {
  const text = figure(typed);
  if (text === null || !isFigure(typed)) return '';
  const known = codePairs.find((pair) => (from === 'C' ? pair.c : pair.f) === text);
  if (known) return from === 'C' ? known.f : known.c;
  return String(Math.round(from === 'C' ? toFahrenheit(Number(text)) : toCelsius(Number(text))));
}

/** Pairs as published in the FDA Food Code and common practice, never converted. */
const codePairs = [
  { c: '5', f: '41' },
  { c: '7', f: '45' },
  { c: '21', f: '70' },
  { c: '57', f: '135' },
  { c: '63', f: '145' },
  { c: '68', f: '155' },
  { c: '74', f: '165' },
  { c: '-18', f: '0' },
] as const;

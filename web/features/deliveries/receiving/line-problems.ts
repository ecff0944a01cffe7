import { receivedLine } from '#schema/inputs/deliveries.ts';
import { receivedLineProblems } from '#schema/received-line.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { inputErrors, messageText } from '../../../ui/forms/input-errors.ts';
import { type LineDraft, lineInput } from './draft.ts';

/** The fields of the form by the names of their input. */
const fields = {
  receivedQuantity: 'got',
  rejectedQuantity: 'refused',
  rejectReason: 'reason',
  unitPrice: 'price',
  temperature: 'temperature',
  useByDate: 'useBy',
} as const;
type LineField = (typeof fields)[keyof typeof fields];

/** What is wrong with a line, by the field to correct. */
export type LineProblems = { readonly [Field in LineField]?: string };

const isField = (path: string): path is keyof typeof fields => Object.hasOwn(fields, path);

/** What the server's schema refuses in a line, for example a figure that is no number. */
export function refusedFigures(line: LineDraft, currency: string): LineProblems {
  const errors = Object.entries(inputErrors(receivedLine, lineInput(line, currency)));
  return Object.fromEntries(errors.flatMap(([path, text]) => (isField(path) ? [[fields[path], text]] : [])));
}

/** Why a line cannot be confirmed: what the schema refuses; without that, what is missing or out of range. */
export function lineProblems(line: LineDraft, currency: string, language: string): LineProblems {
  const refused = refusedFigures(line, currency);
  if (Object.keys(refused).length > 0) return refused;
  const problems = receivedLineProblems(
    { ...lineInput(line, currency), itemName: line.itemName, tcsClass: line.tcsClass },
    (reading) => formatDecimal(reading, language),
  );
  return Object.fromEntries(problems.map(({ field, message }) => [fields[field], messageText(message)]));
}

/** The error text of a field; undefined when there is none to show (yet). */
export type ProblemText = (field: LineField) => string | undefined;

/** Missing input is reported only after the first try to confirm; wrong input at once. */
export function problemText(line: LineDraft, problems: LineProblems, strict: boolean): ProblemText {
  return (field) => (strict || line[field] ? problems[field] : undefined);
}

import { Decimal as Exact } from 'decimal.js';
import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSON, GraphQLLocalDate } from 'graphql-scalars';
import { msg } from '#schema/messages.ts';
import { invalid, toGraphQLError } from '../errors.ts';

/** Exact decimal text without trailing zeros, from the database's fixed-scale numeric. */
export function decimalText(value: unknown): string {
  return new Exact(String(value)).toFixed();
}

/** Parses a client's decimal, with comma or point. */
function sentDecimal(value: unknown): string {
  const text = String(value).trim().replace(',', '.');
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(text)) {
    throw toGraphQLError(invalid(msg('document.writeNumber')));
  }
  return decimalText(text);
}

/** A quantity or rate as exact decimal text, such as "2.5". Never a float. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number as text, such as "2.5".',
  serialize: decimalText,
  parseValue: sentDecimal,
  parseLiteral: (node) => sentDecimal('value' in node ? node.value : ''),
});

/** A unit's code as text. Documents may also use a built-in one as an enum value, from when units were an enumeration. */
export const UnitCode = new GraphQLScalarType<string, string>({
  name: 'UnitCode',
  description: "The code of a unit of quantity: kg, g, l, ml, lb, oz, ... or one of the kitchen's own (query `units`).",
  serialize: String,
  parseValue: String,
  parseLiteral: (node) => ('value' in node ? String(node.value) : ''),
});

/** An instant in UTC, ISO 8601. */
export const DateTime = GraphQLDateTimeISO;
/** A calendar date of the kitchen, after day rollover. */
export const LocalDate = GraphQLLocalDate;
/** Free-form detail of an audit event. */
export const Json = GraphQLJSON;

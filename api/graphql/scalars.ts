import { Decimal as Exact } from 'decimal.js';
import { GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO, GraphQLJSON, GraphQLLocalDate } from 'graphql-scalars';

/** Exact decimal text without trailing zeros, from the database's fixed-scale numeric. */
export function decimalText(value: unknown): string {
  return new Exact(String(value)).toFixed();
}

/** A quantity or rate as exact decimal text, such as "2.5". Never a float. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number as text, such as "2.5".',
  serialize: decimalText,
  parseValue: (value) => decimalText(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return decimalText(node.value);
    throw new TypeError('A decimal is written as text, such as "2.5".');
  },
});

/** An instant in UTC, ISO 8601. */
export const DateTime = GraphQLDateTimeISO;
/** A calendar date of the kitchen, after day rollover. */
export const LocalDate = GraphQLLocalDate;
/** Free-form detail of an audit event. */
export const Json = GraphQLJSON;

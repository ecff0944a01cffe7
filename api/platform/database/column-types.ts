import { TypeOverrides } from 'pg';

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;

/** The same types in entities and plain rows: instants are Date, business dates and decimals text, event numbers number. */
export function columnTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(DATE, (text) => text);
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text));
  types.setTypeParser(BIGINT, Number);
  return types;
}

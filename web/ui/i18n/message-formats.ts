import { formatDecimal } from '../format/decimal.ts';
import { formatClock } from '../format/times.ts';

/** The language on screen, and how it names units. */
interface Reader {
  readonly language: string;
  readonly unitName: (unit: string) => string;
}

export type MessageFormats = Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>, reader: Reader) => string>
>;

/** Messages that are shown in the reader's format instead of by a template. */
export const messageFormats: MessageFormats = {
  'text.amount': ({ quantity, unit }, { language, unitName }) =>
    `${formatDecimal(String(quantity), language)} ${unitName(String(unit))}`,
  'text.clock': ({ time }, { language }) => formatClock(new Date(`1970-01-01T${String(time)}:00Z`), language, 'UTC'),
};

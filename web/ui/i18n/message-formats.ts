import { formatDate } from '../format/days.ts';
import { formatDecimal, formatMoney } from '../format/decimal.ts';
import { formatLocalTime, formatMoment } from '../format/times.ts';

/** The language on screen, and its names of units. */
interface Reader {
  readonly language: string;
  readonly unitName: (unit: string, quantity: string) => string;
}

export type MessageFormats = Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>, reader: Reader) => string>
>;

/** Messages that are shown in the reader's format instead of by a template. */
export const messageFormats: MessageFormats = {
  'text.amount': ({ quantity, unit }, { language, unitName }) =>
    `${formatDecimal(String(quantity), language)} ${unitName(String(unit), String(quantity))}`,
  'text.date': ({ date }, { language }) => formatDate(String(date), language),
  'text.moment': ({ local }, { language }) => formatMoment(new Date(`${String(local)}Z`), language, 'UTC'),
  'text.money': ({ minorUnits, currency }, { language }) => formatMoney(String(minorUnits), String(currency), language),
  'text.word': ({ text, es }, { language }) => String(language === 'es' ? es : text),
  'text.clock': ({ time }, { language }) => formatLocalTime(String(time), language),
};

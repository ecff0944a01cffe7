/** Parts of sentences. */
export const textMessages = {
  'text.field': '{field}: {problem}',
  'text.list': '{first}, {second}',
  'text.series': '{first}; {second}',
  'text.sentences': '{first} {second}',
  'text.andMore': '{list} and {count} more',
  'text.amount': '{quantity} {unit}',
  /** A time of day in the kitchen: `15:05`. */
  'text.clock': '{time}',
  /** A date of the kitchen: `2026-11-25`. */
  'text.date': '{date}',
  /** An instant in the kitchen: `21 Nov 2026, 15:05`. */
  'text.moment': '{text}',
  /** An amount of money: `$117.68`. */
  'text.money': '{text}',
  /** A word that has a Spanish one of its own: `Name`. */
  'text.word': '{text}',
  'text.seconds': '{count} seconds',
  'text.minutes': '{count} minutes',
  'text.plain': '{text}',
  'text.nothing': '',
  'text.unknown': 'unknown',
} as const;

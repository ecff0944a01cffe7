import type { textMessages } from '#schema/messages/text.ts';

/** Parts of sentences, in Spanish. */
export const textSpanish: Readonly<Record<keyof typeof textMessages, string>> = {
  'text.field': '{field}: {problem}',
  'text.list': '{first}, {second}',
  'text.series': '{first}; {second}',
  'text.sentences': '{first} {second}',
  'text.andMore': '{list} y {count} más',
  'text.amount': '{quantity} {unit}',
  'text.clock': '{time}',
  'text.date': '{date}',
  'text.moment': '{text}',
  'text.money': '{text}',
  'text.word': '{text}',
  'text.seconds': '{count} segundos',
  'text.minutes': '{count} minutos',
  'text.plain': '{text}',
  'text.nothing': '',
  'text.unknown': 'desconocido',
};

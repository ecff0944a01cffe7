/** The kitchen itself and its settings. */
export const organizationsMessages = {
  'kitchen.unknownTimeZone': 'This time zone is not known.',
  'kitchen.unknownCurrency': 'This currency is not known.',
  'kitchen.currencyInUse': 'Prices are already recorded in {currency}. The currency can no longer be changed.',
  'kitchen.unsafeRollover': 'The clock of {timeZone} skips or repeats {time} when it changes. Safe times: {times}.',
  'kitchen.rolloverRange': 'Choose a time from 00:00 to 06:00.',
  'kitchen.yearStartMissing': 'Enter the first day of a year, so that its periods are known.',
  'kitchen.temperaturesCrossed': 'The highest temperature may not be below the lowest.',
  'settings.nudgeDay': 'Choose a day from {first} to {last}.',
  'settings.rolesTwice': 'Name each role once.',
  'settings.monthlyCount': 'Monthly inventory count',
  'settings.monthlyCountIn': 'The monthly inventory count is in {days} days, on {day}.',
} as const;

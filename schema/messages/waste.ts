/** Waste. */
export const wasteMessages = {
  'waste.onlyLogger': 'Only who logged it can undo it.',
  'waste.tooLate': 'It is too late to undo this. A manager can take it back.',
  'waste.takenBack': 'This entry was already taken back.',
  'waste.tooOld': 'Waste is logged for the last {days} days.',
  'waste.aboveLimit': 'Waste above the limit',
  'waste.thrownAway': '{cost} was thrown away on {date}; the limit is {limit}.',
} as const;

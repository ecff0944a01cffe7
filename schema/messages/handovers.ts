/** Closing the day and the handover card. */
export const handoversMessages = {
  'handover.closedAlready': '{name} has closed this day already. Look at the card, then change it if you need to.',
  'handover.signedAlready': '{name} has signed this card. It can no longer be changed.',
  'handover.otherDay': 'Only today and yesterday can be closed.',
  'handover.fewerNames': 'At most {count} names can be on the 86 list.',
  'handover.pinDigits': 'A PIN has four to eight digits.',
  'handover.noPin': 'You have no PIN yet. Get one under My PIN, then sign.',
  'handover.wrongPin': 'This is not your PIN.',
  'handover.ownSameDay': 'Whoever closed the day signs on the next one; a colleague can sign now.',
} as const;

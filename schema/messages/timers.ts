/** Timers. */
export const timersMessages = {
  'timer.tooManyInKitchen': 'This kitchen has {count} timers at once. Stop one first.',
  'timer.tooManyOfPerson': 'One person has at most {count} timers at once. Stop one first.',
  'timer.stopped': 'This timer has ended.',
  'timer.rings': 'This timer is ringing. Stop it, or add a minute.',
  'timer.tooLong': 'A timer runs for 24 hours at most.',
  'timer.overAlready': 'This time is over already.',
  'timer.stepWithoutRecipe': 'A step needs its recipe.',
  'timer.unnamed': 'Timer',
  'timer.ofStep': '{label}, step {step}',
  'timer.unanswered': '{name} is ringing and nobody has answered',
  'timer.rangAt': 'It has been ringing since {time}.',
} as const;

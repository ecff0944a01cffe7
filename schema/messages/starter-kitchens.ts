/** Starter kitchens. */
export const starterKitchensMessages = {
  'starter.unknownRow': 'This starter kitchen has changed. Open it again.',
  'starter.needs': '{name} needs {missing}, which is left out. Keep both or leave out both.',
  'starter.twice': '{name} is in the list twice. Choose another name.',
  'starter.exist': 'The kitchen has these names already: {names}. Use your own ones, or leave them out.',
  'starter.taken': 'The kitchen has these names already: {names}. Choose other ones.',
  'starter.archived': 'These names are in your archive: {names}. Restore them, rename them or leave them out.',
} as const;

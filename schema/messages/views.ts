/** Saved views. */
export const viewsMessages = {
  'view.tooMany': 'One person has at most {count} saved views. Delete one first.',
  'view.nameTaken': 'You have a view called {name} already. Choose another name.',
} as const;

/** Export files of a whole server, and backups. */
export const exportsMessages = {
  'export.notOurs': 'This file is not an export of Brigade. Nothing was changed.',
  'export.cutOff': 'This export is cut off or was changed after it was made. Nothing was changed.',
  'export.doesNotFit':
    'This export does not fit its own schema: it was changed after it was made. Nothing was changed.',
  'export.newer': 'This export was made by a newer Brigade. Import it with that version. Nothing was changed.',
  'export.dataOlder':
    'The data is of an earlier version of Brigade. Start this version of the server once, which migrates it; "backup" and "export" work before that.',
  'export.dataNewer':
    'The data was written by a newer Brigade (migration {migration}). Use that version or a newer one; nothing was changed.',
  'export.noFile': 'There is no file {file}.',
  'export.unreadable': '{file} cannot be read.',
  'export.fileExists': '{file} is there already. Name a new file.',
  'export.holdsKitchen': 'This database holds a kitchen already. Import into an empty one. Nothing was changed.',
  'export.holdsKitchens':
    'This database holds {count} kitchens already. Import into an empty one. Nothing was changed.',
  'export.tooBusy': 'The server is too busy. Try again, or stop it first. Nothing was changed.',
} as const;

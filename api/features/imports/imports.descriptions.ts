import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

const rowsDone = 'How many rows of the file';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        importFields: 'The fields that columns of a file may be, for one kind of import.',
        importBatch: 'One import, and how far it is.',
        importBatches: 'The imports of the kinds that the caller may import, the newest first.',
        importRows: 'The rows of an import in the order of the file, with what each of them does.',
      },
    },
    Mutation: {
      fields: {
        checkImport:
          'Tries every row of an import and changes nothing. It runs after the response: read `importBatch` until its state is `checked` or `failed`.',
        applyImport:
          'Imports what was checked: everything or nothing, in one step of the audit log. It runs after the response.',
        cancelImport: 'Stops the step of an import that is running. Nothing of it is kept.',
        undoImport:
          'Undoes a whole import. When something of it was changed or used since, nothing is undone and `problemText` names it. It runs after the response.',
      },
    },
    ImportBatch: {
      about: 'A file that is imported. `POST /api/imports` reads one.',
      fields: {
        kind: 'What its rows are.',
        state: 'How far it is.',
        fileName: 'The name of the file; empty for pasted rows.',
        createdById: 'The id of the person who imports it.',
        createdByName: 'The name of the person who imports it.',
        headings: 'The cells of its first row.',
        fields:
          'The field of each column, empty for one that is left out. At first they are guessed by their headings.',
        samples: 'Up to 3 rows below the headings, cell by cell.',
        hasHeadings: 'Whether the first row names the columns.',
        rowCount: 'How many rows the file has, with the headings, without empty ones.',
        doneCount: `${rowsDone} the running step has done.`,
        newCount: `${rowsDone} are new records. A recipe of several rows counts once.`,
        changedCount: `${rowsDone} change a record.`,
        sameCount: `${rowsDone} are as the kitchen has them already.`,
        errorCount: `${rowsDone} have errors.`,
        noteCount: `${rowsDone} have notes, such as an item that is created with them.`,
        matchCount:
          'How many ingredients its good rows name, each counted once; 0 for files of other kinds, and before the check.',
        confirmCount:
          'How many of them are only similar to what the kitchen has: `applyImport` needs a choice for each.',
        problemText: 'Why the last step changed nothing, in English; null when it did.',
        problemContent: 'The same as key and params, for every language; null when the last step did what it should.',
        appliedAt: 'When it was imported; null before.',
        undoneAt: 'When it was undone; null before.',
      },
    },
    ImportBatchConnection: { about: 'A page of imports.' },
    ImportRowConnection: { about: 'A page of rows.' },
    ImportRow: {
      about: 'A row of a file that is imported.',
      fields: {
        number: 'Its number in the file, from 1.',
        cells: 'Its cells as text.',
        outcome: 'What it does; null until it is checked, and for the headings.',
        name: 'What it is called; null until it is checked.',
        personId: 'The id of the person whom it added; null before the import, and for rows of other kinds.',
        problems: 'What is wrong with it.',
        notes: 'What a person should know of it, such as an item that is created with it. No errors.',
        match: 'The ingredient that it is the first to name; null for all other rows.',
        changes: 'What it changes.',
      },
    },
    ImportProblem: {
      about: 'What is wrong with a row.',
      fields: {
        field: 'The field of the column; null when it is the whole row.',
        text: 'A sentence in English.',
        content: 'The same as key and params, for every language.',
      },
    },
    ImportNote: {
      about: 'What a person should know of a row. It is no error.',
      fields: {
        text: 'A sentence in English.',
        content: 'The same as key and params, for every language.',
      },
    },
    ImportMatch: {
      about: 'An ingredient of a file, and what it becomes.',
      fields: {
        name: 'As the file writes it first.',
        found: 'What the check found.',
        itemId: 'The id of the item that it becomes; null for a recipe or a new item.',
        subRecipeId: 'The id of the recipe that it becomes; null for an item, and for a recipe of the same file.',
        targetName: 'What that item or recipe was called at the check; null for a new item.',
        confirmed: 'Whether a person chose it: `applyImport` stores the choices.',
      },
    },
    ImportMatchKind: {
      about: 'What an ingredient of a file was found to be.',
      fields: {
        same: 'An item or recipe of the same name, in any case.',
        similar:
          'An item or recipe whose name differs by accents, plural or the order of words. A person must confirm it.',
        file: 'A recipe of the same file.',
        new: 'Nothing here is called like it: an item is created, whose cost and allergens are unknown.',
      },
    },
    ImportChange: {
      about: 'A value that a row sets.',
      fields: {
        field: 'The field.',
        before: 'The former value as text; null without one, and for an API token without the scope that reads it.',
        after: 'The new value as text; null without one.',
      },
    },
    ImportField: {
      about: 'A field that a column of a file may be.',
      fields: {
        field: 'Its name in `checkImport`.',
        name: 'What it is called in English: the heading of an export.',
        nameEs: 'What it is called in Spanish.',
        required: 'Whether a file of new records needs it.',
      },
    },
    ImportKind: {
      about: 'What can be imported from a file.',
      fields: {
        items: 'Items of the inventory, without stock.',
        suppliers: 'Suppliers.',
        recipes: 'Recipes: a row for each ingredient or step. Unknown ingredients become items.',
        par: 'Lines of the par sheet. A text without headings is read line by line: `Tomato sauce 8 L, Sauté`.',
        stock: 'The stock that a kitchen begins with: a lot for each row. Items with stock on record are refused.',
        sales: 'Sales by day and dish, such as the report of a till. Rows of the same dish and day are added up.',
        people: 'People, for admins. A file has no passwords: links and temporary PINs are handed out afterwards.',
      },
    },
    ImportState: {
      about: 'How far an import is.',
      fields: {
        read: 'Its columns are known.',
        checking: 'Its rows are being tried.',
        checked: 'What every row does is known.',
        applying: 'It is being imported.',
        applied: 'It was imported.',
        undoing: 'It is being undone.',
        undone: 'It was undone.',
        failed: 'It could not be checked; `problemText` says why.',
      },
    },
    ImportOutcome: {
      about: 'What a row of an import does.',
      fields: {
        new: 'It adds a record.',
        changed: 'It changes a record.',
        same: 'It is as the kitchen has it already.',
        error: 'It cannot be imported.',
      },
    },
    ImportRowsFilter: {
      about: 'Which rows of which import.',
      fields: {
        importId: 'The id of the import.',
        outcome: 'Only rows that do this; all by default.',
        withNotes: 'Only rows with notes.',
        withMatch: 'Only rows that are the first to name an ingredient.',
        match: 'Only the first rows of ingredients that were found to be this; all by default.',
      },
    },
    CheckImportInput: {
      about: 'The columns of a file, to try its rows.',
      fields: {
        id: 'The id of the import.',
        fields: 'The field of each column of the file, empty for one that is left out. At most 60.',
        hasHeadings: 'Whether the first row names the columns.',
      },
    },
    ApplyImportInput: {
      about: 'An import to apply.',
      fields: {
        id: 'The id of the import.',
        onlyGood: 'Whether rows with errors are left out; false refuses the import because of them.',
        choices:
          'What ingredients of the file are: one for each similar one, and for others that are not what the check found. At most 10,000; none by default.',
      },
    },
    ImportChoiceInput: {
      about: 'What an ingredient of a file is. Without an id it becomes a new item.',
      fields: {
        name: 'The ingredient, as the file writes it.',
        itemId: 'The id of the item that it is.',
        subRecipeId: 'The id of the recipe that it is.',
      },
    },
    CancelImportInput: { about: 'An import to stop.', fields: { id: 'The id of the import.' } },
    UndoImportInput: { about: 'An import to undo.', fields: { id: 'The id of the import.' } },
  },
  arguments: { 'Query.importFields.kind': 'The kind of import.' },
};

import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    SearchResult: {
      about: 'A row found by its name.',
      fields: {
        kind: 'The kind of row.',
        id: 'The id of the row: a UUID.',
        lotId: 'The id of the lot; null for every other kind.',
        name: 'Its name; the number of a delivery, the item of a lot.',
        detail:
          'What distinguishes it from others of the same name: the storage place of an item, the station of a task, the codes of a lot, the supplier of a delivery, the username of a person. Null without one.',
      },
    },
    SearchResultKind: {
      about: 'The kind of row that was found.',
      fields: {
        prep_task: "A prep task on today's list.",
        line_check: 'A line check of today.',
        item: 'An item that is not archived.',
        lot: "A lot, also an empty one, by its code or the supplier's lot.",
        delivery: 'A delivery, by number, supplier or invoice number.',
        supplier: 'A supplier that is not archived.',
        user: 'An active person, by name or username.',
      },
    },
  },
  arguments: {
    'Query.search.query': 'At least 2 characters. Case and accents do not matter.',
  },
};

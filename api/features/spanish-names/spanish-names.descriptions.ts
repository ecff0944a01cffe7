import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    SpanishName: {
      about: 'A name of the kitchen, and its Spanish one.',
      fields: {
        name: 'The name as it is in rows, messages and records.',
        nameEs:
          "The Spanish name. Where several kinds of row have the same name, the item's comes first, then the recipe's.",
      },
    },
  },
};

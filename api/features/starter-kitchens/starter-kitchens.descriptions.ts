import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        starterKitchens: 'Kitchens to begin with, for admins: stations, items, recipes, a par sheet and line checks.',
        starterKitchenRows:
          "What a starter kitchen would add, in the kitchen's own units and in the order in which it is added.",
      },
    },
    Mutation: {
      fields: {
        addStarterKitchen:
          'Adds the chosen rows of a starter kitchen, all or none. Prices, stock and par levels of items stay unknown.',
      },
    },
    StarterKitchenCode: {
      about: 'The starter kitchens.',
      fields: {
        bistro: 'A full menu from scratch.',
        pizzeria: 'Pizza, pasta and salads.',
        cafe: 'Breakfast, sandwiches, soup and baking.',
        burger: 'Grill and fryer.',
        bakery: 'Bread and pastry.',
        commissary: 'Large batches for other kitchens.',
      },
    },
    StarterGroup: {
      about: 'What the rows of a starter kitchen are.',
      fields: {
        stations: 'Stations.',
        storage: 'Places for stock.',
        shifts: 'Shifts.',
        items: 'Bought items.',
        recipes: 'Recipes; a prep recipe adds its item, too.',
        par_lines: 'Lines of the par sheet.',
        line_checks: 'Line checks.',
      },
    },
    StarterKitchen: {
      about: 'A kitchen to begin with.',
      fields: {
        code: 'Its code.',
        name: 'Its name in English.',
        nameEs: 'Its name in Spanish.',
        about: 'What it cooks, in English.',
        aboutEs: 'What it cooks, in Spanish.',
        items: 'How many bought items it has.',
        recipes: 'How many recipes it has.',
        parLines: 'How many lines its par sheet has.',
        lineChecks: 'How many line checks it has.',
      },
    },
    StarterKitchenRow: {
      about: 'One row that a starter kitchen adds, unless it is left out.',
      fields: {
        key: 'Names the row in AddStarterKitchenInput.',
        group: 'What it is.',
        name: 'Its name.',
        nameEs: 'Its name in Spanish; null when it has none.',
        section:
          'The code of the category of an item, prep or menu of a recipe, the station of a line of the par sheet; null for others.',
        quantity:
          'What a batch of a recipe makes, or what a line of the par sheet plans for each day, in unit; null for others.',
        unit: 'The unit of quantity, and of an item; null for others.',
        needs: 'Keys of rows without which it cannot be added.',
        exists: 'Whether the kitchen has a row of this name already, archived ones included.',
      },
    },
    StarterKitchenAdded: {
      about: 'What a starter kitchen has added.',
      fields: {
        stations: 'How many stations were added.',
        storage: 'How many places for stock were added.',
        shifts: 'How many shifts were added.',
        items: 'How many bought items were added.',
        recipes: 'How many recipes were added.',
        parLines: 'How many lines of the par sheet were added.',
        lineChecks: 'How many line checks were added.',
        existing: 'Names that the kitchen had already, and of which its own rows are used.',
      },
    },
    AddStarterKitchenInput: {
      about: 'Adds a starter kitchen. Rows that are not named are added as they are.',
      fields: {
        kitchen: 'The starter kitchen.',
        dropped: 'Keys of the rows that are left out.',
        changes: 'Other names and amounts for rows.',
        useExisting:
          "Whether the kitchen's own row is used where one has the name already; otherwise such a name is refused.",
      },
    },
    StarterRowChangeInput: {
      about: 'Another name or amount for a row of a starter kitchen.',
      fields: {
        key: 'The key of the row.',
        name: 'Its name, which no row of the kitchen has; when left out, as it is.',
        quantity: 'Its amount in the unit of the row; when left out, as it is.',
      },
    },
  },
  arguments: { 'Query.starterKitchenRows.kitchen': 'The starter kitchen.' },
};

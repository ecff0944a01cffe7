import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        addItemConversion: 'Adds a conversion between two units of an item.',
        createUnit: 'Creates a unit.',
        removeItemConversion: 'Removes a conversion of an item.',
        updateUnit: 'Changes a unit.',
      },
    },
    ConversionSource: {
      about: 'Where a conversion between units comes from.',
      fields: { manual: 'Entered by a person.', learned: 'Learned from one weighing.' },
    },
    UnitUseKind: {
      about: 'Where a unit is used that does not convert to the unit of its item.',
      fields: {
        recipe_line: 'An ingredient of a recipe.',
        recipe_yield: 'What a recipe makes.',
        par_line: 'A line of the par sheet.',
        task: 'A prep task.',
      },
    },
    ItemConversion: {
      about: 'An equality between two units of one item: "1 bunch = 85 g".',
      fields: {
        id: 'The id of the conversion: a UUID.',
        fromQuantity: 'So many of `fromUnit`.',
        fromUnit: 'The unit that is converted.',
        toQuantity: 'Are so many of `toUnit`.',
        toUnit: 'The unit that it is converted to.',
        source: 'Where it comes from.',
        at: 'When it was added; null when that is no longer recorded.',
      },
    },
    AddItemConversionInput: {
      about: 'Adds a conversion between two units of an item. It may not contradict those already recorded.',
      of: 'ItemConversion',
      fields: { source: 'Where it comes from; manual when left out.' },
    },
    RemoveItemConversionInput: {
      about: 'Removes a conversion of an item.',
      fields: { id: 'The id of the conversion.' },
    },
    KitchenUnit: {
      about: "A unit of the kitchen's own, such as hotel pan.",
      fields: { code: 'The code to use as a unit; renaming the unit does not change it.' },
    },
    CreateUnitInput: { about: 'A new unit; its code is made from the name.', of: 'KitchenUnit' },
    UpdateUnitInput: { about: 'Renames a unit, or archives it. What is left out stays as it is.', of: 'KitchenUnit' },
    Unconvertible: {
      fields: {
        kind: 'Where the unit is used.',
        itemName: 'The name of the item.',
        unit: 'The unit that is used there.',
        neededUnit: 'The unit that it has to convert to.',
        recipeId: 'The recipe that uses it; null when it is not used in one.',
      },
    },
  },
};

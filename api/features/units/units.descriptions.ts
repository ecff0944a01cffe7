import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        addItemConversion: 'States what some of an item are worth in another unit.',
        createUnit: 'Creates a unit.',
        removeItemConversion: 'Removes a conversion of an item.',
        updateUnit: 'Changes a unit.',
      },
    },
    ConversionSource: {
      about: 'How a conversion between units is known.',
      fields: { manual: 'Written down by a person.', learned: 'Learned from one weighing.' },
    },
    UnitUseKind: {
      about: 'Where a unit stands that does not convert to the unit of its item.',
      fields: {
        recipe_line: 'An ingredient of a recipe.',
        recipe_yield: 'What a recipe makes.',
        par_line: 'A line of the par sheet.',
        task: 'A prep task.',
      },
    },
    ItemConversion: {
      about: 'What some of one item are worth in another unit: "1 bunch = 85 g".',
      fields: {
        id: 'The id of the conversion: a UUID.',
        fromQuantity: 'So many of `fromUnit`, more than zero.',
        fromUnit: 'The unit that is converted.',
        toQuantity: 'Are so many of `toUnit`, more than zero.',
        toUnit: 'The unit that it is converted to.',
        source: 'How it is known.',
        at: 'When it was stated; null when it is not known any more.',
      },
    },
    AddItemConversionInput: {
      about: 'States what some of an item are worth in another unit. It may not contradict those already stated.',
      of: 'ItemConversion',
      fields: { source: 'How it is known; manual when left out.' },
    },
    RemoveItemConversionInput: {
      about: 'Removes a conversion of an item.',
      fields: { id: 'The id of the conversion.' },
    },
    KitchenUnit: {
      about: "A unit of the kitchen's own, such as hotel pan.",
      fields: { code: 'The code to use as a unit; it stays when the unit is renamed.' },
    },
    CreateUnitInput: { about: 'A new unit; its code is made from the name.', of: 'KitchenUnit' },
    UpdateUnitInput: { about: 'Renames a unit, or archives it. What is left out stays as it is.', of: 'KitchenUnit' },
    Unconvertible: {
      fields: {
        kind: 'Where the unit stands.',
        itemName: 'The name of the item.',
        unit: 'The unit that stands there.',
        neededUnit: 'The unit that it has to convert to.',
        recipeId: 'The recipe in which it stands; null when it is not in one.',
      },
    },
  },
};

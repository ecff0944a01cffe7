import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        recipe: 'One recipe.',
      },
    },
    Mutation: {
      fields: {
        archiveRecipe: 'Archives a recipe.',
        createRecipe: 'Creates a recipe.',
        restoreRecipe: 'Restores an archived recipe.',
        updateMenuPrice: 'Changes the menu price of a recipe and nothing else.',
        updateRecipe: 'Changes a recipe.',
      },
    },
    Subscription: {
      fields: {
        recipeUpdated: 'A recipe that changed.',
      },
    },
    CostGapReason: {
      about: 'Why a cost is unknown.',
      fields: {
        no_price: 'The ingredient has no price yet.',
        no_conversion: 'The unit of the recipe does not convert to the unit of the price.',
        no_ingredients: 'The recipe has no ingredients.',
      },
    },
    RecipeKind: {
      about: 'What a recipe makes.',
      fields: { menu: 'A dish that is sold.', prep: 'Something that goes into stock and into other recipes.' },
    },
    Recipe: {
      about: 'How something is made.',
      fields: {
        pluCodes:
          'The codes of the dish at the till; each belongs to one recipe of the kitchen. Empty when there is none.',
        id: 'The id of the recipe: a UUID, the same for ever.',
        updatedAt:
          'When the recipe, its ingredients or its steps were last changed. Prices of ingredients do not count.',
        kind: 'Whether it makes a dish or something for the stock.',
        category: 'Its category, in words; null without one.',
        description: 'What it is; null without a text.',
        yieldQuantity: 'How much it makes, in `yieldUnit`.',
        yieldUnit: 'The unit of what it makes.',
        portions: 'How many portions it makes; null when it is not made in portions.',
        prepMinutes: 'Minutes of work, at most 10,080; null while unknown.',
        shelfLifeHours: 'Hours from making to the use-by; null: that of the item applies.',
        outputItemId: 'The item that it puts into stock; null when it puts none.',
        outputItemName: 'The name of the item that it puts into stock; null when it puts none.',
        ingredients: 'What goes in, in order; at most 200.',
        steps: 'What is done, in order; at most 60.',
        usedBy: 'The recipes that it goes into.',
        targetFoodCostPercent:
          'The share of the price that the food may cost, in percent; null without one, and for cooks.',
      },
    },
    RecipeConnection: { about: 'A page of recipes.' },
    RecipeLink: { about: 'Another recipe.', fields: { id: 'The id of the recipe.', kind: 'What it makes.' } },
    RecipeSearchResult: {
      about: 'A recipe that was found.',
      fields: { id: 'The id of the recipe.', description: 'What it is; null without a text.' },
    },
    RecipeIngredient: {
      about: 'An item, or another recipe, that goes in.',
      fields: {
        id: 'The id of the ingredient: a UUID; editing the recipe does not change it.',
        recipeId: 'The id of the recipe that it belongs to.',
        itemId: 'The id of the item; null when it is a recipe.',
        subRecipeId: 'The id of the recipe; null when it is an item.',
        quantity: 'How much, in `unit`, as it goes in: after preparation.',
        unit: 'The unit of the quantity; any that converts to the unit of the item.',
        prepAction: 'How it is prepared, such as diced; null for not at all.',
        yieldPercent: 'Usable share after this preparation, in percent; null: that of the item applies.',
      },
    },
    RecipeStep: {
      about: 'Something to do.',
      fields: {
        id: 'The id of the step: a UUID; editing the recipe does not change it.',
        recipeId: 'The id of the recipe that it belongs to.',
        text: 'What to do, in English; empty when it was only written in Spanish.',
        textEs: 'What to do, in Spanish; null while not translated. A step has at least one of the two.',
        minutes: 'Minutes that it takes; null while unknown.',
      },
    },
    MenuPriceInput: {
      about: 'The new menu price of a recipe.',
      fields: { id: 'The id of the recipe.', menuPrice: 'Net price of a portion, in minor units; null for none.' },
    },
    RecipeCost: {
      fields: {
        gaps: 'What is missing to know the cost; empty when it is known.',
        overTarget: 'Whether the food costs more of the price than it should; null while one of them is unknown.',
        perPortion: 'Minor units per portion; null while unknown, and without portions.',
        perYieldUnit: 'Minor units per unit of what it makes; null while unknown.',
      },
    },
    CostGap: { fields: { name: 'The ingredient that it is about.', reason: 'What is missing.' } },
    RecipeCosting: {
      about: 'What a recipe would cost and contain.',
      fields: { cost: 'What it would cost.' },
    },
    RecipeLineCosting: {
      about: 'What one ingredient would cost.',
      fields: { gaps: 'What is missing to know the cost; empty when it is known.' },
    },
    IngredientOption: {
      fields: {
        itemId: 'The id of the item; null when it is a recipe.',
        subRecipeId: 'The id of the recipe; null when it is an item.',
      },
    },
    CreateRecipeInput: {
      about: 'A whole new recipe.',
      of: 'Recipe',
      fields: {
        lines: 'What goes in, in order; at most 200.',
        outputItemId: 'The item that it puts into stock; left out: an item of the name of the recipe.',
        pluCodes:
          'The codes of the dish at the till; each belongs to one recipe of the kitchen. Empty when there is none.',
        menuPrice: "Net price of one portion, in minor units of the kitchen's currency.",
        targetFoodCostPercent: 'The share of the price that the food may cost, in percent.',
        stationId: 'The station where it is made.',
      },
    },
    UpdateRecipeInput: {
      about: 'The complete new recipe: ingredients and steps that are not sent are removed.',
      of: 'Recipe',
      fields: {
        id: 'The id of the recipe.',
        forEarlierDays:
          'True when the former amounts were wrong: sales of earlier days that are recorded later use the new ones, too. False or null: they use the recipe as it was on their day.',
        lines: 'What goes in, in order; at most 200.',
        outputItemId:
          'The item that it puts into stock; left out: its current one, else an item of the name of the recipe.',
        pluCodes:
          'The codes of the dish at the till; each belongs to one recipe of the kitchen. Empty when there is none.',
        menuPrice: "Net price of one portion, in minor units of the kitchen's currency.",
        targetFoodCostPercent: 'The share of the price that the food may cost, in percent.',
        stationId: 'The station where it is made.',
      },
    },
    RecipeLineInput: {
      about: 'An ingredient: an item or another recipe, one of the two.',
      of: 'RecipeIngredient',
      fields: {
        id: 'The id of the stored ingredient that this is; left out for a new one.',
        itemId: 'The id of the item; instead of `subRecipeId`.',
        subRecipeId: 'The id of the recipe; instead of `itemId`.',
        yieldPercent: 'Usable share after this preparation, in percent; left out: that of the item.',
      },
    },
    RecipeStepInput: {
      about: 'A step.',
      of: 'RecipeStep',
      fields: { id: 'The id of the stored step that this is; left out for a new one.' },
    },
    RecipeCostingInput: {
      about: 'What is to be costed, before it is saved.',
      of: 'Recipe',
      fields: {
        outputItemId: 'The item that it puts into stock, whose declared allergens are added; null or left out: none.',
        lines: 'What goes in; at most 200.',
        menuPrice: "Net price of one portion, in minor units of the kitchen's currency.",
        targetFoodCostPercent: 'The share of the price that the food may cost, in percent.',
      },
    },
    RecipeRefInput: { about: 'A recipe to archive or restore.', fields: { id: 'The id of the recipe.' } },
    RecipesFilter: {
      about: 'Which recipes. Conditions are combined: all must hold.',
      fields: {
        kind: 'Only of this kind.',
        category: 'Only of this category, in its exact spelling.',
        stationId: 'Only of this station.',
        itemId: 'Only those that use this item, or the recipe that makes it.',
        archived:
          'True: only archived ones; false: only others. Left out: only others, or both with `updatedSince` or `externalId`.',
      },
    },
  },
  arguments: {
    'Query.ingredientOptions.search': 'Part of the name of an ingredient.',
    'Query.recipeSearch.query': 'What to search for: at least two characters.',
  },
};

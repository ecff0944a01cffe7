/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Allergen =
  | 'celery'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'lupin'
  | 'milk'
  | 'molluscs'
  | 'mustard'
  | 'nuts'
  | 'peanut'
  | 'sesame'
  | 'soy'
  | 'sulphites';

export type RecipeKind =
  | 'menu'
  | 'prep';

export type RecipesFilter = {
  readonly archived?: boolean | null | undefined;
  readonly category?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly itemId?: string | null | undefined;
  readonly kind?: RecipeKind | null | undefined;
  readonly search?: string | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly updatedSince?: string | null | undefined;
};

export type RecipeBookQueryVariables = Exact<{
  filter?: RecipesFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type RecipeBookQuery = { readonly recipes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: RecipeKind, readonly category: string | null, readonly stationName: string | null, readonly yieldQuantity: string, readonly yieldUnit: string, readonly portions: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly menuPrice: number | null, readonly cost: { readonly total: string | null, readonly perPortion: string | null, readonly foodCostPercent: string | null } | null, readonly ingredients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly quantity: string, readonly unit: string, readonly prepAction: string | null, readonly note: string | null }>, readonly steps: ReadonlyArray<{ readonly id: string, readonly text: string, readonly textEs: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };


export const RecipeBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipeBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipesFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"yieldQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"yieldUnit"}},{"kind":"Field","name":{"kind":"Name","value":"portions"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"menuPrice"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"perPortion"}},{"kind":"Field","name":{"kind":"Name","value":"foodCostPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"prepAction"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textEs"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RecipeBookQuery, RecipeBookQueryVariables>;
/** `RecipeBook`, typed. */
export function useRecipeBookQuery(options?: useQuery.Options<RecipeBookQuery, RecipeBookQueryVariables> | SkipToken) {
  return useQuery<RecipeBookQuery, RecipeBookQueryVariables>(RecipeBookDocument, options);
}
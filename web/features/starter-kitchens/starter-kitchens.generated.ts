/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AddStarterKitchenInput = {
  readonly changes: ReadonlyArray<StarterRowChangeInput>;
  readonly dropped: ReadonlyArray<string>;
  readonly kitchen: StarterKitchenCode;
  readonly useExisting: boolean;
};

export type StarterGroup =
  | 'items'
  | 'line_checks'
  | 'par_lines'
  | 'recipes'
  | 'shifts'
  | 'stations'
  | 'storage';

export type StarterKitchenCode =
  | 'bakery'
  | 'bistro'
  | 'burger'
  | 'cafe'
  | 'commissary'
  | 'pizzeria';

export type StarterRowChangeInput = {
  readonly key: string;
  readonly name?: string | null | undefined;
  readonly quantity?: string | null | undefined;
};

export type StarterKitchensQueryVariables = Exact<{ [key: string]: never; }>;


export type StarterKitchensQuery = { readonly starterKitchens: ReadonlyArray<{ readonly code: StarterKitchenCode, readonly name: string, readonly nameEs: string, readonly about: string, readonly aboutEs: string, readonly items: number, readonly recipes: number, readonly parLines: number, readonly lineChecks: number }> };

export type StarterRowFragment = { readonly key: string, readonly group: StarterGroup, readonly name: string, readonly nameEs: string | null, readonly section: string | null, readonly quantity: string | null, readonly unit: string | null, readonly needs: ReadonlyArray<string>, readonly exists: boolean };

export type StarterKitchenRowsQueryVariables = Exact<{
  kitchen: StarterKitchenCode;
}>;


export type StarterKitchenRowsQuery = { readonly starterKitchenRows: ReadonlyArray<{ readonly key: string, readonly group: StarterGroup, readonly name: string, readonly nameEs: string | null, readonly section: string | null, readonly quantity: string | null, readonly unit: string | null, readonly needs: ReadonlyArray<string>, readonly exists: boolean }>, readonly itemCategories: ReadonlyArray<{ readonly id: string, readonly code: string | null, readonly name: string, readonly nameEs: string | null }> };

export type AddStarterKitchenMutationVariables = Exact<{
  input: AddStarterKitchenInput;
}>;


export type AddStarterKitchenMutation = { readonly addStarterKitchen: { readonly stations: number, readonly storage: number, readonly shifts: number, readonly items: number, readonly recipes: number, readonly parLines: number, readonly lineChecks: number, readonly existing: ReadonlyArray<string> } };

export const StarterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StarterKitchenRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}}]}}]} as unknown as DocumentNode<StarterRowFragment, unknown>;
export const StarterKitchensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StarterKitchens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"starterKitchens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutEs"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"}},{"kind":"Field","name":{"kind":"Name","value":"parLines"}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"}}]}}]}}]} as unknown as DocumentNode<StarterKitchensQuery, StarterKitchensQueryVariables>;
export const StarterKitchenRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StarterKitchenRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kitchen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StarterKitchenCode"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"starterKitchenRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kitchen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kitchen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StarterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StarterKitchenRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}}]}}]} as unknown as DocumentNode<StarterKitchenRowsQuery, StarterKitchenRowsQueryVariables>;
export const AddStarterKitchenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStarterKitchen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddStarterKitchenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addStarterKitchen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"}},{"kind":"Field","name":{"kind":"Name","value":"storage"}},{"kind":"Field","name":{"kind":"Name","value":"shifts"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"}},{"kind":"Field","name":{"kind":"Name","value":"parLines"}},{"kind":"Field","name":{"kind":"Name","value":"lineChecks"}},{"kind":"Field","name":{"kind":"Name","value":"existing"}}]}}]}}]} as unknown as DocumentNode<AddStarterKitchenMutation, AddStarterKitchenMutationVariables>;
/** `StarterKitchens`, typed. */
export function useStarterKitchensQuery(options?: useQuery.Options<StarterKitchensQuery, StarterKitchensQueryVariables> | SkipToken) {
  return useQuery<StarterKitchensQuery, StarterKitchensQueryVariables>(StarterKitchensDocument, options);
}

/** `StarterKitchenRows`, typed. */
export function useStarterKitchenRowsQuery(options: useQuery.Options<StarterKitchenRowsQuery, StarterKitchenRowsQueryVariables> | SkipToken) {
  return useQuery<StarterKitchenRowsQuery, StarterKitchenRowsQueryVariables>(StarterKitchenRowsDocument, options);
}

/** `AddStarterKitchen`, typed. */
export function useAddStarterKitchenMutation(options?: useMutation.Options<AddStarterKitchenMutation, AddStarterKitchenMutationVariables>) {
  return useMutation<AddStarterKitchenMutation, AddStarterKitchenMutationVariables>(AddStarterKitchenDocument, options);
}
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AddItemConversionInput = {
  readonly fromQuantity: string;
  readonly fromUnit: string;
  readonly itemId: string;
  readonly source?: ConversionSource | null | undefined;
  readonly toQuantity: string;
  readonly toUnit: string;
};

export type ConversionSource =
  | 'learned'
  | 'manual';

export type CreateItemCategoryInput = {
  readonly countVarianceAmount?: number | null | undefined;
  readonly countVariancePercent?: string | null | undefined;
  readonly name: string;
  readonly nameEs?: string | null | undefined;
};

export type CreateUnitInput = {
  readonly name: string;
  readonly nameEs?: string | null | undefined;
};

export type OrderItemCategoriesInput = {
  readonly ids: ReadonlyArray<string>;
};

export type RemoveItemConversionInput = {
  readonly id: string;
};

export type UnitUseKind =
  | 'par_line'
  | 'recipe_line'
  | 'recipe_yield'
  | 'task';

export type UpdateItemCategoryInput = {
  readonly archived?: boolean | null | undefined;
  readonly countVarianceAmount?: number | null | undefined;
  readonly countVariancePercent?: string | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly nameEs?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdateUnitInput = {
  readonly archived?: boolean | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly nameEs?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type CategoryPartsFragment = { readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null, readonly archivedAt: string | null };

export type KitchenUnitPartsFragment = { readonly id: string, readonly version: number, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly archivedAt: string | null };

export type MeasureListsQueryVariables = Exact<{ [key: string]: never; }>;


export type MeasureListsQuery = { readonly units: ReadonlyArray<{ readonly id: string, readonly version: number, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly archivedAt: string | null }>, readonly itemCategories: ReadonlyArray<{ readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null, readonly archivedAt: string | null }> };

export type UnconvertibleQueryVariables = Exact<{ [key: string]: never; }>;


export type UnconvertibleQuery = { readonly unconvertible: ReadonlyArray<{ readonly kind: UnitUseKind, readonly id: string, readonly place: string, readonly recipeId: string | null, readonly itemId: string | null, readonly itemName: string, readonly unit: string, readonly neededUnit: string }> };

export type CreateUnitMutationVariables = Exact<{
  input: CreateUnitInput;
}>;


export type CreateUnitMutation = { readonly createUnit: { readonly id: string, readonly version: number, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly archivedAt: string | null } };

export type UpdateUnitMutationVariables = Exact<{
  input: UpdateUnitInput;
}>;


export type UpdateUnitMutation = { readonly updateUnit: { readonly id: string, readonly version: number, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly archivedAt: string | null } };

export type CreateItemCategoryMutationVariables = Exact<{
  input: CreateItemCategoryInput;
}>;


export type CreateItemCategoryMutation = { readonly createItemCategory: { readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null, readonly archivedAt: string | null } };

export type UpdateItemCategoryMutationVariables = Exact<{
  input: UpdateItemCategoryInput;
}>;


export type UpdateItemCategoryMutation = { readonly updateItemCategory: { readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null, readonly archivedAt: string | null } };

export type OrderItemCategoriesMutationVariables = Exact<{
  input: OrderItemCategoriesInput;
}>;


export type OrderItemCategoriesMutation = { readonly orderItemCategories: ReadonlyArray<{ readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly countVariancePercent: string | null, readonly countVarianceAmount: number | null, readonly archivedAt: string | null }> };

export type ConversionPartsFragment = { readonly id: string, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> };

export type AddItemConversionMutationVariables = Exact<{
  input: AddItemConversionInput;
}>;


export type AddItemConversionMutation = { readonly addItemConversion: { readonly id: string, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type RemoveItemConversionMutationVariables = Exact<{
  input: RemoveItemConversionInput;
}>;


export type RemoveItemConversionMutation = { readonly removeItemConversion: { readonly id: string, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export const CategoryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<CategoryPartsFragment, unknown>;
export const KitchenUnitPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenUnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<KitchenUnitPartsFragment, unknown>;
export const ConversionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ConversionPartsFragment, unknown>;
export const MeasureListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeasureLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenUnitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"itemCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenUnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<MeasureListsQuery, MeasureListsQueryVariables>;
export const UnconvertibleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unconvertible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unconvertible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"neededUnit"}}]}}]}}]} as unknown as DocumentNode<UnconvertibleQuery, UnconvertibleQueryVariables>;
export const CreateUnitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenUnitParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenUnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<CreateUnitMutation, CreateUnitMutationVariables>;
export const UpdateUnitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenUnitParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenUnitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<UpdateUnitMutation, UpdateUnitMutationVariables>;
export const CreateItemCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateItemCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateItemCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createItemCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<CreateItemCategoryMutation, CreateItemCategoryMutationVariables>;
export const UpdateItemCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateItemCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateItemCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateItemCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<UpdateItemCategoryMutation, UpdateItemCategoryMutationVariables>;
export const OrderItemCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderItemCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderItemCategoriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderItemCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"countVariancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"countVarianceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<OrderItemCategoriesMutation, OrderItemCategoriesMutationVariables>;
export const AddItemConversionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddItemConversion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddItemConversionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addItemConversion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AddItemConversionMutation, AddItemConversionMutationVariables>;
export const RemoveItemConversionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveItemConversion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveItemConversionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeItemConversion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RemoveItemConversionMutation, RemoveItemConversionMutationVariables>;
/** `MeasureLists`, typed. */
export function useMeasureListsQuery(options?: useQuery.Options<MeasureListsQuery, MeasureListsQueryVariables> | SkipToken) {
  return useQuery<MeasureListsQuery, MeasureListsQueryVariables>(MeasureListsDocument, options);
}

/** `Unconvertible`, typed. */
export function useUnconvertibleQuery(options?: useQuery.Options<UnconvertibleQuery, UnconvertibleQueryVariables> | SkipToken) {
  return useQuery<UnconvertibleQuery, UnconvertibleQueryVariables>(UnconvertibleDocument, options);
}

/** `CreateUnit`, typed. */
export function useCreateUnitMutation(options?: useMutation.Options<CreateUnitMutation, CreateUnitMutationVariables>) {
  return useMutation<CreateUnitMutation, CreateUnitMutationVariables>(CreateUnitDocument, options);
}

/** `UpdateUnit`, typed. */
export function useUpdateUnitMutation(options?: useMutation.Options<UpdateUnitMutation, UpdateUnitMutationVariables>) {
  return useMutation<UpdateUnitMutation, UpdateUnitMutationVariables>(UpdateUnitDocument, options);
}

/** `CreateItemCategory`, typed. */
export function useCreateItemCategoryMutation(options?: useMutation.Options<CreateItemCategoryMutation, CreateItemCategoryMutationVariables>) {
  return useMutation<CreateItemCategoryMutation, CreateItemCategoryMutationVariables>(CreateItemCategoryDocument, options);
}

/** `UpdateItemCategory`, typed. */
export function useUpdateItemCategoryMutation(options?: useMutation.Options<UpdateItemCategoryMutation, UpdateItemCategoryMutationVariables>) {
  return useMutation<UpdateItemCategoryMutation, UpdateItemCategoryMutationVariables>(UpdateItemCategoryDocument, options);
}

/** `OrderItemCategories`, typed. */
export function useOrderItemCategoriesMutation(options?: useMutation.Options<OrderItemCategoriesMutation, OrderItemCategoriesMutationVariables>) {
  return useMutation<OrderItemCategoriesMutation, OrderItemCategoriesMutationVariables>(OrderItemCategoriesDocument, options);
}

/** `AddItemConversion`, typed. */
export function useAddItemConversionMutation(options?: useMutation.Options<AddItemConversionMutation, AddItemConversionMutationVariables>) {
  return useMutation<AddItemConversionMutation, AddItemConversionMutationVariables>(AddItemConversionDocument, options);
}

/** `RemoveItemConversion`, typed. */
export function useRemoveItemConversionMutation(options?: useMutation.Options<RemoveItemConversionMutation, RemoveItemConversionMutationVariables>) {
  return useMutation<RemoveItemConversionMutation, RemoveItemConversionMutationVariables>(RemoveItemConversionDocument, options);
}
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SalesDayState =
  | 'complete'
  | 'no_data'
  | 'partial';

export type SaveSalesDayInput = {
  readonly businessDate: string;
  readonly complete?: boolean | null | undefined;
  readonly covers?: number | null | undefined;
  readonly dishes: ReadonlyArray<SoldDishInput>;
  readonly netSales?: number | null | undefined;
  readonly version?: number | null | undefined;
};

export type SoldDishInput = {
  readonly quantity: string;
  readonly recipeId: string;
};

export type SalesDayPartsFragment = { readonly businessDate: string, readonly version: number, readonly state: SalesDayState, readonly netSales: number | null, readonly enteredNetSales: number | null, readonly covers: number | null, readonly sold: string, readonly open: boolean, readonly dishes: ReadonlyArray<{ readonly recipeId: string, readonly name: string, readonly category: string | null, readonly menuPrice: number | null, readonly archived: boolean, readonly byHand: string, readonly fromTill: string, readonly netAmount: number | null, readonly useUnknown: boolean }> };

export type SalesScreenQueryVariables = Exact<{
  date: string;
  from: string;
  to: string;
}>;


export type SalesScreenQuery = { readonly salesDay: { readonly businessDate: string, readonly version: number, readonly state: SalesDayState, readonly netSales: number | null, readonly enteredNetSales: number | null, readonly covers: number | null, readonly sold: string, readonly open: boolean, readonly dishes: ReadonlyArray<{ readonly recipeId: string, readonly name: string, readonly category: string | null, readonly menuPrice: number | null, readonly archived: boolean, readonly byHand: string, readonly fromTill: string, readonly netAmount: number | null, readonly useUnknown: boolean }> }, readonly salesDays: ReadonlyArray<{ readonly businessDate: string, readonly state: SalesDayState, readonly netSales: number | null }> };

export type SalesDayNowQueryVariables = Exact<{
  date: string;
}>;


export type SalesDayNowQuery = { readonly salesDay: { readonly businessDate: string, readonly version: number, readonly state: SalesDayState, readonly netSales: number | null, readonly enteredNetSales: number | null, readonly covers: number | null, readonly sold: string, readonly open: boolean, readonly dishes: ReadonlyArray<{ readonly recipeId: string, readonly name: string, readonly category: string | null, readonly menuPrice: number | null, readonly archived: boolean, readonly byHand: string, readonly fromTill: string, readonly netAmount: number | null, readonly useUnknown: boolean }> } };

export type SaveSalesDayMutationVariables = Exact<{
  input: SaveSalesDayInput;
}>;


export type SaveSalesDayMutation = { readonly saveSalesDay: { readonly businessDate: string, readonly version: number, readonly state: SalesDayState, readonly netSales: number | null, readonly enteredNetSales: number | null, readonly covers: number | null, readonly sold: string, readonly open: boolean, readonly dishes: ReadonlyArray<{ readonly recipeId: string, readonly name: string, readonly category: string | null, readonly menuPrice: number | null, readonly archived: boolean, readonly byHand: string, readonly fromTill: string, readonly netAmount: number | null, readonly useUnknown: boolean }> } };

export const SalesDayPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesDayDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"netSales"}},{"kind":"Field","name":{"kind":"Name","value":"enteredNetSales"}},{"kind":"Field","name":{"kind":"Name","value":"covers"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"menuPrice"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"fromTill"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"useUnknown"}}]}}]}}]} as unknown as DocumentNode<SalesDayPartsFragment, unknown>;
export const SalesScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesDayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salesDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"netSales"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesDayDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"netSales"}},{"kind":"Field","name":{"kind":"Name","value":"enteredNetSales"}},{"kind":"Field","name":{"kind":"Name","value":"covers"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"menuPrice"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"fromTill"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"useUnknown"}}]}}]}}]} as unknown as DocumentNode<SalesScreenQuery, SalesScreenQueryVariables>;
export const SalesDayNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesDayNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesDayParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesDayDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"netSales"}},{"kind":"Field","name":{"kind":"Name","value":"enteredNetSales"}},{"kind":"Field","name":{"kind":"Name","value":"covers"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"menuPrice"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"fromTill"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"useUnknown"}}]}}]}}]} as unknown as DocumentNode<SalesDayNowQuery, SalesDayNowQueryVariables>;
export const SaveSalesDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSalesDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSalesDayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSalesDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalesDayParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalesDayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesDayDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"netSales"}},{"kind":"Field","name":{"kind":"Name","value":"enteredNetSales"}},{"kind":"Field","name":{"kind":"Name","value":"covers"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"menuPrice"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"fromTill"}},{"kind":"Field","name":{"kind":"Name","value":"netAmount"}},{"kind":"Field","name":{"kind":"Name","value":"useUnknown"}}]}}]}}]} as unknown as DocumentNode<SaveSalesDayMutation, SaveSalesDayMutationVariables>;
/** `SalesScreen`, typed. */
export function useSalesScreenQuery(options: useQuery.Options<SalesScreenQuery, SalesScreenQueryVariables> | SkipToken) {
  return useQuery<SalesScreenQuery, SalesScreenQueryVariables>(SalesScreenDocument, options);
}

/** `SalesDayNow`, typed. */
export function useSalesDayNowQuery(options: useQuery.Options<SalesDayNowQuery, SalesDayNowQueryVariables> | SkipToken) {
  return useQuery<SalesDayNowQuery, SalesDayNowQueryVariables>(SalesDayNowDocument, options);
}

/** `SaveSalesDay`, typed. */
export function useSaveSalesDayMutation(options?: useMutation.Options<SaveSalesDayMutation, SaveSalesDayMutationVariables>) {
  return useMutation<SaveSalesDayMutation, SaveSalesDayMutationVariables>(SaveSalesDayDocument, options);
}
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ArchiveSupplierInput = {
  readonly archived: boolean;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type CreateSupplierInput = {
  readonly accountNumber?: string | null | undefined;
  readonly contact?: string | null | undefined;
  readonly deliveryDays?: ReadonlyArray<Weekday> | null | undefined;
  readonly email?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly leadDays?: number | null | undefined;
  readonly minimumOrder?: number | null | undefined;
  readonly name: string;
  readonly notes?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

export type UpdateSupplierInput = {
  readonly accountNumber?: string | null | undefined;
  readonly contact?: string | null | undefined;
  readonly deliveryDays?: ReadonlyArray<Weekday> | null | undefined;
  readonly email?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly id: string;
  readonly leadDays?: number | null | undefined;
  readonly minimumOrder?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type Weekday =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type SupplierRowFragment = { readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null };

export type SuppliersQueryVariables = Exact<{
  archived: boolean;
}>;


export type SuppliersQuery = { readonly suppliers: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null }> };

export type CreateSupplierMutationVariables = Exact<{
  input: CreateSupplierInput;
}>;


export type CreateSupplierMutation = { readonly createSupplier: { readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null } };

export type UpdateSupplierMutationVariables = Exact<{
  input: UpdateSupplierInput;
}>;


export type UpdateSupplierMutation = { readonly updateSupplier: { readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null } };

export type ArchiveSupplierMutationVariables = Exact<{
  input: ArchiveSupplierInput;
}>;


export type ArchiveSupplierMutation = { readonly archiveSupplier: { readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null } };

export type SupplierToEditQueryVariables = Exact<{
  id: string;
}>;


export type SupplierToEditQuery = { readonly supplier: { readonly id: string, readonly version: number, readonly name: string, readonly contact: string | null, readonly email: string | null, readonly phone: string | null, readonly accountNumber: string | null, readonly deliveryDays: ReadonlyArray<Weekday>, readonly leadDays: number, readonly minimumOrder: number | null, readonly notes: string | null, readonly archivedAt: string | null, readonly itemCount: number, readonly openDeliveryCount: number, readonly lastReceivedAt: string | null } };

export const SupplierRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<SupplierRowFragment, unknown>;
export const SuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<SuppliersQuery, SuppliersQueryVariables>;
export const CreateSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<CreateSupplierMutation, CreateSupplierMutationVariables>;
export const UpdateSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export const ArchiveSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<ArchiveSupplierMutation, ArchiveSupplierMutationVariables>;
export const SupplierToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"minimumOrder"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"openDeliveryCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedAt"}}]}}]} as unknown as DocumentNode<SupplierToEditQuery, SupplierToEditQueryVariables>;
/** `Suppliers`, typed. */
export function useSuppliersQuery(options: useQuery.Options<SuppliersQuery, SuppliersQueryVariables> | SkipToken) {
  return useQuery<SuppliersQuery, SuppliersQueryVariables>(SuppliersDocument, options);
}

/** `CreateSupplier`, typed. */
export function useCreateSupplierMutation(options?: useMutation.Options<CreateSupplierMutation, CreateSupplierMutationVariables>) {
  return useMutation<CreateSupplierMutation, CreateSupplierMutationVariables>(CreateSupplierDocument, options);
}

/** `UpdateSupplier`, typed. */
export function useUpdateSupplierMutation(options?: useMutation.Options<UpdateSupplierMutation, UpdateSupplierMutationVariables>) {
  return useMutation<UpdateSupplierMutation, UpdateSupplierMutationVariables>(UpdateSupplierDocument, options);
}

/** `ArchiveSupplier`, typed. */
export function useArchiveSupplierMutation(options?: useMutation.Options<ArchiveSupplierMutation, ArchiveSupplierMutationVariables>) {
  return useMutation<ArchiveSupplierMutation, ArchiveSupplierMutationVariables>(ArchiveSupplierDocument, options);
}

/** `SupplierToEdit`, typed. */
export function useSupplierToEditQuery(options: useQuery.Options<SupplierToEditQuery, SupplierToEditQueryVariables> | SkipToken) {
  return useQuery<SupplierToEditQuery, SupplierToEditQueryVariables>(SupplierToEditDocument, options);
}
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type Weekday =
  | 'fri'
  | 'mon'
  | 'sat'
  | 'sun'
  | 'thu'
  | 'tue'
  | 'wed';

export type AddSupplierMutationVariables = Exact<{
  input: CreateSupplierInput;
}>;


export type AddSupplierMutation = { readonly createSupplier: { readonly id: string, readonly name: string } };


export const AddSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddSupplierMutation, AddSupplierMutationVariables>;
/** `AddSupplier`, typed. */
export function useAddSupplierMutation(options?: useMutation.Options<AddSupplierMutation, AddSupplierMutationVariables>) {
  return useMutation<AddSupplierMutation, AddSupplierMutationVariables>(AddSupplierDocument, options);
}
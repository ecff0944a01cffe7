/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
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

export type CreateItemInput = {
  readonly allergens?: ReadonlyArray<Allergen> | null | undefined;
  readonly category: string;
  readonly defaultYieldPercent?: string | null | undefined;
  readonly densityGramsPerMl?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly frozenShelfLifeHours?: number | null | undefined;
  readonly kind?: ItemKind | null | undefined;
  readonly lastUnitCost?: string | null | undefined;
  readonly maxLevel?: string | null | undefined;
  readonly name: string;
  readonly nameEs?: string | null | undefined;
  readonly openedShelfLifeHours?: number | null | undefined;
  readonly openingQuantity?: string | null | undefined;
  readonly packDescription?: string | null | undefined;
  readonly packQuantity?: string | null | undefined;
  readonly parLevel?: string | null | undefined;
  readonly preparedShelfLifeHours?: number | null | undefined;
  readonly shelfLifeHours?: number | null | undefined;
  readonly storageLocationId?: string | null | undefined;
  readonly supplierId?: string | null | undefined;
  readonly tcsClass?: TcsClass | null | undefined;
  readonly thawedShelfLifeHours?: number | null | undefined;
  readonly unit: string;
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

export type ItemKind =
  | 'prep'
  | 'raw'
  | 'supply';

export type TcsClass =
  | 'cold'
  | 'eggs'
  | 'frozen'
  | 'hot'
  | 'milk'
  | 'none'
  | 'shellfish';

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

export type CreateNamedItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type CreateNamedItemMutation = { readonly createItem: { readonly id: string, readonly version: number, readonly name: string, readonly unit: string } };


export const AddSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSupplierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSupplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddSupplierMutation, AddSupplierMutationVariables>;
export const CreateNamedItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNamedItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]} as unknown as DocumentNode<CreateNamedItemMutation, CreateNamedItemMutationVariables>;
/** `AddSupplier`, typed. */
export function useAddSupplierMutation(options?: useMutation.Options<AddSupplierMutation, AddSupplierMutationVariables>) {
  return useMutation<AddSupplierMutation, AddSupplierMutationVariables>(AddSupplierDocument, options);
}

/** `CreateNamedItem`, typed. */
export function useCreateNamedItemMutation(options?: useMutation.Options<CreateNamedItemMutation, CreateNamedItemMutationVariables>) {
  return useMutation<CreateNamedItemMutation, CreateNamedItemMutationVariables>(CreateNamedItemDocument, options);
}
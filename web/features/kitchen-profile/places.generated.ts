/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CreateShiftInput = {
  readonly endsAt: string;
  readonly name: string;
  readonly sort?: number | null | undefined;
  readonly startsAt: string;
};

export type CreateStationInput = {
  readonly colour?: string | null | undefined;
  readonly kind?: StationKind | null | undefined;
  readonly name: string;
  readonly nameEs?: string | null | undefined;
  readonly sort?: number | null | undefined;
};

export type CreateStorageLocationInput = {
  readonly kind?: StorageKind | null | undefined;
  readonly maxC?: string | null | undefined;
  readonly minC?: string | null | undefined;
  readonly name: string;
  readonly nameEs?: string | null | undefined;
  readonly sort?: number | null | undefined;
};

export type StationKind =
  | 'dish'
  | 'line'
  | 'pass'
  | 'prep'
  | 'receiving';

export type StorageKind =
  | 'dry'
  | 'freezer'
  | 'line'
  | 'reach_in'
  | 'walk_in';

export type UpdateShiftInput = {
  readonly archived?: boolean | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly sort?: number | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdateStationInput = {
  readonly archived?: boolean | null | undefined;
  readonly colour?: string | null | undefined;
  readonly id: string;
  readonly kind?: StationKind | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameEs?: string | null | undefined;
  readonly sort?: number | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdateStorageLocationInput = {
  readonly archived?: boolean | null | undefined;
  readonly id: string;
  readonly kind?: StorageKind | null | undefined;
  readonly maxC?: string | null | undefined;
  readonly minC?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameEs?: string | null | undefined;
  readonly sort?: number | null | undefined;
  readonly version?: number | null | undefined;
};

export type StationPartsFragment = { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StationKind, readonly colour: string, readonly archivedAt: string | null };

export type StoragePartsFragment = { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StorageKind, readonly minC: string | null, readonly maxC: string | null, readonly archivedAt: string | null };

export type ShiftPartsFragment = { readonly id: string, readonly version: number, readonly name: string, readonly startsAt: string, readonly endsAt: string, readonly archivedAt: string | null };

export type KitchenStationsQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenStationsQuery = { readonly stations: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StationKind, readonly colour: string, readonly archivedAt: string | null }> };

export type KitchenStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenStorageQuery = { readonly storageLocations: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StorageKind, readonly minC: string | null, readonly maxC: string | null, readonly archivedAt: string | null }> };

export type KitchenShiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenShiftsQuery = { readonly shifts: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly startsAt: string, readonly endsAt: string, readonly archivedAt: string | null }> };

export type AddStationMutationVariables = Exact<{
  input: CreateStationInput;
}>;


export type AddStationMutation = { readonly createStation: { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StationKind, readonly colour: string, readonly archivedAt: string | null } };

export type ChangeStationMutationVariables = Exact<{
  input: UpdateStationInput;
}>;


export type ChangeStationMutation = { readonly updateStation: { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StationKind, readonly colour: string, readonly archivedAt: string | null } };

export type AddStorageLocationMutationVariables = Exact<{
  input: CreateStorageLocationInput;
}>;


export type AddStorageLocationMutation = { readonly createStorageLocation: { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StorageKind, readonly minC: string | null, readonly maxC: string | null, readonly archivedAt: string | null } };

export type ChangeStorageLocationMutationVariables = Exact<{
  input: UpdateStorageLocationInput;
}>;


export type ChangeStorageLocationMutation = { readonly updateStorageLocation: { readonly id: string, readonly version: number, readonly name: string, readonly nameEs: string | null, readonly kind: StorageKind, readonly minC: string | null, readonly maxC: string | null, readonly archivedAt: string | null } };

export type AddShiftMutationVariables = Exact<{
  input: CreateShiftInput;
}>;


export type AddShiftMutation = { readonly createShift: { readonly id: string, readonly version: number, readonly name: string, readonly startsAt: string, readonly endsAt: string, readonly archivedAt: string | null } };

export type ChangeShiftMutationVariables = Exact<{
  input: UpdateShiftInput;
}>;


export type ChangeShiftMutation = { readonly updateShift: { readonly id: string, readonly version: number, readonly name: string, readonly startsAt: string, readonly endsAt: string, readonly archivedAt: string | null } };

export const StationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Station"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<StationPartsFragment, unknown>;
export const StoragePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<StoragePartsFragment, unknown>;
export const ShiftPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ShiftPartsFragment, unknown>;
export const KitchenStationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenStations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Station"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<KitchenStationsQuery, KitchenStationsQueryVariables>;
export const KitchenStorageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storageLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<KitchenStorageQuery, KitchenStorageQueryVariables>;
export const KitchenShiftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenShifts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shifts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<KitchenShiftsQuery, KitchenShiftsQueryVariables>;
export const AddStationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Station"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<AddStationMutation, AddStationMutationVariables>;
export const ChangeStationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StationParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Station"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ChangeStationMutation, ChangeStationMutationVariables>;
export const AddStorageLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStorageLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStorageLocationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStorageLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<AddStorageLocationMutation, AddStorageLocationMutationVariables>;
export const ChangeStorageLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStorageLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStorageLocationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStorageLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageLocation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ChangeStorageLocationMutation, ChangeStorageLocationMutationVariables>;
export const AddShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<AddShiftMutation, AddShiftMutationVariables>;
export const ChangeShiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeShift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateShiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShiftParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ChangeShiftMutation, ChangeShiftMutationVariables>;
/** `KitchenStations`, typed. */
export function useKitchenStationsQuery(options?: useQuery.Options<KitchenStationsQuery, KitchenStationsQueryVariables> | SkipToken) {
  return useQuery<KitchenStationsQuery, KitchenStationsQueryVariables>(KitchenStationsDocument, options);
}

/** `KitchenStorage`, typed. */
export function useKitchenStorageQuery(options?: useQuery.Options<KitchenStorageQuery, KitchenStorageQueryVariables> | SkipToken) {
  return useQuery<KitchenStorageQuery, KitchenStorageQueryVariables>(KitchenStorageDocument, options);
}

/** `KitchenShifts`, typed. */
export function useKitchenShiftsQuery(options?: useQuery.Options<KitchenShiftsQuery, KitchenShiftsQueryVariables> | SkipToken) {
  return useQuery<KitchenShiftsQuery, KitchenShiftsQueryVariables>(KitchenShiftsDocument, options);
}

/** `AddStation`, typed. */
export function useAddStationMutation(options?: useMutation.Options<AddStationMutation, AddStationMutationVariables>) {
  return useMutation<AddStationMutation, AddStationMutationVariables>(AddStationDocument, options);
}

/** `ChangeStation`, typed. */
export function useChangeStationMutation(options?: useMutation.Options<ChangeStationMutation, ChangeStationMutationVariables>) {
  return useMutation<ChangeStationMutation, ChangeStationMutationVariables>(ChangeStationDocument, options);
}

/** `AddStorageLocation`, typed. */
export function useAddStorageLocationMutation(options?: useMutation.Options<AddStorageLocationMutation, AddStorageLocationMutationVariables>) {
  return useMutation<AddStorageLocationMutation, AddStorageLocationMutationVariables>(AddStorageLocationDocument, options);
}

/** `ChangeStorageLocation`, typed. */
export function useChangeStorageLocationMutation(options?: useMutation.Options<ChangeStorageLocationMutation, ChangeStorageLocationMutationVariables>) {
  return useMutation<ChangeStorageLocationMutation, ChangeStorageLocationMutationVariables>(ChangeStorageLocationDocument, options);
}

/** `AddShift`, typed. */
export function useAddShiftMutation(options?: useMutation.Options<AddShiftMutation, AddShiftMutationVariables>) {
  return useMutation<AddShiftMutation, AddShiftMutationVariables>(AddShiftDocument, options);
}

/** `ChangeShift`, typed. */
export function useChangeShiftMutation(options?: useMutation.Options<ChangeShiftMutation, ChangeShiftMutationVariables>) {
  return useMutation<ChangeShiftMutation, ChangeShiftMutationVariables>(ChangeShiftDocument, options);
}
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ItemsFilter = {
  readonly archived?: boolean | null | undefined;
  readonly category?: string | null | undefined;
  readonly expired?: boolean | null | undefined;
  readonly expiring?: boolean | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly out?: boolean | null | undefined;
  readonly owing?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: StockState | null | undefined;
  readonly storageLocationId?: string | null | undefined;
  readonly updatedSince?: string | null | undefined;
  readonly withoutAllergens?: boolean | null | undefined;
  readonly withoutPrice?: boolean | null | undefined;
};

export type LogWasteInput = {
  readonly itemId: string;
  readonly lotCode?: string | null | undefined;
  readonly lotId?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly occurredAt?: string | null | undefined;
  readonly quantity: string;
  readonly reasonId: string;
  readonly stationId?: string | null | undefined;
  readonly unit: string;
};

export type LotState =
  | 'available'
  | 'depleted'
  | 'discarded'
  | 'frozen'
  | 'opened'
  | 'quarantined'
  | 'thawed';

export type ReverseWasteInput = {
  readonly id: string;
  readonly reason: string;
};

export type StockState =
  | 'low'
  | 'ok'
  | 'over';

export type UndoWasteInput = {
  readonly id: string;
};

export type WasteRowFragment = { readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly quantity: string, readonly unit: string, readonly reasonName: string, readonly reasonNameEs: string | null, readonly stationName: string | null, readonly recordedByName: string, readonly occurredAt: string, readonly cost: string | null, readonly note: string | null, readonly expected: boolean, readonly lotCode: string | null, readonly reversedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> };

export type WasteLotFragment = { readonly id: string, readonly lotCode: string, readonly quantity: string, readonly unit: string, readonly useBy: string | null, readonly expired: boolean, readonly expiring: boolean, readonly state: LotState, readonly storageLocationName: string | null };

export type WasteItemsQueryVariables = Exact<{
  filter?: ItemsFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WasteItemsQuery = { readonly items: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly unit: string, readonly onHand: string, readonly storageLocationName: string | null }> } };

export type WasteItemUnitsQueryVariables = Exact<{
  id: string;
}>;


export type WasteItemUnitsQuery = { readonly item: { readonly id: string, readonly unit: string, readonly densityGramsPerMl: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string }> } };

export type WasteLotsQueryVariables = Exact<{
  itemId: string;
}>;


export type WasteLotsQuery = { readonly stockLots: ReadonlyArray<{ readonly id: string, readonly lotCode: string, readonly quantity: string, readonly unit: string, readonly useBy: string | null, readonly expired: boolean, readonly expiring: boolean, readonly state: LotState, readonly storageLocationName: string | null }> };

export type WasteLotByIdQueryVariables = Exact<{
  id: string;
}>;


export type WasteLotByIdQuery = { readonly stockLot: { readonly itemId: string, readonly itemName: string, readonly id: string, readonly lotCode: string, readonly quantity: string, readonly unit: string, readonly useBy: string | null, readonly expired: boolean, readonly expiring: boolean, readonly state: LotState, readonly storageLocationName: string | null } };

export type WasteLotByCodeQueryVariables = Exact<{
  code: string;
}>;


export type WasteLotByCodeQuery = { readonly stockLotByCode: { readonly itemId: string, readonly itemName: string, readonly id: string, readonly lotCode: string, readonly quantity: string, readonly unit: string, readonly useBy: string | null, readonly expired: boolean, readonly expiring: boolean, readonly state: LotState, readonly storageLocationName: string | null } };

export type WasteChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WasteChoicesQuery = { readonly wasteReasons: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly nameEs: string | null, readonly expected: boolean }>, readonly stations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type WasteListQueryVariables = Exact<{
  from: string;
  to: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WasteListQuery = { readonly wasteEntries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly quantity: string, readonly unit: string, readonly reasonName: string, readonly reasonNameEs: string | null, readonly stationName: string | null, readonly recordedByName: string, readonly occurredAt: string, readonly cost: string | null, readonly note: string | null, readonly expected: boolean, readonly lotCode: string | null, readonly reversedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type WasteFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type WasteFiguresQuery = { readonly wasteSummary: { readonly todayEntries: number, readonly todayCost: string | null, readonly weekCost: string | null, readonly previousWeekCost: string | null, readonly unknownCosts: number, readonly topReasons: ReadonlyArray<{ readonly name: string, readonly nameEs: string | null, readonly entries: number, readonly cost: string | null }>, readonly topItems: ReadonlyArray<{ readonly name: string, readonly entries: number, readonly cost: string | null }> } };

export type WastePhotosQueryVariables = Exact<{
  id: string;
}>;


export type WastePhotosQuery = { readonly node:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> }
    | { readonly id: string }
   | null };

export type LogWasteMutationVariables = Exact<{
  input: LogWasteInput;
}>;


export type LogWasteMutation = { readonly logWaste: { readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly quantity: string, readonly unit: string, readonly reasonName: string, readonly reasonNameEs: string | null, readonly stationName: string | null, readonly recordedByName: string, readonly occurredAt: string, readonly cost: string | null, readonly note: string | null, readonly expected: boolean, readonly lotCode: string | null, readonly reversedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> } };

export type UndoWasteMutationVariables = Exact<{
  input: UndoWasteInput;
}>;


export type UndoWasteMutation = { readonly undoWaste: { readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly quantity: string, readonly unit: string, readonly reasonName: string, readonly reasonNameEs: string | null, readonly stationName: string | null, readonly recordedByName: string, readonly occurredAt: string, readonly cost: string | null, readonly note: string | null, readonly expected: boolean, readonly lotCode: string | null, readonly reversedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> } };

export type ReverseWasteMutationVariables = Exact<{
  input: ReverseWasteInput;
}>;


export type ReverseWasteMutation = { readonly reverseWaste: { readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly quantity: string, readonly unit: string, readonly reasonName: string, readonly reasonNameEs: string | null, readonly stationName: string | null, readonly recordedByName: string, readonly occurredAt: string, readonly cost: string | null, readonly note: string | null, readonly expected: boolean, readonly lotCode: string | null, readonly reversedAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly version: number, readonly recipeStepId: string | null, readonly createdById: string, readonly caption: string | null, readonly width: number, readonly height: number }> } };

export type RecentWasteQueryVariables = Exact<{
  from: string;
  to: string;
  first: number;
}>;


export type RecentWasteQuery = { readonly wasteEntries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly reversedAt: string | null }> } };

export const WasteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<WasteRowFragment, unknown>;
export const WasteLotFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteLot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockLot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}}]}}]} as unknown as DocumentNode<WasteLotFragment, unknown>;
export const WasteItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}}]}}]}}]}}]} as unknown as DocumentNode<WasteItemsQuery, WasteItemsQueryVariables>;
export const WasteItemUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteItemUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}}]}}]}}]}}]} as unknown as DocumentNode<WasteItemUnitsQuery, WasteItemUnitsQueryVariables>;
export const WasteLotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteLots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteLot"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteLot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockLot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}}]}}]} as unknown as DocumentNode<WasteLotsQuery, WasteLotsQueryVariables>;
export const WasteLotByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteLotById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteLot"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteLot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockLot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}}]}}]} as unknown as DocumentNode<WasteLotByIdQuery, WasteLotByIdQueryVariables>;
export const WasteLotByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteLotByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLotByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteLot"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteLot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockLot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}}]}}]} as unknown as DocumentNode<WasteLotByCodeQuery, WasteLotByCodeQueryVariables>;
export const WasteChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasteReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WasteChoicesQuery, WasteChoicesQueryVariables>;
export const WasteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasteEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<WasteListQuery, WasteListQueryVariables>;
export const WasteFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WasteFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasteSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayEntries"}},{"kind":"Field","name":{"kind":"Name","value":"todayCost"}},{"kind":"Field","name":{"kind":"Name","value":"weekCost"}},{"kind":"Field","name":{"kind":"Name","value":"previousWeekCost"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCosts"}},{"kind":"Field","name":{"kind":"Name","value":"topReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]}}]}}]} as unknown as DocumentNode<WasteFiguresQuery, WasteFiguresQueryVariables>;
export const WastePhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WastePhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<WastePhotosQuery, WastePhotosQueryVariables>;
export const LogWasteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogWaste"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogWasteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logWaste"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<LogWasteMutation, LogWasteMutationVariables>;
export const UndoWasteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoWaste"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoWasteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWaste"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<UndoWasteMutation, UndoWasteMutationVariables>;
export const ReverseWasteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReverseWaste"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseWasteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseWaste"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WasteRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WasteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WasteEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"recordedByName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeStepId"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<ReverseWasteMutation, ReverseWasteMutationVariables>;
export const RecentWasteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentWaste"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasteEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecentWasteQuery, RecentWasteQueryVariables>;
/** `WasteItems`, typed. */
export function useWasteItemsQuery(options?: useQuery.Options<WasteItemsQuery, WasteItemsQueryVariables> | SkipToken) {
  return useQuery<WasteItemsQuery, WasteItemsQueryVariables>(WasteItemsDocument, options);
}

/** `WasteItemUnits`, typed. */
export function useWasteItemUnitsQuery(options: useQuery.Options<WasteItemUnitsQuery, WasteItemUnitsQueryVariables> | SkipToken) {
  return useQuery<WasteItemUnitsQuery, WasteItemUnitsQueryVariables>(WasteItemUnitsDocument, options);
}

/** `WasteLots`, typed. */
export function useWasteLotsQuery(options: useQuery.Options<WasteLotsQuery, WasteLotsQueryVariables> | SkipToken) {
  return useQuery<WasteLotsQuery, WasteLotsQueryVariables>(WasteLotsDocument, options);
}

/** `WasteLotById`, typed. */
export function useWasteLotByIdQuery(options: useQuery.Options<WasteLotByIdQuery, WasteLotByIdQueryVariables> | SkipToken) {
  return useQuery<WasteLotByIdQuery, WasteLotByIdQueryVariables>(WasteLotByIdDocument, options);
}

/** `WasteLotByCode`, typed. */
export function useWasteLotByCodeQuery(options: useQuery.Options<WasteLotByCodeQuery, WasteLotByCodeQueryVariables> | SkipToken) {
  return useQuery<WasteLotByCodeQuery, WasteLotByCodeQueryVariables>(WasteLotByCodeDocument, options);
}

/** `WasteChoices`, typed. */
export function useWasteChoicesQuery(options?: useQuery.Options<WasteChoicesQuery, WasteChoicesQueryVariables> | SkipToken) {
  return useQuery<WasteChoicesQuery, WasteChoicesQueryVariables>(WasteChoicesDocument, options);
}

/** `WasteList`, typed. */
export function useWasteListQuery(options: useQuery.Options<WasteListQuery, WasteListQueryVariables> | SkipToken) {
  return useQuery<WasteListQuery, WasteListQueryVariables>(WasteListDocument, options);
}

/** `WasteFigures`, typed. */
export function useWasteFiguresQuery(options?: useQuery.Options<WasteFiguresQuery, WasteFiguresQueryVariables> | SkipToken) {
  return useQuery<WasteFiguresQuery, WasteFiguresQueryVariables>(WasteFiguresDocument, options);
}

/** `WastePhotos`, typed. */
export function useWastePhotosQuery(options: useQuery.Options<WastePhotosQuery, WastePhotosQueryVariables> | SkipToken) {
  return useQuery<WastePhotosQuery, WastePhotosQueryVariables>(WastePhotosDocument, options);
}

/** `LogWaste`, typed. */
export function useLogWasteMutation(options?: useMutation.Options<LogWasteMutation, LogWasteMutationVariables>) {
  return useMutation<LogWasteMutation, LogWasteMutationVariables>(LogWasteDocument, options);
}

/** `UndoWaste`, typed. */
export function useUndoWasteMutation(options?: useMutation.Options<UndoWasteMutation, UndoWasteMutationVariables>) {
  return useMutation<UndoWasteMutation, UndoWasteMutationVariables>(UndoWasteDocument, options);
}

/** `ReverseWaste`, typed. */
export function useReverseWasteMutation(options?: useMutation.Options<ReverseWasteMutation, ReverseWasteMutationVariables>) {
  return useMutation<ReverseWasteMutation, ReverseWasteMutationVariables>(ReverseWasteDocument, options);
}

/** `RecentWaste`, typed. */
export function useRecentWasteQuery(options: useQuery.Options<RecentWasteQuery, RecentWasteQueryVariables> | SkipToken) {
  return useQuery<RecentWasteQuery, RecentWasteQueryVariables>(RecentWasteDocument, options);
}
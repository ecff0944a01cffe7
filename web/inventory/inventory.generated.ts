/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AdjustStockInput = {
  readonly countedQuantity?: string | null | undefined;
  readonly difference?: string | null | undefined;
  readonly itemId: string;
  readonly lotId?: string | null | undefined;
  readonly reason: string;
  readonly useBy?: string | null | undefined;
};

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

export type ArchiveItemInput = {
  readonly archived: boolean;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type ChangeLotStateInput = {
  readonly id: string;
  readonly quantity?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type ConversionSource =
  | 'learned'
  | 'manual';

export type CreateItemInput = {
  readonly allergens?: ReadonlyArray<Allergen> | null | undefined;
  readonly category: string;
  readonly defaultYieldPercent?: string | null | undefined;
  readonly densityGramsPerMl?: string | null | undefined;
  readonly frozenShelfLifeHours?: number | null | undefined;
  readonly kind?: ItemKind | null | undefined;
  readonly lastUnitCost?: string | null | undefined;
  readonly maxLevel?: string | null | undefined;
  readonly name: string;
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

export type ItemKind =
  | 'prep'
  | 'raw'
  | 'supply';

export type ItemsFilter = {
  readonly archived?: boolean | null | undefined;
  readonly category?: string | null | undefined;
  readonly expiring?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: StockState | null | undefined;
  readonly storageLocationId?: string | null | undefined;
};

export type LotState =
  | 'available'
  | 'depleted'
  | 'discarded'
  | 'frozen'
  | 'opened'
  | 'quarantined'
  | 'thawed';

export type MovementType =
  | 'count_adjust'
  | 'opening'
  | 'prep_in'
  | 'prep_out'
  | 'receive'
  | 'revalue'
  | 'reversal'
  | 'settle'
  | 'transfer_in'
  | 'transfer_out'
  | 'waste';

export type ReverseMovementInput = {
  readonly id: string;
  readonly reason: string;
};

export type StockState =
  | 'low'
  | 'ok'
  | 'over';

export type TcsClass =
  | 'cold'
  | 'eggs'
  | 'frozen'
  | 'hot'
  | 'milk'
  | 'none'
  | 'shellfish';

export type UpdateItemInput = {
  readonly allergens?: ReadonlyArray<Allergen> | null | undefined;
  readonly category?: string | null | undefined;
  readonly defaultYieldPercent?: string | null | undefined;
  readonly densityGramsPerMl?: string | null | undefined;
  readonly frozenShelfLifeHours?: number | null | undefined;
  readonly id: string;
  readonly kind?: ItemKind | null | undefined;
  readonly lastUnitCost?: string | null | undefined;
  readonly maxLevel?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly openedShelfLifeHours?: number | null | undefined;
  readonly packDescription?: string | null | undefined;
  readonly packQuantity?: string | null | undefined;
  readonly parLevel?: string | null | undefined;
  readonly preparedShelfLifeHours?: number | null | undefined;
  readonly shelfLifeHours?: number | null | undefined;
  readonly storageLocationId?: string | null | undefined;
  readonly supplierId?: string | null | undefined;
  readonly tcsClass?: TcsClass | null | undefined;
  readonly thawedShelfLifeHours?: number | null | undefined;
  readonly unit?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type ItemRowFragment = { readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null };

export type ItemPartsFragment = { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> };

export type InventoryListQueryVariables = Exact<{
  filter?: ItemsFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type InventoryListQuery = { readonly items: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type InventorySummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type InventorySummaryQuery = { readonly inventorySummary: { readonly items: number, readonly low: number, readonly over: number, readonly expiring: number, readonly stockValue: string | null, readonly itemsWithoutCost: number | null } };

export type InventoryChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type InventoryChoicesQuery = { readonly itemCategories: ReadonlyArray<{ readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly archivedAt: string | null }>, readonly storageLocations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ItemChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ItemChoicesQuery = { readonly itemCategories: ReadonlyArray<{ readonly id: string, readonly version: number, readonly code: string | null, readonly name: string, readonly nameEs: string | null, readonly sort: number, readonly archivedAt: string | null }>, readonly storageLocations: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly suppliers: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ItemDetailQueryVariables = Exact<{
  id: string;
}>;


export type ItemDetailQuery = { readonly item: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> }, readonly stockLots: ReadonlyArray<{ readonly id: string, readonly version: number, readonly quantity: string, readonly state: LotState, readonly useBy: string | null, readonly receivedAt: string | null, readonly preparedAt: string | null, readonly supplierLot: string | null, readonly lotCode: string, readonly storageLocationName: string | null, readonly expired: boolean, readonly expiring: boolean }> };

export type ItemMovementsQueryVariables = Exact<{
  itemId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ItemMovementsQuery = { readonly stockMovements: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: MovementType, readonly quantity: string, readonly value: string | null, readonly reason: string | null, readonly sourceType: string | null, readonly reversesId: string | null, readonly reversed: boolean, readonly byName: string | null, readonly occurredAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type CreateItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type CreateItemMutation = { readonly createItem: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type UpdateItemMutationVariables = Exact<{
  input: UpdateItemInput;
}>;


export type UpdateItemMutation = { readonly updateItem: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type ArchiveItemMutationVariables = Exact<{
  input: ArchiveItemInput;
}>;


export type ArchiveItemMutation = { readonly archiveItem: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type AdjustStockMutationVariables = Exact<{
  input: AdjustStockInput;
}>;


export type AdjustStockMutation = { readonly adjustStock: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type ReverseMovementMutationVariables = Exact<{
  input: ReverseMovementInput;
}>;


export type ReverseMovementMutation = { readonly reverseMovement: { readonly supplierId: string | null, readonly packQuantity: string | null, readonly packDescription: string | null, readonly defaultYieldPercent: string, readonly densityGramsPerMl: string | null, readonly tcsClass: TcsClass, readonly allergens: ReadonlyArray<Allergen>, readonly shelfLifeHours: number | null, readonly unitChangeable: boolean, readonly id: string, readonly version: number, readonly name: string, readonly category: string, readonly categoryName: string, readonly categoryNameEs: string | null, readonly kind: ItemKind, readonly unit: string, readonly onHand: string, readonly parLevel: string, readonly maxLevel: string | null, readonly stockState: StockState, readonly storageLocationId: string | null, readonly storageLocationName: string | null, readonly supplierName: string | null, readonly nextUseBy: string | null, readonly expiring: boolean, readonly lastUnitCost: string | null, readonly archivedAt: string | null, readonly conversions: ReadonlyArray<{ readonly id: string, readonly fromQuantity: string, readonly fromUnit: string, readonly toQuantity: string, readonly toUnit: string, readonly source: ConversionSource, readonly byName: string | null, readonly at: string }> } };

export type OpenLotMutationVariables = Exact<{
  input: ChangeLotStateInput;
}>;


export type OpenLotMutation = { readonly openLot: { readonly id: string, readonly version: number, readonly state: LotState, readonly useBy: string | null, readonly expired: boolean, readonly expiring: boolean } };

export const ItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ItemRowFragment, unknown>;
export const ItemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ItemPartsFragment, unknown>;
export const InventoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InventoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<InventoryListQuery, InventoryListQueryVariables>;
export const InventorySummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InventorySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventorySummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"over"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"stockValue"}},{"kind":"Field","name":{"kind":"Name","value":"itemsWithoutCost"}}]}}]}}]} as unknown as DocumentNode<InventorySummaryQuery, InventorySummaryQueryVariables>;
export const InventoryChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InventoryChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storageLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<InventoryChoicesQuery, InventoryChoicesQueryVariables>;
export const ItemChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storageLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ItemChoicesQuery, ItemChoicesQueryVariables>;
export const ItemDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stockLots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplierLot"}},{"kind":"Field","name":{"kind":"Name","value":"lotCode"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ItemDetailQuery, ItemDetailQueryVariables>;
export const ItemMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"reversesId"}},{"kind":"Field","name":{"kind":"Name","value":"reversed"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ItemMovementsQuery, ItemMovementsQueryVariables>;
export const CreateItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CreateItemMutation, CreateItemMutationVariables>;
export const UpdateItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<UpdateItemMutation, UpdateItemMutationVariables>;
export const ArchiveItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ArchiveItemMutation, ArchiveItemMutationVariables>;
export const AdjustStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AdjustStockMutation, AdjustStockMutationVariables>;
export const ReverseMovementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReverseMovement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReverseMovementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseMovement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"categoryNameEs"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"parLevel"}},{"kind":"Field","name":{"kind":"Name","value":"maxLevel"}},{"kind":"Field","name":{"kind":"Name","value":"stockState"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationId"}},{"kind":"Field","name":{"kind":"Name","value":"storageLocationName"}},{"kind":"Field","name":{"kind":"Name","value":"supplierName"}},{"kind":"Field","name":{"kind":"Name","value":"nextUseBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}},{"kind":"Field","name":{"kind":"Name","value":"lastUnitCost"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemRow"}},{"kind":"Field","name":{"kind":"Name","value":"supplierId"}},{"kind":"Field","name":{"kind":"Name","value":"packQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"packDescription"}},{"kind":"Field","name":{"kind":"Name","value":"defaultYieldPercent"}},{"kind":"Field","name":{"kind":"Name","value":"densityGramsPerMl"}},{"kind":"Field","name":{"kind":"Name","value":"tcsClass"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLifeHours"}},{"kind":"Field","name":{"kind":"Name","value":"unitChangeable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversionParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"fromUnit"}},{"kind":"Field","name":{"kind":"Name","value":"toQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"toUnit"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ReverseMovementMutation, ReverseMovementMutationVariables>;
export const OpenLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLotStateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"useBy"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"}}]}}]}}]} as unknown as DocumentNode<OpenLotMutation, OpenLotMutationVariables>;
/** `InventoryList`, typed. */
export function useInventoryListQuery(options?: useQuery.Options<InventoryListQuery, InventoryListQueryVariables> | SkipToken) {
  return useQuery<InventoryListQuery, InventoryListQueryVariables>(InventoryListDocument, options);
}

/** `InventorySummary`, typed. */
export function useInventorySummaryQuery(options?: useQuery.Options<InventorySummaryQuery, InventorySummaryQueryVariables> | SkipToken) {
  return useQuery<InventorySummaryQuery, InventorySummaryQueryVariables>(InventorySummaryDocument, options);
}

/** `InventoryChoices`, typed. */
export function useInventoryChoicesQuery(options?: useQuery.Options<InventoryChoicesQuery, InventoryChoicesQueryVariables> | SkipToken) {
  return useQuery<InventoryChoicesQuery, InventoryChoicesQueryVariables>(InventoryChoicesDocument, options);
}

/** `ItemChoices`, typed. */
export function useItemChoicesQuery(options?: useQuery.Options<ItemChoicesQuery, ItemChoicesQueryVariables> | SkipToken) {
  return useQuery<ItemChoicesQuery, ItemChoicesQueryVariables>(ItemChoicesDocument, options);
}

/** `ItemDetail`, typed. */
export function useItemDetailQuery(options: useQuery.Options<ItemDetailQuery, ItemDetailQueryVariables> | SkipToken) {
  return useQuery<ItemDetailQuery, ItemDetailQueryVariables>(ItemDetailDocument, options);
}

/** `ItemMovements`, typed. */
export function useItemMovementsQuery(options: useQuery.Options<ItemMovementsQuery, ItemMovementsQueryVariables> | SkipToken) {
  return useQuery<ItemMovementsQuery, ItemMovementsQueryVariables>(ItemMovementsDocument, options);
}

/** `CreateItem`, typed. */
export function useCreateItemMutation(options?: useMutation.Options<CreateItemMutation, CreateItemMutationVariables>) {
  return useMutation<CreateItemMutation, CreateItemMutationVariables>(CreateItemDocument, options);
}

/** `UpdateItem`, typed. */
export function useUpdateItemMutation(options?: useMutation.Options<UpdateItemMutation, UpdateItemMutationVariables>) {
  return useMutation<UpdateItemMutation, UpdateItemMutationVariables>(UpdateItemDocument, options);
}

/** `ArchiveItem`, typed. */
export function useArchiveItemMutation(options?: useMutation.Options<ArchiveItemMutation, ArchiveItemMutationVariables>) {
  return useMutation<ArchiveItemMutation, ArchiveItemMutationVariables>(ArchiveItemDocument, options);
}

/** `AdjustStock`, typed. */
export function useAdjustStockMutation(options?: useMutation.Options<AdjustStockMutation, AdjustStockMutationVariables>) {
  return useMutation<AdjustStockMutation, AdjustStockMutationVariables>(AdjustStockDocument, options);
}

/** `ReverseMovement`, typed. */
export function useReverseMovementMutation(options?: useMutation.Options<ReverseMovementMutation, ReverseMovementMutationVariables>) {
  return useMutation<ReverseMovementMutation, ReverseMovementMutationVariables>(ReverseMovementDocument, options);
}

/** `OpenLot`, typed. */
export function useOpenLotMutation(options?: useMutation.Options<OpenLotMutation, OpenLotMutationVariables>) {
  return useMutation<OpenLotMutation, OpenLotMutationVariables>(OpenLotDocument, options);
}
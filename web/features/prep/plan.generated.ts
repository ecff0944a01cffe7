/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AddKitchenEventInput = {
  readonly date: string;
  readonly factor: string;
  readonly name: string;
};

export type AddPrepItemInput = {
  readonly batchQuantity?: string | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly itemId: string;
  readonly leadMinutes?: number | null | undefined;
  readonly maxDays?: number | null | undefined;
  readonly maxQuantity?: string | null | undefined;
  readonly minDays?: number | null | undefined;
  readonly minQuantity?: string | null | undefined;
  readonly parByWeekday: ReadonlyArray<string>;
  readonly parMode?: ParMode | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly rounding?: RoundingRule | null | undefined;
  readonly sort?: number | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly useByWeekday?: ReadonlyArray<string> | null | undefined;
};

export type AddPrepListInput = {
  readonly buildTime?: string | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly name: string;
  readonly sort?: number | null | undefined;
};

export type AddPrepTaskInput = {
  readonly assigneeId?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly dueTime: string;
  readonly itemId?: string | null | undefined;
  readonly leadMinutes?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly priority?: Priority | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly targetQuantity: string;
  readonly unit?: string | null | undefined;
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

export type ArchivePrepItemInput = {
  readonly archived: boolean;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type ArchivePrepListInput = {
  readonly archived: boolean;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type AssignPrepTaskInput = {
  readonly assigneeId?: string | null | undefined;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type AssignPrepTasksInput = {
  readonly assigneeId?: string | null | undefined;
  readonly tasks: ReadonlyArray<PrepTaskVersionInput>;
};

export type BuildPrepListInput = {
  readonly date?: string | null | undefined;
  readonly prepItemIds?: ReadonlyArray<string> | null | undefined;
  readonly prepListId?: string | null | undefined;
};

export type DroppedDayReason =
  | 'event'
  | 'not_counted'
  | 'nothing_used';

export type ParMode =
  | 'days'
  | 'forecast'
  | 'weekday';

export type PrepTaskStatus =
  | 'cancelled'
  | 'completed'
  | 'in_progress'
  | 'on_hold'
  | 'pending'
  | 'skipped';

export type PrepTaskVersionInput = {
  readonly id: string;
  readonly version: number;
};

export type Priority =
  | 'high'
  | 'low'
  | 'medium'
  | 'urgent';

export type RemoveKitchenEventInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type RoundingRule =
  | 'down'
  | 'nearest'
  | 'up';

export type UndoPrepBuildInput = {
  readonly taskIds: ReadonlyArray<string>;
};

export type UpdateKitchenEventInput = {
  readonly date?: string | null | undefined;
  readonly factor?: string | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdatePrepItemInput = {
  readonly batchQuantity?: string | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly id: string;
  readonly leadMinutes?: number | null | undefined;
  readonly maxDays?: number | null | undefined;
  readonly maxQuantity?: string | null | undefined;
  readonly minDays?: number | null | undefined;
  readonly minQuantity?: string | null | undefined;
  readonly parByWeekday?: ReadonlyArray<string> | null | undefined;
  readonly parMode?: ParMode | null | undefined;
  readonly prepListId?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly rounding?: RoundingRule | null | undefined;
  readonly sort?: number | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly useByWeekday?: ReadonlyArray<string> | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdatePrepListInput = {
  readonly buildTime?: string | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly sort?: number | null | undefined;
  readonly version?: number | null | undefined;
};

export type UpdatePrepTaskInput = {
  readonly dueTime?: string | null | undefined;
  readonly id: string;
  readonly leadMinutes?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly priority?: Priority | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly targetQuantity?: string | null | undefined;
  readonly version?: number | null | undefined;
};

export type UseSource =
  | 'manual'
  | 'recorded'
  | 'sales';

export type PrepSheetQueryVariables = Exact<{
  date?: string | null | undefined;
  archived: boolean;
}>;


export type PrepSheetQuery = { readonly prepItems: ReadonlyArray<{ readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly recipeId: string | null, readonly recipeName: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly prepListId: string, readonly prepListName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly useByWeekday: ReadonlyArray<string> | null, readonly batchQuantity: string | null, readonly rounding: RoundingRule, readonly parMode: ParMode, readonly minDays: number | null, readonly maxDays: number | null, readonly minQuantity: string | null, readonly maxQuantity: string | null, readonly dueTime: string, readonly leadMinutes: number, readonly par: string, readonly parAssumed: boolean, readonly refillBelow: string | null, readonly useful: string | null, readonly usefulUntil: string | null, readonly capped: boolean, readonly runs: ReadonlyArray<string>, readonly expectedUse: string | null, readonly useSource: UseSource | null, readonly onHand: string, readonly projected: boolean, readonly assumesPar: boolean, readonly planned: string, readonly short: string, readonly toMake: string, readonly hasTask: boolean, readonly forecast: { readonly __typename: 'UseForecast', readonly source: UseSource | null, readonly mean: string | null, readonly factor: string, readonly events: ReadonlyArray<string>, readonly share: string, readonly quantity: string | null, readonly days: ReadonlyArray<{ readonly __typename: 'UseForecastDay', readonly date: string, readonly used: string | null, readonly dropped: DroppedDayReason | null }> } }> };

export type PrepListsQueryVariables = Exact<{
  archived: boolean;
}>;


export type PrepListsQuery = { readonly prepLists: ReadonlyArray<{ readonly __typename: 'PrepList', readonly id: string, readonly version: number, readonly name: string, readonly dueTime: string, readonly buildTime: string | null, readonly builtDate: string | null, readonly builtAt: string | null, readonly isDefault: boolean, readonly archivedAt: string | null }> };

export type PrepPlanningQueryVariables = Exact<{ [key: string]: never; }>;


export type PrepPlanningQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: Role }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly recipes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly outputItemId: string | null, readonly outputItemName: string | null, readonly yieldQuantity: string, readonly yieldUnit: string, readonly stationId: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } }, readonly stations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type MorePrepRecipesQueryVariables = Exact<{
  after: string;
}>;


export type MorePrepRecipesQuery = { readonly recipes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly outputItemId: string | null, readonly outputItemName: string | null, readonly yieldQuantity: string, readonly yieldUnit: string, readonly stationId: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type PrepRecipesFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly outputItemId: string | null, readonly outputItemName: string | null, readonly yieldQuantity: string, readonly yieldUnit: string, readonly stationId: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type AssignPrepTaskMutationVariables = Exact<{
  input: AssignPrepTaskInput;
}>;


export type AssignPrepTaskMutation = { readonly assignPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number } };

export type AddPrepTaskMutationVariables = Exact<{
  input: AddPrepTaskInput;
}>;


export type AddPrepTaskMutation = { readonly addPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number } };

export type UpdatePrepTaskMutationVariables = Exact<{
  input: UpdatePrepTaskInput;
}>;


export type UpdatePrepTaskMutation = { readonly updatePrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number } };

export type AssignPrepTasksMutationVariables = Exact<{
  input: AssignPrepTasksInput;
}>;


export type AssignPrepTasksMutation = { readonly assignPrepTasks: ReadonlyArray<{ readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number }> };

export type BuildPrepListMutationVariables = Exact<{
  input?: BuildPrepListInput | null | undefined;
}>;


export type BuildPrepListMutation = { readonly buildPrepList: { readonly date: string, readonly enough: number, readonly alreadyPlanned: number, readonly roundedToNothing: ReadonlyArray<string>, readonly tasks: ReadonlyArray<{ readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number }> } };

export type KitchenEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenEventsQuery = { readonly kitchenEvents: ReadonlyArray<{ readonly __typename: 'KitchenEvent', readonly id: string, readonly version: number, readonly date: string, readonly name: string, readonly factor: string }> };

export type AddKitchenEventMutationVariables = Exact<{
  input: AddKitchenEventInput;
}>;


export type AddKitchenEventMutation = { readonly addKitchenEvent: { readonly __typename: 'KitchenEvent', readonly id: string, readonly version: number, readonly date: string, readonly name: string, readonly factor: string } };

export type UpdateKitchenEventMutationVariables = Exact<{
  input: UpdateKitchenEventInput;
}>;


export type UpdateKitchenEventMutation = { readonly updateKitchenEvent: { readonly __typename: 'KitchenEvent', readonly id: string, readonly version: number, readonly date: string, readonly name: string, readonly factor: string } };

export type RemoveKitchenEventMutationVariables = Exact<{
  input: RemoveKitchenEventInput;
}>;


export type RemoveKitchenEventMutation = { readonly removeKitchenEvent: string };

export type KitchenEventPartsFragment = { readonly __typename: 'KitchenEvent', readonly id: string, readonly version: number, readonly date: string, readonly name: string, readonly factor: string };

export type UndoPrepBuildMutationVariables = Exact<{
  input: UndoPrepBuildInput;
}>;


export type UndoPrepBuildMutation = { readonly undoPrepBuild: { readonly removed: number, readonly kept: ReadonlyArray<string> } };

export type AddPrepItemMutationVariables = Exact<{
  input: AddPrepItemInput;
}>;


export type AddPrepItemMutation = { readonly addPrepItem: { readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly recipeId: string | null, readonly recipeName: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly prepListId: string, readonly prepListName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly useByWeekday: ReadonlyArray<string> | null, readonly batchQuantity: string | null, readonly rounding: RoundingRule, readonly parMode: ParMode, readonly minDays: number | null, readonly maxDays: number | null, readonly minQuantity: string | null, readonly maxQuantity: string | null, readonly dueTime: string, readonly leadMinutes: number, readonly par: string, readonly parAssumed: boolean, readonly refillBelow: string | null, readonly useful: string | null, readonly usefulUntil: string | null, readonly capped: boolean, readonly runs: ReadonlyArray<string>, readonly expectedUse: string | null, readonly useSource: UseSource | null, readonly onHand: string, readonly projected: boolean, readonly assumesPar: boolean, readonly planned: string, readonly short: string, readonly toMake: string, readonly hasTask: boolean, readonly forecast: { readonly __typename: 'UseForecast', readonly source: UseSource | null, readonly mean: string | null, readonly factor: string, readonly events: ReadonlyArray<string>, readonly share: string, readonly quantity: string | null, readonly days: ReadonlyArray<{ readonly __typename: 'UseForecastDay', readonly date: string, readonly used: string | null, readonly dropped: DroppedDayReason | null }> } } };

export type UpdatePrepItemMutationVariables = Exact<{
  input: UpdatePrepItemInput;
}>;


export type UpdatePrepItemMutation = { readonly updatePrepItem: { readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly recipeId: string | null, readonly recipeName: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly prepListId: string, readonly prepListName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly useByWeekday: ReadonlyArray<string> | null, readonly batchQuantity: string | null, readonly rounding: RoundingRule, readonly parMode: ParMode, readonly minDays: number | null, readonly maxDays: number | null, readonly minQuantity: string | null, readonly maxQuantity: string | null, readonly dueTime: string, readonly leadMinutes: number, readonly par: string, readonly parAssumed: boolean, readonly refillBelow: string | null, readonly useful: string | null, readonly usefulUntil: string | null, readonly capped: boolean, readonly runs: ReadonlyArray<string>, readonly expectedUse: string | null, readonly useSource: UseSource | null, readonly onHand: string, readonly projected: boolean, readonly assumesPar: boolean, readonly planned: string, readonly short: string, readonly toMake: string, readonly hasTask: boolean, readonly forecast: { readonly __typename: 'UseForecast', readonly source: UseSource | null, readonly mean: string | null, readonly factor: string, readonly events: ReadonlyArray<string>, readonly share: string, readonly quantity: string | null, readonly days: ReadonlyArray<{ readonly __typename: 'UseForecastDay', readonly date: string, readonly used: string | null, readonly dropped: DroppedDayReason | null }> } } };

export type ArchivePrepItemMutationVariables = Exact<{
  input: ArchivePrepItemInput;
}>;


export type ArchivePrepItemMutation = { readonly archivePrepItem: { readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly recipeId: string | null, readonly recipeName: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly prepListId: string, readonly prepListName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly useByWeekday: ReadonlyArray<string> | null, readonly batchQuantity: string | null, readonly rounding: RoundingRule, readonly parMode: ParMode, readonly minDays: number | null, readonly maxDays: number | null, readonly minQuantity: string | null, readonly maxQuantity: string | null, readonly dueTime: string, readonly leadMinutes: number, readonly par: string, readonly parAssumed: boolean, readonly refillBelow: string | null, readonly useful: string | null, readonly usefulUntil: string | null, readonly capped: boolean, readonly runs: ReadonlyArray<string>, readonly expectedUse: string | null, readonly useSource: UseSource | null, readonly onHand: string, readonly projected: boolean, readonly assumesPar: boolean, readonly planned: string, readonly short: string, readonly toMake: string, readonly hasTask: boolean, readonly forecast: { readonly __typename: 'UseForecast', readonly source: UseSource | null, readonly mean: string | null, readonly factor: string, readonly events: ReadonlyArray<string>, readonly share: string, readonly quantity: string | null, readonly days: ReadonlyArray<{ readonly __typename: 'UseForecastDay', readonly date: string, readonly used: string | null, readonly dropped: DroppedDayReason | null }> } } };

export type AddPrepListMutationVariables = Exact<{
  input: AddPrepListInput;
}>;


export type AddPrepListMutation = { readonly addPrepList: { readonly __typename: 'PrepList', readonly id: string, readonly version: number, readonly name: string, readonly dueTime: string, readonly buildTime: string | null, readonly builtDate: string | null, readonly builtAt: string | null, readonly isDefault: boolean, readonly archivedAt: string | null } };

export type UpdatePrepListMutationVariables = Exact<{
  input: UpdatePrepListInput;
}>;


export type UpdatePrepListMutation = { readonly updatePrepList: { readonly __typename: 'PrepList', readonly id: string, readonly version: number, readonly name: string, readonly dueTime: string, readonly buildTime: string | null, readonly builtDate: string | null, readonly builtAt: string | null, readonly isDefault: boolean, readonly archivedAt: string | null } };

export type ArchivePrepListMutationVariables = Exact<{
  input: ArchivePrepListInput;
}>;


export type ArchivePrepListMutation = { readonly archivePrepList: { readonly __typename: 'PrepList', readonly id: string, readonly version: number, readonly name: string, readonly dueTime: string, readonly buildTime: string | null, readonly builtDate: string | null, readonly builtAt: string | null, readonly isDefault: boolean, readonly archivedAt: string | null } };

export type PrepListPartsFragment = { readonly __typename: 'PrepList', readonly id: string, readonly version: number, readonly name: string, readonly dueTime: string, readonly buildTime: string | null, readonly builtDate: string | null, readonly builtAt: string | null, readonly isDefault: boolean, readonly archivedAt: string | null };

export type ParLineFragment = { readonly __typename: 'PrepItem', readonly id: string, readonly version: number, readonly itemId: string, readonly itemName: string, readonly unit: string, readonly recipeId: string | null, readonly recipeName: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly prepListId: string, readonly prepListName: string | null, readonly parByWeekday: ReadonlyArray<string>, readonly useByWeekday: ReadonlyArray<string> | null, readonly batchQuantity: string | null, readonly rounding: RoundingRule, readonly parMode: ParMode, readonly minDays: number | null, readonly maxDays: number | null, readonly minQuantity: string | null, readonly maxQuantity: string | null, readonly dueTime: string, readonly leadMinutes: number, readonly par: string, readonly parAssumed: boolean, readonly refillBelow: string | null, readonly useful: string | null, readonly usefulUntil: string | null, readonly capped: boolean, readonly runs: ReadonlyArray<string>, readonly expectedUse: string | null, readonly useSource: UseSource | null, readonly onHand: string, readonly projected: boolean, readonly assumesPar: boolean, readonly planned: string, readonly short: string, readonly toMake: string, readonly hasTask: boolean, readonly forecast: { readonly __typename: 'UseForecast', readonly source: UseSource | null, readonly mean: string | null, readonly factor: string, readonly events: ReadonlyArray<string>, readonly share: string, readonly quantity: string | null, readonly days: ReadonlyArray<{ readonly __typename: 'UseForecastDay', readonly date: string, readonly used: string | null, readonly dropped: DroppedDayReason | null }> } };

export const PrepRecipesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRecipes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemId"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemName"}},{"kind":"Field","name":{"kind":"Name","value":"yieldQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"yieldUnit"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<PrepRecipesFragment, unknown>;
export const KitchenEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}}]}}]} as unknown as DocumentNode<KitchenEventPartsFragment, unknown>;
export const PrepListPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"buildTime"}},{"kind":"Field","name":{"kind":"Name","value":"builtDate"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<PrepListPartsFragment, unknown>;
export const ParLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"useByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"batchQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parMode"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maxQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"parAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"refillBelow"}},{"kind":"Field","name":{"kind":"Name","value":"useful"}},{"kind":"Field","name":{"kind":"Name","value":"usefulUntil"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUse"}},{"kind":"Field","name":{"kind":"Name","value":"useSource"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"projected"}},{"kind":"Field","name":{"kind":"Name","value":"assumesPar"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"toMake"}},{"kind":"Field","name":{"kind":"Name","value":"hasTask"}}]}}]} as unknown as DocumentNode<ParLineFragment, unknown>;
export const PrepSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"useByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"batchQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parMode"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maxQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"parAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"refillBelow"}},{"kind":"Field","name":{"kind":"Name","value":"useful"}},{"kind":"Field","name":{"kind":"Name","value":"usefulUntil"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUse"}},{"kind":"Field","name":{"kind":"Name","value":"useSource"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"projected"}},{"kind":"Field","name":{"kind":"Name","value":"assumesPar"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"toMake"}},{"kind":"Field","name":{"kind":"Name","value":"hasTask"}}]}}]} as unknown as DocumentNode<PrepSheetQuery, PrepSheetQueryVariables>;
export const PrepListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"buildTime"}},{"kind":"Field","name":{"kind":"Name","value":"builtDate"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<PrepListsQuery, PrepListsQueryVariables>;
export const PrepPlanningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepPlanning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"EnumValue","value":"active"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"prep"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRecipes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRecipes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemId"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemName"}},{"kind":"Field","name":{"kind":"Name","value":"yieldQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"yieldUnit"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<PrepPlanningQuery, PrepPlanningQueryVariables>;
export const MorePrepRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MorePrepRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"prep"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRecipes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRecipes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemId"}},{"kind":"Field","name":{"kind":"Name","value":"outputItemName"}},{"kind":"Field","name":{"kind":"Name","value":"yieldQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"yieldUnit"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<MorePrepRecipesQuery, MorePrepRecipesQueryVariables>;
export const AssignPrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignPrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}}]} as unknown as DocumentNode<AssignPrepTaskMutation, AssignPrepTaskMutationVariables>;
export const AddPrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}}]} as unknown as DocumentNode<AddPrepTaskMutation, AddPrepTaskMutationVariables>;
export const UpdatePrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}}]} as unknown as DocumentNode<UpdatePrepTaskMutation, UpdatePrepTaskMutationVariables>;
export const AssignPrepTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignPrepTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignPrepTasksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignPrepTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}}]} as unknown as DocumentNode<AssignPrepTasksMutation, AssignPrepTasksMutationVariables>;
export const BuildPrepListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuildPrepList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BuildPrepListInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buildPrepList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyPlanned"}},{"kind":"Field","name":{"kind":"Name","value":"roundedToNothing"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}}]}}]} as unknown as DocumentNode<BuildPrepListMutation, BuildPrepListMutationVariables>;
export const KitchenEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KitchenEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kitchenEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenEventParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}}]}}]} as unknown as DocumentNode<KitchenEventsQuery, KitchenEventsQueryVariables>;
export const AddKitchenEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddKitchenEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddKitchenEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addKitchenEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenEventParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}}]}}]} as unknown as DocumentNode<AddKitchenEventMutation, AddKitchenEventMutationVariables>;
export const UpdateKitchenEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKitchenEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateKitchenEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKitchenEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenEventParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}}]}}]} as unknown as DocumentNode<UpdateKitchenEventMutation, UpdateKitchenEventMutationVariables>;
export const RemoveKitchenEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveKitchenEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveKitchenEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeKitchenEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveKitchenEventMutation, RemoveKitchenEventMutationVariables>;
export const UndoPrepBuildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPrepBuild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoPrepBuildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPrepBuild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<UndoPrepBuildMutation, UndoPrepBuildMutationVariables>;
export const AddPrepItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrepItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPrepItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrepItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"useByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"batchQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parMode"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maxQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"parAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"refillBelow"}},{"kind":"Field","name":{"kind":"Name","value":"useful"}},{"kind":"Field","name":{"kind":"Name","value":"usefulUntil"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUse"}},{"kind":"Field","name":{"kind":"Name","value":"useSource"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"projected"}},{"kind":"Field","name":{"kind":"Name","value":"assumesPar"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"toMake"}},{"kind":"Field","name":{"kind":"Name","value":"hasTask"}}]}}]} as unknown as DocumentNode<AddPrepItemMutation, AddPrepItemMutationVariables>;
export const UpdatePrepItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrepItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePrepItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrepItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"useByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"batchQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parMode"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maxQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"parAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"refillBelow"}},{"kind":"Field","name":{"kind":"Name","value":"useful"}},{"kind":"Field","name":{"kind":"Name","value":"usefulUntil"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUse"}},{"kind":"Field","name":{"kind":"Name","value":"useSource"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"projected"}},{"kind":"Field","name":{"kind":"Name","value":"assumesPar"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"toMake"}},{"kind":"Field","name":{"kind":"Name","value":"hasTask"}}]}}]} as unknown as DocumentNode<UpdatePrepItemMutation, UpdatePrepItemMutationVariables>;
export const ArchivePrepItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchivePrepItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivePrepItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivePrepItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ParLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ParLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"itemName"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"parByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"useByWeekday"}},{"kind":"Field","name":{"kind":"Name","value":"batchQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"parMode"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"maxQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"par"}},{"kind":"Field","name":{"kind":"Name","value":"parAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"refillBelow"}},{"kind":"Field","name":{"kind":"Name","value":"useful"}},{"kind":"Field","name":{"kind":"Name","value":"usefulUntil"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"expectedUse"}},{"kind":"Field","name":{"kind":"Name","value":"useSource"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"factor"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onHand"}},{"kind":"Field","name":{"kind":"Name","value":"projected"}},{"kind":"Field","name":{"kind":"Name","value":"assumesPar"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"toMake"}},{"kind":"Field","name":{"kind":"Name","value":"hasTask"}}]}}]} as unknown as DocumentNode<ArchivePrepItemMutation, ArchivePrepItemMutationVariables>;
export const AddPrepListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrepList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPrepListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPrepList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"buildTime"}},{"kind":"Field","name":{"kind":"Name","value":"builtDate"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<AddPrepListMutation, AddPrepListMutationVariables>;
export const UpdatePrepListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrepList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePrepListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePrepList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"buildTime"}},{"kind":"Field","name":{"kind":"Name","value":"builtDate"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<UpdatePrepListMutation, UpdatePrepListMutationVariables>;
export const ArchivePrepListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchivePrepList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivePrepListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivePrepList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueTime"}},{"kind":"Field","name":{"kind":"Name","value":"buildTime"}},{"kind":"Field","name":{"kind":"Name","value":"builtDate"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]} as unknown as DocumentNode<ArchivePrepListMutation, ArchivePrepListMutationVariables>;
/** `PrepSheet`, typed. */
export function usePrepSheetQuery(options: useQuery.Options<PrepSheetQuery, PrepSheetQueryVariables> | SkipToken) {
  return useQuery<PrepSheetQuery, PrepSheetQueryVariables>(PrepSheetDocument, options);
}

/** `PrepLists`, typed. */
export function usePrepListsQuery(options: useQuery.Options<PrepListsQuery, PrepListsQueryVariables> | SkipToken) {
  return useQuery<PrepListsQuery, PrepListsQueryVariables>(PrepListsDocument, options);
}

/** `PrepPlanning`, typed. */
export function usePrepPlanningQuery(options?: useQuery.Options<PrepPlanningQuery, PrepPlanningQueryVariables> | SkipToken) {
  return useQuery<PrepPlanningQuery, PrepPlanningQueryVariables>(PrepPlanningDocument, options);
}

/** `MorePrepRecipes`, typed. */
export function useMorePrepRecipesQuery(options: useQuery.Options<MorePrepRecipesQuery, MorePrepRecipesQueryVariables> | SkipToken) {
  return useQuery<MorePrepRecipesQuery, MorePrepRecipesQueryVariables>(MorePrepRecipesDocument, options);
}

/** `AssignPrepTask`, typed. */
export function useAssignPrepTaskMutation(options?: useMutation.Options<AssignPrepTaskMutation, AssignPrepTaskMutationVariables>) {
  return useMutation<AssignPrepTaskMutation, AssignPrepTaskMutationVariables>(AssignPrepTaskDocument, options);
}

/** `AddPrepTask`, typed. */
export function useAddPrepTaskMutation(options?: useMutation.Options<AddPrepTaskMutation, AddPrepTaskMutationVariables>) {
  return useMutation<AddPrepTaskMutation, AddPrepTaskMutationVariables>(AddPrepTaskDocument, options);
}

/** `UpdatePrepTask`, typed. */
export function useUpdatePrepTaskMutation(options?: useMutation.Options<UpdatePrepTaskMutation, UpdatePrepTaskMutationVariables>) {
  return useMutation<UpdatePrepTaskMutation, UpdatePrepTaskMutationVariables>(UpdatePrepTaskDocument, options);
}

/** `AssignPrepTasks`, typed. */
export function useAssignPrepTasksMutation(options?: useMutation.Options<AssignPrepTasksMutation, AssignPrepTasksMutationVariables>) {
  return useMutation<AssignPrepTasksMutation, AssignPrepTasksMutationVariables>(AssignPrepTasksDocument, options);
}

/** `BuildPrepList`, typed. */
export function useBuildPrepListMutation(options?: useMutation.Options<BuildPrepListMutation, BuildPrepListMutationVariables>) {
  return useMutation<BuildPrepListMutation, BuildPrepListMutationVariables>(BuildPrepListDocument, options);
}

/** `KitchenEvents`, typed. */
export function useKitchenEventsQuery(options?: useQuery.Options<KitchenEventsQuery, KitchenEventsQueryVariables> | SkipToken) {
  return useQuery<KitchenEventsQuery, KitchenEventsQueryVariables>(KitchenEventsDocument, options);
}

/** `AddKitchenEvent`, typed. */
export function useAddKitchenEventMutation(options?: useMutation.Options<AddKitchenEventMutation, AddKitchenEventMutationVariables>) {
  return useMutation<AddKitchenEventMutation, AddKitchenEventMutationVariables>(AddKitchenEventDocument, options);
}

/** `UpdateKitchenEvent`, typed. */
export function useUpdateKitchenEventMutation(options?: useMutation.Options<UpdateKitchenEventMutation, UpdateKitchenEventMutationVariables>) {
  return useMutation<UpdateKitchenEventMutation, UpdateKitchenEventMutationVariables>(UpdateKitchenEventDocument, options);
}

/** `RemoveKitchenEvent`, typed. */
export function useRemoveKitchenEventMutation(options?: useMutation.Options<RemoveKitchenEventMutation, RemoveKitchenEventMutationVariables>) {
  return useMutation<RemoveKitchenEventMutation, RemoveKitchenEventMutationVariables>(RemoveKitchenEventDocument, options);
}

/** `UndoPrepBuild`, typed. */
export function useUndoPrepBuildMutation(options?: useMutation.Options<UndoPrepBuildMutation, UndoPrepBuildMutationVariables>) {
  return useMutation<UndoPrepBuildMutation, UndoPrepBuildMutationVariables>(UndoPrepBuildDocument, options);
}

/** `AddPrepItem`, typed. */
export function useAddPrepItemMutation(options?: useMutation.Options<AddPrepItemMutation, AddPrepItemMutationVariables>) {
  return useMutation<AddPrepItemMutation, AddPrepItemMutationVariables>(AddPrepItemDocument, options);
}

/** `UpdatePrepItem`, typed. */
export function useUpdatePrepItemMutation(options?: useMutation.Options<UpdatePrepItemMutation, UpdatePrepItemMutationVariables>) {
  return useMutation<UpdatePrepItemMutation, UpdatePrepItemMutationVariables>(UpdatePrepItemDocument, options);
}

/** `ArchivePrepItem`, typed. */
export function useArchivePrepItemMutation(options?: useMutation.Options<ArchivePrepItemMutation, ArchivePrepItemMutationVariables>) {
  return useMutation<ArchivePrepItemMutation, ArchivePrepItemMutationVariables>(ArchivePrepItemDocument, options);
}

/** `AddPrepList`, typed. */
export function useAddPrepListMutation(options?: useMutation.Options<AddPrepListMutation, AddPrepListMutationVariables>) {
  return useMutation<AddPrepListMutation, AddPrepListMutationVariables>(AddPrepListDocument, options);
}

/** `UpdatePrepList`, typed. */
export function useUpdatePrepListMutation(options?: useMutation.Options<UpdatePrepListMutation, UpdatePrepListMutationVariables>) {
  return useMutation<UpdatePrepListMutation, UpdatePrepListMutationVariables>(UpdatePrepListDocument, options);
}

/** `ArchivePrepList`, typed. */
export function useArchivePrepListMutation(options?: useMutation.Options<ArchivePrepListMutation, ArchivePrepListMutationVariables>) {
  return useMutation<ArchivePrepListMutation, ArchivePrepListMutationVariables>(ArchivePrepListDocument, options);
}
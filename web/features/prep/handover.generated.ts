/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
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

export type HandOverPrepTaskInput = {
  readonly assigneeId: string;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type PrepTaskStatus =
  | 'cancelled'
  | 'completed'
  | 'in_progress'
  | 'on_hold'
  | 'pending'
  | 'skipped';

export type Priority =
  | 'high'
  | 'low'
  | 'medium'
  | 'urgent';

export type RecurringKind =
  | 'cleaning'
  | 'closing'
  | 'opening'
  | 'other';

export type RequestPrepTaskInput = {
  readonly anyway?: boolean | null | undefined;
  readonly dueTime: string;
  readonly itemId?: string | null | undefined;
  readonly moreOfId?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly recipeId?: string | null | undefined;
  readonly runningOut?: boolean | null | undefined;
  readonly stationId?: string | null | undefined;
  readonly targetQuantity: string;
  readonly unit?: string | null | undefined;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type TakeOverPrepTaskInput = {
  readonly fromId?: string | null | undefined;
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type PrepColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrepColleaguesQuery = { readonly prepColleagues: ReadonlyArray<{ readonly id: string, readonly name: string, readonly role: Role, readonly openTasks: number }> };

export type HandOverPrepTaskMutationVariables = Exact<{
  input: HandOverPrepTaskInput;
}>;


export type HandOverPrepTaskMutation = { readonly handOverPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly leadMinutes: number | null, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly recurringTaskId: string | null, readonly recurringKind: RecurringKind | null, readonly instructions: string | null, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly thawFor: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number, readonly itemId: string | null, readonly lotId: string | null, readonly countedAtClosing: boolean, readonly waitsFor: ReadonlyArray<{ readonly __typename: 'PrepTaskPrerequisite', readonly prepTaskId: string, readonly name: string }> } };

export type TakeOverPrepTaskMutationVariables = Exact<{
  input: TakeOverPrepTaskInput;
}>;


export type TakeOverPrepTaskMutation = { readonly takeOverPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly leadMinutes: number | null, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly recurringTaskId: string | null, readonly recurringKind: RecurringKind | null, readonly instructions: string | null, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly thawFor: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number, readonly itemId: string | null, readonly lotId: string | null, readonly countedAtClosing: boolean, readonly waitsFor: ReadonlyArray<{ readonly __typename: 'PrepTaskPrerequisite', readonly prepTaskId: string, readonly name: string }> } };

export type RequestPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type RequestPlaceQuery = { readonly stations: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly me: { readonly id: string, readonly stationId: string | null } | null };

export type RequestTaskQueryVariables = Exact<{
  id: string;
}>;


export type RequestTaskQuery = { readonly prepTask: { readonly id: string, readonly name: string, readonly unit: string, readonly note: string | null, readonly stationId: string | null } };

export type RequestItemQueryVariables = Exact<{
  id: string;
}>;


export type RequestItemQuery = { readonly item: { readonly id: string, readonly name: string, readonly unit: string, readonly usable: string } };

export type RequestRecipesQueryVariables = Exact<{
  search: string;
}>;


export type RequestRecipesQuery = { readonly recipes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly yieldUnit: string, readonly stationId: string | null }> } };

export type RequestPrepTaskMutationVariables = Exact<{
  input: RequestPrepTaskInput;
}>;


export type RequestPrepTaskMutation = { readonly requestPrepTask: { readonly __typename: 'PrepTask', readonly id: string, readonly version: number, readonly name: string, readonly businessDate: string, readonly carriedOver: boolean, readonly prepListId: string, readonly prepListName: string | null, readonly runNo: number, readonly status: PrepTaskStatus, readonly priority: Priority, readonly targetQuantity: string, readonly actualQuantity: string | null, readonly unit: string, readonly parAtPlan: string | null, readonly onHandAtPlan: string | null, readonly dueAt: string, readonly leadMinutes: number | null, readonly latestStartAt: string | null, readonly stationId: string | null, readonly stationName: string | null, readonly stationColour: string | null, readonly recipeId: string | null, readonly recipeName: string | null, readonly assigneeId: string | null, readonly assigneeName: string | null, readonly holderId: string | null, readonly holderName: string | null, readonly requestedByName: string | null, readonly recurringTaskId: string | null, readonly recurringKind: RecurringKind | null, readonly instructions: string | null, readonly needsNote: boolean, readonly needsPhoto: boolean, readonly thawFor: string | null, readonly startedAt: string | null, readonly startedById: string | null, readonly startedByName: string | null, readonly heldAt: string | null, readonly completedAt: string | null, readonly completedById: string | null, readonly completedByName: string | null, readonly note: string | null, readonly skipReason: string | null, readonly overrideReason: string | null, readonly allergens: ReadonlyArray<Allergen> | null, readonly knownAllergens: ReadonlyArray<Allergen>, readonly undoSeconds: number, readonly itemId: string | null, readonly lotId: string | null, readonly countedAtClosing: boolean, readonly waitsFor: ReadonlyArray<{ readonly __typename: 'PrepTaskPrerequisite', readonly prepTaskId: string, readonly name: string }> } };


export const PrepColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrepColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"openTasks"}}]}}]}}]} as unknown as DocumentNode<PrepColleaguesQuery, PrepColleaguesQueryVariables>;
export const HandOverPrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverPrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"recurringTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"recurringKind"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"thawFor"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"lotId"}},{"kind":"Field","name":{"kind":"Name","value":"countedAtClosing"}}]}}]} as unknown as DocumentNode<HandOverPrepTaskMutation, HandOverPrepTaskMutationVariables>;
export const TakeOverPrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverPrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeOverPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"recurringTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"recurringKind"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"thawFor"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"lotId"}},{"kind":"Field","name":{"kind":"Name","value":"countedAtClosing"}}]}}]} as unknown as DocumentNode<TakeOverPrepTaskMutation, TakeOverPrepTaskMutationVariables>;
export const RequestPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}}]}}]} as unknown as DocumentNode<RequestPlaceQuery, RequestPlaceQueryVariables>;
export const RequestTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}}]}}]} as unknown as DocumentNode<RequestTaskQuery, RequestTaskQueryVariables>;
export const RequestItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"usable"}}]}}]}}]} as unknown as DocumentNode<RequestItemQuery, RequestItemQueryVariables>;
export const RequestRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"prep"}},{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"yieldUnit"}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}}]}}]}}]}}]} as unknown as DocumentNode<RequestRecipesQuery, RequestRecipesQueryVariables>;
export const RequestPrepTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPrepTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPrepTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPrepTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"businessDate"}},{"kind":"Field","name":{"kind":"Name","value":"carriedOver"}},{"kind":"Field","name":{"kind":"Name","value":"prepListId"}},{"kind":"Field","name":{"kind":"Name","value":"prepListName"}},{"kind":"Field","name":{"kind":"Name","value":"runNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"targetQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"actualQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"parAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"onHandAtPlan"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"leadMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"latestStartAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"prepTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationId"}},{"kind":"Field","name":{"kind":"Name","value":"stationName"}},{"kind":"Field","name":{"kind":"Name","value":"stationColour"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"recipeName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"holderId"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"recurringTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"recurringKind"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"needsNote"}},{"kind":"Field","name":{"kind":"Name","value":"needsPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"thawFor"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedById"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedById"}},{"kind":"Field","name":{"kind":"Name","value":"completedByName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}},{"kind":"Field","name":{"kind":"Name","value":"overrideReason"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"knownAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"undoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"lotId"}},{"kind":"Field","name":{"kind":"Name","value":"countedAtClosing"}}]}}]} as unknown as DocumentNode<RequestPrepTaskMutation, RequestPrepTaskMutationVariables>;
/** `PrepColleagues`, typed. */
export function usePrepColleaguesQuery(options?: useQuery.Options<PrepColleaguesQuery, PrepColleaguesQueryVariables> | SkipToken) {
  return useQuery<PrepColleaguesQuery, PrepColleaguesQueryVariables>(PrepColleaguesDocument, options);
}

/** `HandOverPrepTask`, typed. */
export function useHandOverPrepTaskMutation(options?: useMutation.Options<HandOverPrepTaskMutation, HandOverPrepTaskMutationVariables>) {
  return useMutation<HandOverPrepTaskMutation, HandOverPrepTaskMutationVariables>(HandOverPrepTaskDocument, options);
}

/** `TakeOverPrepTask`, typed. */
export function useTakeOverPrepTaskMutation(options?: useMutation.Options<TakeOverPrepTaskMutation, TakeOverPrepTaskMutationVariables>) {
  return useMutation<TakeOverPrepTaskMutation, TakeOverPrepTaskMutationVariables>(TakeOverPrepTaskDocument, options);
}

/** `RequestPlace`, typed. */
export function useRequestPlaceQuery(options?: useQuery.Options<RequestPlaceQuery, RequestPlaceQueryVariables> | SkipToken) {
  return useQuery<RequestPlaceQuery, RequestPlaceQueryVariables>(RequestPlaceDocument, options);
}

/** `RequestTask`, typed. */
export function useRequestTaskQuery(options: useQuery.Options<RequestTaskQuery, RequestTaskQueryVariables> | SkipToken) {
  return useQuery<RequestTaskQuery, RequestTaskQueryVariables>(RequestTaskDocument, options);
}

/** `RequestItem`, typed. */
export function useRequestItemQuery(options: useQuery.Options<RequestItemQuery, RequestItemQueryVariables> | SkipToken) {
  return useQuery<RequestItemQuery, RequestItemQueryVariables>(RequestItemDocument, options);
}

/** `RequestRecipes`, typed. */
export function useRequestRecipesQuery(options: useQuery.Options<RequestRecipesQuery, RequestRecipesQueryVariables> | SkipToken) {
  return useQuery<RequestRecipesQuery, RequestRecipesQueryVariables>(RequestRecipesDocument, options);
}

/** `RequestPrepTask`, typed. */
export function useRequestPrepTaskMutation(options?: useMutation.Options<RequestPrepTaskMutation, RequestPrepTaskMutationVariables>) {
  return useMutation<RequestPrepTaskMutation, RequestPrepTaskMutationVariables>(RequestPrepTaskDocument, options);
}
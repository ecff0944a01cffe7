/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ApplyImportInput = {
  readonly choices?: ReadonlyArray<ImportChoiceInput> | null | undefined;
  readonly id: string;
  readonly onlyGood: boolean;
};

export type CancelImportInput = {
  readonly id: string;
};

export type CheckImportInput = {
  readonly fields: ReadonlyArray<string>;
  readonly hasHeadings: boolean;
  readonly id: string;
};

export type ImportChoiceInput = {
  readonly itemId?: string | null | undefined;
  readonly name: string;
  readonly subRecipeId?: string | null | undefined;
};

export type ImportKind =
  | 'items'
  | 'par'
  | 'people'
  | 'recipes'
  | 'sales'
  | 'stock'
  | 'suppliers';

export type ImportMatchKind =
  | 'file'
  | 'new'
  | 'same'
  | 'similar';

export type ImportOutcome =
  | 'changed'
  | 'error'
  | 'new'
  | 'same';

export type ImportRowsFilter = {
  readonly importId: string;
  readonly match?: ImportMatchKind | null | undefined;
  readonly outcome?: ImportOutcome | null | undefined;
  readonly withMatch?: boolean | null | undefined;
  readonly withNotes?: boolean | null | undefined;
};

export type ImportState =
  | 'applied'
  | 'applying'
  | 'checked'
  | 'checking'
  | 'failed'
  | 'read'
  | 'undoing'
  | 'undone';

export type IssueTemporaryPinInput = {
  readonly id: string;
  readonly version?: number | null | undefined;
};

export type ResetLinkInput = {
  readonly id: string;
};

export type Role =
  | 'admin'
  | 'cook'
  | 'manager';

export type UndoImportInput = {
  readonly id: string;
};

export type ImportProgressFragment = { readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null };

export type ImportFileFragment = { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null };

export type ImportBatchQueryVariables = Exact<{
  id: string;
}>;


export type ImportBatchQuery = { readonly importBatch: { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null } };

export type ImportBatchesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportBatchesQuery = { readonly importBatches: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ImportFieldsQueryVariables = Exact<{
  kind: ImportKind;
}>;


export type ImportFieldsQuery = { readonly importFields: ReadonlyArray<{ readonly field: string, readonly name: string, readonly nameEs: string, readonly required: boolean }> };

export type ImportRowsQueryVariables = Exact<{
  filter: ImportRowsFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { readonly importRows: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly cells: ReadonlyArray<string>, readonly outcome: ImportOutcome | null, readonly name: string | null, readonly problems: ReadonlyArray<{ readonly field: string | null, readonly text: string, readonly content: unknown }>, readonly notes: ReadonlyArray<{ readonly text: string, readonly content: unknown }>, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ImportMatchesQueryVariables = Exact<{
  filter: ImportRowsFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportMatchesQuery = { readonly importRows: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly match: { readonly name: string, readonly found: ImportMatchKind, readonly itemId: string | null, readonly subRecipeId: string | null, readonly targetName: string | null, readonly confirmed: boolean } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ImportIngredientsQueryVariables = Exact<{
  search: string;
}>;


export type ImportIngredientsQuery = { readonly ingredientOptions: ReadonlyArray<{ readonly itemId: string | null, readonly subRecipeId: string | null, readonly name: string }> };

export type CheckImportMutationVariables = Exact<{
  input: CheckImportInput;
}>;


export type CheckImportMutation = { readonly checkImport: { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null } };

export type ApplyImportMutationVariables = Exact<{
  input: ApplyImportInput;
}>;


export type ApplyImportMutation = { readonly applyImport: { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null } };

export type CancelImportMutationVariables = Exact<{
  input: CancelImportInput;
}>;


export type CancelImportMutation = { readonly cancelImport: { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null } };

export type UndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type UndoImportMutation = { readonly undoImport: { readonly hasHeadings: boolean, readonly headings: ReadonlyArray<string>, readonly fields: ReadonlyArray<string>, readonly samples: ReadonlyArray<ReadonlyArray<string>>, readonly id: string, readonly version: number, readonly kind: ImportKind, readonly state: ImportState, readonly fileName: string, readonly createdAt: string, readonly createdByName: string, readonly rowCount: number, readonly doneCount: number, readonly newCount: number, readonly changedCount: number, readonly sameCount: number, readonly errorCount: number, readonly noteCount: number, readonly matchCount: number, readonly confirmCount: number, readonly problemText: string | null, readonly problemContent: unknown, readonly appliedAt: string | null, readonly undoneAt: string | null } };

export type NewPeopleQueryVariables = Exact<{
  filter: ImportRowsFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NewPeopleQuery = { readonly importRows: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly person: { readonly id: string, readonly name: string, readonly username: string, readonly role: Role, readonly lastSeenAt: string | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type NewPersonLinkMutationVariables = Exact<{
  input: ResetLinkInput;
}>;


export type NewPersonLinkMutation = { readonly createResetLink: { readonly path: string } };

export type NewPersonPinMutationVariables = Exact<{
  input: IssueTemporaryPinInput;
}>;


export type NewPersonPinMutation = { readonly issueTemporaryPin: { readonly pin: string } };

export const ImportProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ImportProgressFragment, unknown>;
export const ImportFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ImportFileFragment, unknown>;
export const ImportBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<ImportBatchQuery, ImportBatchQueryVariables>;
export const ImportBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportBatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ImportBatchesQuery, ImportBatchesQueryVariables>;
export const ImportFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEs"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]} as unknown as DocumentNode<ImportFieldsQuery, ImportFieldsQueryVariables>;
export const ImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;
export const ImportMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"subRecipeId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ImportMatchesQuery, ImportMatchesQueryVariables>;
export const ImportIngredientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportIngredients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredientOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"subRecipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportIngredientsQuery, ImportIngredientsQueryVariables>;
export const CheckImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const ApplyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"sameCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}},{"kind":"Field","name":{"kind":"Name","value":"problemContent"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProgress"}},{"kind":"Field","name":{"kind":"Name","value":"hasHeadings"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const NewPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NewPeopleQuery, NewPeopleQueryVariables>;
export const NewPersonLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewPersonLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<NewPersonLinkMutation, NewPersonLinkMutationVariables>;
export const NewPersonPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewPersonPin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueTemporaryPinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueTemporaryPin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}}]}}]} as unknown as DocumentNode<NewPersonPinMutation, NewPersonPinMutationVariables>;
/** `ImportBatch`, typed. */
export function useImportBatchQuery(options: useQuery.Options<ImportBatchQuery, ImportBatchQueryVariables> | SkipToken) {
  return useQuery<ImportBatchQuery, ImportBatchQueryVariables>(ImportBatchDocument, options);
}

/** `ImportBatches`, typed. */
export function useImportBatchesQuery(options?: useQuery.Options<ImportBatchesQuery, ImportBatchesQueryVariables> | SkipToken) {
  return useQuery<ImportBatchesQuery, ImportBatchesQueryVariables>(ImportBatchesDocument, options);
}

/** `ImportFields`, typed. */
export function useImportFieldsQuery(options: useQuery.Options<ImportFieldsQuery, ImportFieldsQueryVariables> | SkipToken) {
  return useQuery<ImportFieldsQuery, ImportFieldsQueryVariables>(ImportFieldsDocument, options);
}

/** `ImportRows`, typed. */
export function useImportRowsQuery(options: useQuery.Options<ImportRowsQuery, ImportRowsQueryVariables> | SkipToken) {
  return useQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
}

/** `ImportMatches`, typed. */
export function useImportMatchesQuery(options: useQuery.Options<ImportMatchesQuery, ImportMatchesQueryVariables> | SkipToken) {
  return useQuery<ImportMatchesQuery, ImportMatchesQueryVariables>(ImportMatchesDocument, options);
}

/** `ImportIngredients`, typed. */
export function useImportIngredientsQuery(options: useQuery.Options<ImportIngredientsQuery, ImportIngredientsQueryVariables> | SkipToken) {
  return useQuery<ImportIngredientsQuery, ImportIngredientsQueryVariables>(ImportIngredientsDocument, options);
}

/** `CheckImport`, typed. */
export function useCheckImportMutation(options?: useMutation.Options<CheckImportMutation, CheckImportMutationVariables>) {
  return useMutation<CheckImportMutation, CheckImportMutationVariables>(CheckImportDocument, options);
}

/** `ApplyImport`, typed. */
export function useApplyImportMutation(options?: useMutation.Options<ApplyImportMutation, ApplyImportMutationVariables>) {
  return useMutation<ApplyImportMutation, ApplyImportMutationVariables>(ApplyImportDocument, options);
}

/** `CancelImport`, typed. */
export function useCancelImportMutation(options?: useMutation.Options<CancelImportMutation, CancelImportMutationVariables>) {
  return useMutation<CancelImportMutation, CancelImportMutationVariables>(CancelImportDocument, options);
}

/** `UndoImport`, typed. */
export function useUndoImportMutation(options?: useMutation.Options<UndoImportMutation, UndoImportMutationVariables>) {
  return useMutation<UndoImportMutation, UndoImportMutationVariables>(UndoImportDocument, options);
}

/** `NewPeople`, typed. */
export function useNewPeopleQuery(options: useQuery.Options<NewPeopleQuery, NewPeopleQueryVariables> | SkipToken) {
  return useQuery<NewPeopleQuery, NewPeopleQueryVariables>(NewPeopleDocument, options);
}

/** `NewPersonLink`, typed. */
export function useNewPersonLinkMutation(options?: useMutation.Options<NewPersonLinkMutation, NewPersonLinkMutationVariables>) {
  return useMutation<NewPersonLinkMutation, NewPersonLinkMutationVariables>(NewPersonLinkDocument, options);
}

/** `NewPersonPin`, typed. */
export function useNewPersonPinMutation(options?: useMutation.Options<NewPersonPinMutation, NewPersonPinMutationVariables>) {
  return useMutation<NewPersonPinMutation, NewPersonPinMutationVariables>(NewPersonPinDocument, options);
}
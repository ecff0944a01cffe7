import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { type DocumentNode, Kind, OperationTypeNode, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Message, msg } from '#schema/messages.ts';
import { AppError, invalid, toGraphQLError } from '../../errors.ts';

/** Limits of one document, on every transport. A screen's query stays far below all of them. */
export const documentLimits = { depth: 12, aliases: 30, directives: 20, tokens: 2_000, cost: 20_000 } as const;

/**
 * For documents that only read the schema. graphql's own `getIntrospectionQuery()` is 15 deep and costs 25 000
 * with all its options; graphql refuses lists inside lists of the schema by itself (MaxIntrospectionDepthRule).
 */
const introspectionLimits = { depth: 15, cost: 30_000 } as const;

/** Limits the cost of one document, on every transport. */
export function limitDocuments(): Plugin[] {
  return [
    maxAliasesPlugin({
      n: documentLimits.aliases,
      onReject: refuse((found) => msg('document.tooManyAliases', { found, limit: documentLimits.aliases })),
    }),
    maxDirectivesPlugin({
      n: documentLimits.directives,
      onReject: refuse((found) => msg('document.tooManyDirectives', { found, limit: documentLimits.directives })),
    }),
    maxTokensPlugin({
      n: documentLimits.tokens,
      onReject: refuse(() => msg('document.tooLong', { limit: documentLimits.tokens })),
    }),
    blockFieldSuggestionsPlugin(),
    {
      onValidate({ addValidationRule }) {
        addValidationRule((context: ValidationContext) => {
          const limit = limitsOf(context).depth;
          const onReject = refuse((found) => msg('document.tooDeep', { found, limit }));
          return maxDepthRule({ n: limit, ignoreIntrospection: false, flattenFragments: true, onReject })(context);
        });
        addValidationRule((context: ValidationContext) => {
          const limit = limitsOf(context).cost;
          const onReject = refuse((found) => msg('document.tooCostly', { found, limit }));
          return costLimitRule({ ...weights, maxCost: limit, onReject })(context);
        });
        addValidationRule(oneMutation);
      },
    },
  ];
}

/** The plug-ins name what they counted only in their own sentence. */
const FOUND = /found (.+)\.$/;

/** Replaces a plug-in's error with a message by key. */
function refuse(contentOf: (found: number) => Message) {
  return [
    (_context: unknown, { message }: Error): never => {
      const found = Math.ceil(Number(FOUND.exec(message)?.[1] ?? 0));
      throw toGraphQLError(new AppError('QUERY_TOO_COMPLEX', contentOf(found)));
    },
  ];
}

const weights = { objectCost: 1, scalarCost: 1, depthCostFactor: 1.4, ignoreIntrospection: false } as const;

function limitsOf(context: ValidationContext): { readonly depth: number; readonly cost: number } {
  return readsSchemaOnly(context.getDocument()) ? introspectionLimits : documentLimits;
}

/** Whether a document is one query with `__schema`, `__type` and `__typename` as its only root fields. */
function readsSchemaOnly({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.every(
    ({ operation, selectionSet }) =>
      operation === OperationTypeNode.QUERY &&
      selectionSet.selections.every(
        (selection) =>
          selection.kind === Kind.FIELD && ['__schema', '__type', '__typename'].includes(selection.name.value),
      ),
  );
}

/**
 * One field per mutation. With two, the first would be committed when the second fails, and because our mutation fields are
 * not null the response would be `data: null`, although the first was applied.
 */
function oneMutation(context: ValidationContext) {
  /** The root fields by their response names; each fragment is visited once. */
  const collect = (selections: readonly Selection[], into: Map<string, string>, seen: Set<string>): void => {
    for (const selection of selections) {
      const { kind } = selection;
      if (kind === Kind.FIELD) into.set(selection.alias?.value ?? selection.name.value, selection.name.value);
      else if (kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections, into, seen);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        collect(context.getFragment(selection.name.value)?.selectionSet.selections ?? [], into, seen);
      }
    }
  };
  return {
    OperationDefinition(node: Operation) {
      if (node.operation !== OperationTypeNode.MUTATION) return;
      const rootFields = new Map<string, string>();
      collect(node.selectionSet.selections, rootFields, new Set());
      const mutations = [...rootFields.values()].filter((name) => !name.startsWith('__'));
      if (mutations.length <= 1) return;
      const names = mutations.join(', ');
      context.reportError(toGraphQLError(invalid(msg('document.oneMutation', { names })), { nodes: [node] }));
    },
  };
}

type Operation = Extract<DocumentNode['definitions'][number], { kind: Kind.OPERATION_DEFINITION }>;
type Selection = Operation['selectionSet']['selections'][number];

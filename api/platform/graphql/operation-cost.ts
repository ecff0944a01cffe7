import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limits } from '#schema/limits.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { Budget } from '../http/budget.ts';
import type { Context } from '../context/context.ts';
import { AppError, toGraphQLError } from '../errors.ts';

/** What a request costs a token before its operation is known, also when that turns out to be wrong. */
export const DOOR_POINTS = 1;
/** A write costs this much beside what its answer reads; a question about the schema costs this alone. */
const MUTATION_POINTS = 10;
const SCHEMA_POINTS = 50;

type Variables = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The points of an operation, reckoned from its document alone: 1 for each object that it asks for, times the rows that it asks
 * for (`first`, or a page when that is left out). No operation costs more than a whole budget, so that each can be run.
 */
export function costOf(document: DocumentNode, operationName?: string | null, variables?: Variables): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return DOOR_POINTS;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const reckoning = new Reckoning(fragments, variables);
  const write = operation.operation === OperationTypeNode.MUTATION ? MUTATION_POINTS : 0;
  return Math.min(tokenLimits.points, DOOR_POINTS + write + reckoning.below(operation.selectionSet));
}

class Reckoning {
  /** Each fragment is looked into once, however often it is spread. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Variables,
  ) {}

  below({ selections }: SelectionSetNode): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + this.field(selection);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + this.below(selection.selectionSet);
      return sum + this.fragment(selection.name.value);
    }, 0);
  }

  private field(field: FieldNode): number {
    if (['__schema', '__type'].includes(field.name.value)) return SCHEMA_POINTS;
    return field.selectionSet ? 1 + this.rows(field) * this.below(field.selectionSet) : 0;
  }

  private fragment(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const node = this.fragments.get(name);
    const cost = node ? this.below(node.selectionSet) : 0;
    this.known.set(name, cost);
    return cost;
  }

  /** How many rows a field asks for at most; 1 where it is no page. */
  private rows({ arguments: given, selectionSet }: FieldNode): number {
    const size = given?.find(({ name }) => ['first', 'last'].includes(name.value))?.value;
    const isPage = selectionSet?.selections.some(
      (child) => child.kind === Kind.FIELD && ['nodes', 'edges'].includes(child.name.value),
    );
    const asked = size?.kind === Kind.VARIABLE ? this.variables?.[size.name.value] : numberIn(size);
    if (typeof asked === 'number' && Number.isFinite(asked)) return Math.min(limits.pageMax, Math.max(1, asked));
    return isPage ? limits.pageDefault : 1;
  }
}

function numberIn(value: { readonly kind: string; readonly value?: unknown } | undefined): number | undefined {
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

/** Takes each operation out of the budget of the API token that asks for it, before it runs, and says in the answer what it cost. */
export const spendPoints: Plugin = {
  async onExecute({ args, setResultAndStopExecution }) {
    const spent = await paid(args);
    if (!spent) return undefined;
    if (spent.refusal) return setResultAndStopExecution({ errors: [spent.refusal] });
    const { cost } = spent;
    return {
      onExecuteDone({ result, setResult }) {
        if ('errors' in result || 'data' in result)
          setResult({ ...result, extensions: { ...result.extensions, cost } });
      },
    };
  },
  async onSubscribe({ args, setResultAndStopExecution }) {
    const spent = await paid(args);
    if (spent?.refusal) setResultAndStopExecution({ errors: [spent.refusal] });
  },
};

/** The cost of an operation that was paid for, or why it was refused; null for everybody but API tokens. */
async function paid(args: ExecutionArgs) {
  const ctx: unknown = args.contextValue;
  if (!isContext(ctx) || !ctx.viewer?.token) return null;
  const requested = costOf(args.document, args.operationName, args.variableValues);
  try {
    await ctx.budget.spend(requested - DOOR_POINTS);
    return { cost: { requested, ...stateOf(ctx.budget) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: refusalOf(error, ctx.budget), cost: null };
  }
}

function isContext(value: unknown): value is Context {
  return value !== null && typeof value === 'object' && 'viewer' in value && 'budget' in value;
}

/** What a client needs to pace itself, as the RateLimit headers have it. */
export function stateOf({ left }: Budget) {
  return left ? { limit: left.limit, remaining: left.left, resetSeconds: Math.ceil(left.resetIn) } : {};
}

/** A refusal that is 429 over HTTP whatever the client accepts: nothing was run. */
function refusalOf(error: AppError, budget: Budget): GraphQLError {
  const refusal = toGraphQLError(error);
  const headers = { 'retry-after': String(Math.ceil(error.detail.retryAfter ?? 1)) };
  return new GraphQLError(refusal.message, {
    extensions: { ...refusal.extensions, rateLimit: stateOf(budget), http: { status: error.status, headers } },
  });
}

import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { limits } from '#schema/limits.ts';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { Budget } from '../../http/budget.ts';
import type { Context } from '../../context/context.ts';
import { AppError, toGraphQLError } from '../../errors.ts';

/** Points of a request before its operation is parsed, also when it is invalid. */
export const REQUEST_POINTS = 1;
/** Points of a mutation in addition to what its response reads, and points of an introspection field. */
const MUTATION_POINTS = 10;
const SCHEMA_POINTS = 50;

type Variables = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The points of an operation, computed from its document: 1 for each object times the requested rows (`first`, or the
 * default page size). No operation costs more than a whole budget, so that each can be run.
 */
export function costOf(document: DocumentNode, operationName?: string | null, variables?: Variables): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return REQUEST_POINTS;
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const counter = new CostCounter(fragments, { ...defaultsOf(operation), ...variables });
  const write = operation.operation === OperationTypeNode.MUTATION ? MUTATION_POINTS : 0;
  return Math.min(tokenLimits.points, REQUEST_POINTS + write + counter.below(operation.selectionSet));
}

/** The whole numbers that variables have unless they are sent. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [variable.name.value, numberIn(defaultValue)]),
  );
}

class CostCounter {
  /** Each fragment is visited once, however often it is spread. */
  private readonly fragmentCosts = new Map<string, number>();
  private readonly fragmentsOfPages = new Map<string, boolean>();

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
    const cached = this.fragmentCosts.get(name);
    if (cached !== undefined) return cached;
    const node = this.fragments.get(name);
    const cost = node ? this.below(node.selectionSet) : 0;
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  /** The maximum of rows of a field; 1 if it is no page. */
  private rows({ arguments: args, selectionSet }: FieldNode): number {
    const size = args?.find(({ name }) => ['first', 'last'].includes(name.value))?.value;
    const requested = size?.kind === Kind.VARIABLE ? this.variables?.[size.name.value] : numberIn(size);
    if (typeof requested === 'number' && Number.isFinite(requested))
      return Math.min(limits.pageMax, Math.max(1, requested));
    return selectionSet && this.isPage(selectionSet) ? limits.pageDefault : 1;
  }

  /** Whether rows of a page are selected, directly or in fragments. */
  private isPage({ selections }: SelectionSetNode): boolean {
    return selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return ['nodes', 'edges'].includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return this.isPage(selection.selectionSet);
      return this.isFragmentOfPage(selection.name.value);
    });
  }

  private isFragmentOfPage(name: string): boolean {
    const cached = this.fragmentsOfPages.get(name);
    if (cached !== undefined) return cached;
    const node = this.fragments.get(name);
    const is = node !== undefined && this.isPage(node.selectionSet);
    this.fragmentsOfPages.set(name, is);
    return is;
  }
}

function numberIn(value: { readonly kind: string; readonly value?: unknown } | undefined): number | undefined {
  return value?.kind === Kind.INT ? Number(value.value) : undefined;
}

/** Charges each operation to the API token's budget before it runs, and reports its cost in the response. */
export const spendPoints: Plugin = {
  async onExecute({ args, setResultAndStopExecution }) {
    const spent = await charge(args);
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
    const spent = await charge(args);
    if (spent?.refusal) setResultAndStopExecution({ errors: [spent.refusal] });
  },
};

/** The cost of a charged operation, or why it was refused; null without an API token. */
async function charge(args: ExecutionArgs) {
  const ctx: unknown = args.contextValue;
  if (!isContext(ctx) || !ctx.viewer?.token) return null;
  const requested = costOf(args.document, args.operationName, args.variableValues);
  try {
    await ctx.budget.spend(requested - REQUEST_POINTS);
    return { cost: { requested, ...stateOf(ctx.budget) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ points: requested, code: error.code }, 'too many points');
    return { refusal: refusalOf(error, ctx.budget), cost: null };
  }
}

function isContext(value: unknown): value is Context {
  return value !== null && typeof value === 'object' && 'viewer' in value && 'budget' in value;
}

/** The state of the budget, as in the RateLimit headers. */
export function stateOf({ left }: Budget) {
  return left ? { limit: left.limit, remaining: left.left, resetSeconds: Math.ceil(left.resetIn) } : {};
}

/** A rate limit error that is 429 over HTTP whatever the client accepts: nothing was run. */
function refusalOf(error: AppError, budget: Budget): GraphQLError {
  const refusal = toGraphQLError(error);
  const headers = { 'retry-after': String(Math.ceil(error.detail.retryAfter ?? 1)) };
  return new GraphQLError(refusal.message, {
    extensions: { ...refusal.extensions, rateLimit: stateOf(budget), http: { status: error.status, headers } },
  });
}

import { type ExecutionArgs, getOperationAST, type GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../errors.ts';
import type { Metrics } from '../../metrics.ts';

/** Counts operations by kind and the code of their first error. */
export function countOperations(metrics: Metrics): Plugin {
  return {
    onExecute({ args }: { args: ExecutionArgs }) {
      const kind = getOperationAST(args.document, args.operationName)?.operation ?? 'unknown';
      return {
        onExecuteDone({ result }) {
          metrics.countOperation(kind, 'errors' in result ? outcomeOf(result.errors) : 'ok');
        },
      };
    },
  };
}

function outcomeOf(errors: readonly GraphQLError[] | undefined): string {
  const [first] = errors ?? [];
  if (!first) return 'ok';
  // Errors are not masked at this point.
  if (first.originalError instanceof AppError) return first.originalError.code;
  return typeof first.extensions['code'] === 'string' ? first.extensions['code'] : 'INTERNAL';
}

import { Problem } from '../../../platform/graphql/problem.ts';

/** Whether the server responded that the row does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Problem && error.code === 'NOT_FOUND';
}

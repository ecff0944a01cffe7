import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, findBreakingChanges } from 'graphql';

const text = (path: string) => readFileSync(path, 'utf8');

/** Changes that break a document which the released schema allowed, and that the changelog does not name. */
function undeclared(released: string, present: string, changelog: string): string[] {
  const [, unreleased = ''] = changelog.split(/^## /m);
  return findBreakingChanges(buildSchema(released), buildSchema(present))
    .map(({ description }) => description)
    .filter((description) => !unreleased.includes(description));
}

describe('the released schema', () => {
  test('is not broken but by what the changelog names', () => {
    const [released, present] = [text('schema/released.graphql'), text('schema/schema.graphql')];
    expect(undeclared(released, present, text('docs/api-changelog.md'))).toEqual([]);
  });

  test('would be missed, if a field went', () => {
    const [released, present] = ['type Query { a: Int b: Int }', 'type Query { a: Int }'];
    expect(undeclared(released, present, '## Unreleased\n')).toEqual(['Query.b was removed.']);
    expect(undeclared(released, present, '## Unreleased\n- Query.b was removed.\n## 1.0\n')).toEqual([]);
    expect(undeclared(released, present, '## Unreleased\n\n## 1.0\n- Query.b was removed.\n')).not.toEqual([]);
  });
});

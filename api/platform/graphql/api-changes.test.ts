import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { describe, expect, test } from 'vitest';
import { buildSchema } from 'graphql';

const text = (path: string) => readFileSync(path, 'utf8');

/** Breaking changes against the released schema that the changelog does not name. */
async function undeclared(released: string, present: string, changelog: string): Promise<string[]> {
  const [, unreleased = ''] = changelog.split(/^## /m);
  const changes = await diff(buildSchema(released), buildSchema(present));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message)
    .filter((message) => !unreleased.includes(message));
}

describe('the released schema', () => {
  test('has no breaking changes except those in the changelog', async () => {
    const [released, present] = [text('schema/released.graphql'), text('schema/schema.graphql')];
    expect(await undeclared(released, present, text('docs/api-changelog.md'))).toEqual([]);
  });

  test('a removed field is reported', async () => {
    const [released, present] = ['type Query { a: Int b: Int }', 'type Query { a: Int }'];
    const removed = "Field 'b' was removed from object type 'Query'";
    expect(await undeclared(released, present, '## Unreleased\n')).toEqual([removed]);
    expect(await undeclared(released, present, `## Unreleased\n- ${removed}.\n## 1.0\n`)).toEqual([]);
    expect(await undeclared(released, present, `## Unreleased\n\n## 1.0\n- ${removed}.\n`)).not.toEqual([]);
  });
});

import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type InputOf, parse, unparsed } from '../context/parse.ts';
import { Input, inputType, OptionalInput } from './input-type.ts';

const skipTask = z.strictObject({ id: z.string(), reason: z.string() });
const startTask = z.strictObject({ id: z.string(), reason: z.string().optional() });

const SkipTaskInput = inputType('TestSkipTaskInput', skipTask);

function start(input: InputOf<typeof startTask>): string {
  return parse(startTask, input).id;
}

/** The compiler is the test: `check:types` fails when a line below `@ts-expect-error` compiles. */
class WrongPairings {
  service(@Input(SkipTaskInput) input: InputOf<typeof skipTask>): string {
    // @ts-expect-error The service parses another schema, whose fields happen to fit.
    return start(input);
  }

  // @ts-expect-error The GraphQL type is made of another schema than the parameter is declared for.
  parameter(@Input(SkipTaskInput) input: InputOf<typeof startTask>): string {
    return start(input);
  }

  // @ts-expect-error An argument that may be left out may be null.
  optional(@OptionalInput('input', SkipTaskInput) input: InputOf<typeof skipTask>): string {
    return input.reason;
  }

  literal(): string {
    // @ts-expect-error The schema has no such field.
    return start({ id: 'soup', quantity: '2' });
  }
}

describe('input belongs to its schema', () => {
  test('a wrong pairing does not compile, and a service still parses what it gets', () => {
    expect(() => new WrongPairings().literal()).toThrow('quantity');
    expect(() => start(unparsed<typeof startTask>({ id: 7 }))).toThrow('id');
  });

  test('fields in a literal are enough to call a service from code', () => {
    expect(start({ id: 'soup' })).toBe('soup');
  });
});

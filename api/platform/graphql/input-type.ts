import { Arg, Field, type FieldOptions, Float, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { InputOf } from '../context/parse.ts';
import { enumOf } from './enums.ts';
import { DateTime, Decimal, LocalDate, UnitCode } from './scalars.ts';

/** A GraphQL input type together with the schema that it was made of. */
type InputClass<Schema extends z.ZodType = z.ZodType> = (new () => object) & { readonly schema: Schema };
type GraphType = Extract<Parameters<typeof Field>[0], (returns?: void) => unknown>;

const scalars: Readonly<Record<string, ReturnType<GraphType>>> = {
  ID,
  String,
  Decimal,
  UnitCode,
  LocalDate,
  DateTime,
  Int,
  Float,
};

const shapes = new Map<string, Readonly<Record<string, z.ZodType>>>();

/** The zod schema of a field of an input type; undefined when it was not made of one. */
export function inputField(typeName: string, name: string): z.ZodType | undefined {
  return shapes.get(typeName)?.[name];
}

/**
 * The GraphQL input type of a zod schema, so that ranges and field names are defined once, in schema/inputs. GraphQL checks
 * the shape, the service's `parse` checks the ranges.
 */
export function inputType<Schema extends z.ZodType>(typeName: string, schema: Schema): InputClass<Schema> {
  const shape = objectShape(schema);
  if (!shape) throw new Error(`${typeName} is not an object.`);
  const type = class {
    static readonly schema = schema;
  };
  Object.defineProperty(type, 'name', { value: typeName });
  InputType(typeName)(type);
  shapes.set(typeName, shape);
  for (const [name, field] of Object.entries(shape)) {
    const { inner, nullable } = unwrap(field);
    const [returns, options] = graphType(`${typeName}.${name}`, inner);
    Field(returns, { ...options, nullable })(type.prototype, name);
  }
  return type;
}

/**
 * `@Input(CompletePrepTaskInput) input: InputOf<typeof completePrepTaskInput>`: the argument `input` of that GraphQL type.
 * A parameter declared for another schema does not compile.
 */
export function Input<Schema extends z.ZodType>(type: InputClass<Schema>): ParameterOf<InputOf<Schema>> {
  return Arg('input', () => type);
}

/** The argument `filter` of that GraphQL type, which may not be left out. */
export function RequiredFilter<Schema extends z.ZodType>(type: InputClass<Schema>): ParameterOf<InputOf<Schema>> {
  return Arg('filter', () => type);
}

/** An argument of that name and GraphQL type that may be left out. */
export function OptionalInput<Schema extends z.ZodType>(
  name: 'input' | 'filter',
  type: InputClass<Schema>,
): ParameterOf<InputOf<Schema> | null | undefined> {
  return Arg(name, () => type, { nullable: true });
}

/** Decorates a parameter whose declared type accepts the value, no other. */
type ParameterOf<Value> = <Target extends object, Name extends string & keyof Target, Index extends number>(
  target: Target,
  name: Name,
  index: Index & Accepting<Value, Target[Name], Index>,
) => void;
type Accepting<Value, Method, Index extends number> = Method extends (...args: infer Parameters) => unknown
  ? [Value] extends [Parameters[Index]]
    ? number
    : never
  : never;

function objectShape(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(schema.shape)) if (field instanceof z.ZodType) shape[name] = field;
  return shape;
}

/** Unwraps optional, nullable and defaults of a field, keeping its meta. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; nullable: boolean } {
  let inner = schema;
  let nullable = false;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    nullable = true;
    const named = inner.meta();
    const next: unknown = inner.unwrap();
    if (!(next instanceof z.ZodType)) break;
    inner = named?.['graphql'] ? next.meta(named) : next;
  }
  return { inner, nullable };
}

function graphType(place: string, schema: z.ZodType): [GraphType, FieldOptions] {
  const named = schema.meta()?.['graphql'];
  const scalar = typeof named === 'string' ? scalars[named] : undefined;
  if (scalar) return [() => scalar, {}];
  if (schema instanceof z.ZodEnum) {
    const enumeration = enumOf(schema.options.map(String));
    if (enumeration) return [() => enumeration, {}];
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    const [element] = graphType(place, schema.element);
    return [() => [element()].flat(), {}];
  }
  if (schema instanceof z.ZodBoolean) return [() => Boolean, {}];
  if (schema instanceof z.ZodNumber) return [() => (schema.format === 'safeint' ? Int : Float), {}];
  if (schema instanceof z.ZodString) return [() => String, {}];
  if (schema instanceof z.ZodObject) {
    const name = schema.meta()?.['id'];
    if (typeof name === 'string') {
      const nested = nestedInput(name, schema);
      return [() => nested, {}];
    }
  }
  throw new Error(`${place} has no GraphQL type: give it .meta({ graphql }) or, for an object, .meta({ id }).`);
}

const nested = new Map<string, InputClass>();

function nestedInput(name: string, schema: z.ZodType): InputClass {
  const cached = nested.get(name);
  if (cached) return cached;
  const type = inputType(name, schema);
  nested.set(name, type);
  return type;
}

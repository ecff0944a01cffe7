import { Field, type FieldOptions, Float, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { enumOf } from './enums.ts';
import { DateTime, Decimal, LocalDate, UnitCode } from './scalars.ts';

type InputClass = new () => object;
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

/**
 * The GraphQL input type of a contract input, so that ranges and field names are written once, in schema/inputs. The
 * graph checks the shape, the service's `parse` checks the ranges.
 */
export function inputType(typeName: string, schema: z.ZodType): InputClass {
  const shape = objectShape(schema);
  if (!shape) throw new Error(`${typeName} is not an object.`);
  const type = class {};
  Object.defineProperty(type, 'name', { value: typeName });
  InputType(typeName)(type);
  for (const [name, field] of Object.entries(shape)) {
    const { inner, nullable } = unwrap(field);
    const [returns, options] = graphType(`${typeName}.${name}`, inner);
    Field(returns, { ...options, nullable })(type.prototype, name);
  }
  return type;
}

function objectShape(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(schema.shape)) if (field instanceof z.ZodType) shape[name] = field;
  return shape;
}

/** Peels optional, nullable and defaults off a field, keeping its meta. */
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
  const known = nested.get(name);
  if (known) return known;
  const type = inputType(name, schema);
  nested.set(name, type);
  return type;
}

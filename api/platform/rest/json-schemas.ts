import { z } from 'zod';

export type JsonObject = Readonly<Record<string, unknown>>;

/** JSON Schemas of zod shapes for one document; shapes with an id are included once and referenced. */
export class JsonSchemas {
  /** By their ids. */
  readonly named: Record<string, unknown> = {};

  /** The schema of a shape, as input or output. */
  of(shape: z.ZodType, io: 'input' | 'output'): JsonObject {
    // Wrapped in an object, so that the outermost shape is referenced by its id, too.
    const { properties, $defs } = z.toJSONSchema(z.object({ shape }), { io, unrepresentable: 'any' });
    for (const [id, definition] of Object.entries($defs ?? {})) this.named[id] ??= rewritten(definition);
    return asObject(rewritten(properties?.['shape'] ?? {}));
  }
}

function asObject(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

/** Points references to the document's components, and removes keys of internal tools. */
function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (key === 'readOnly' && inner === true) return [];
    if (key === 'graphql' || key === 'id' || key === '$id')
      return typeof inner === 'string' ? [] : [[key, rewritten(inner)]];
    if (key === '$ref' && typeof inner === 'string') return [[key, inner.replace('#/$defs/', '#/components/schemas/')]];
    return [[key, rewritten(inner)]];
  });
  return Object.fromEntries(entries);
}

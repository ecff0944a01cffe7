import { z } from 'zod';

export type JsonObject = Readonly<Record<string, unknown>>;

/** JSON Schemas of zod shapes for one document; shapes with an id are kept in it once and referred to. */
export class JsonSchemas {
  /** By their ids. */
  readonly named: Record<string, unknown> = {};

  /** The schema of a shape: of what comes in (`input`) or goes out. */
  of(shape: z.ZodType, io: 'input' | 'output'): JsonObject {
    // Inside of an object even the outermost shape is referred to by its id.
    const { properties, $defs } = z.toJSONSchema(z.object({ shape }), { io, unrepresentable: 'any' });
    for (const [id, definition] of Object.entries($defs ?? {})) this.named[id] ??= rewritten(definition);
    return asObject(rewritten(properties?.['shape'] ?? {}));
  }
}

function asObject(value: unknown): JsonObject {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

/** References lead into the document's components; what only our own tools read is left out. */
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

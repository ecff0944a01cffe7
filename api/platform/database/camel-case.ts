import { CamelCasePlugin, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type { QueryArrayResult } from 'pg';

class CamelCase extends CamelCasePlugin {
  columnOf(property: string): string {
    return this.snakeCase(property);
  }

  propertyOf(column: string): string {
    return this.camelCase(column);
  }
}

/** Names are snake case in the database and camel case here; keys of stored JSON are not converted. */
export const camelCase = new CamelCase({ maintainNestedObjectKeys: true });

/** Names that the code uses; none comes from a request. */
const quoted = new Map<string, string>();

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(property: string): string {
    const known = quoted.get(property);
    if (known !== undefined) return known;
    const column = super.sanitizeIdentifier(camelCase.columnOf(property));
    quoted.set(property, column);
    return column;
  }
}

/** Converts names while a statement is written: half as expensive as the plug-in, which copies the built query and each row. */
export class CamelCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}

/** The rows of a statement with `rowMode: 'array'` as objects. */
export function withProperties({ command, rowCount, rows, fields }: QueryArrayResult) {
  const properties = fields.map(({ name }) => camelCase.propertyOf(name));
  const objects = rows.map((values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [index, property] of properties.entries()) row[property] = values[index];
    return row;
  });
  return { command, rowCount, rows: objects };
}

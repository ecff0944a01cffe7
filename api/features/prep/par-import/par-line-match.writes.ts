import { msg } from '#schema/messages.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { ImportedRow } from '../../../platform/imports/import-kind.ts';
import type { NamedItem } from '../../inventory/items/named-items.queries.ts';
import type { ParReferences, StoredLine } from './par-import.queries.ts';

/** What a row names: a line that is there, or an item, or neither. */
interface Match {
  readonly line: StoredLine | null;
  readonly item: NamedItem | null;
}

/** Lines of the par sheet as rows of files name them: by id, or by item and list. */
export class LineMatch {
  private readonly byId: Map<string, StoredLine>;
  private readonly byItem: Map<string, StoredLine[]>;

  constructor(
    private readonly references: ParReferences,
    /** It is the id of the default list, too. */
    private readonly organizationId: string,
  ) {
    this.byId = new Map(references.lines.map((line) => [line.id, line]));
    this.byItem = Map.groupBy(references.lines, ({ itemId }) => itemId);
  }

  /** Throws VALIDATION_FAILED for an id that nothing has, an archived item, and a line that the row does not name clearly. */
  of({ cells: { id, name, prepListId } }: ImportedRow): Match {
    const item = name === undefined ? null : this.itemOf(name);
    if (id !== undefined) return this.ofId(id, name, item);
    if (!item) return { line: null, item: null };
    const { id: itemId, archivedAt } = item;
    if (archivedAt) throw fieldError('name', msg('common.archived', { name: item.name }));
    const lines = this.byItem.get(itemId) ?? [];
    return { line: this.lineOn(lines, prepListId, item.name), item };
  }

  /** A line that was written, and its item where that is new. */
  add(line: StoredLine, item: NamedItem | null): void {
    this.byId.set(line.id, line);
    this.byItem.set(line.itemId, [...(this.byItem.get(line.itemId) ?? []), line]);
    if (item) this.references.items.add(item);
  }

  /** An item of this name, or the item that the recipe of this name makes. */
  private itemOf(name: string): NamedItem | null {
    const { items, makers } = this.references;
    const made = makers.get(name)?.outputItemId;
    return items.get(name) ?? (made ? items.get(made) : null);
  }

  private ofId(id: string, name: string | undefined, item: NamedItem | null): Match {
    const line = this.byId.get(id.toLowerCase());
    const own = line && this.references.items.get(line.itemId);
    if (!line || !own) throw fieldError('id', msg('import.unknownId'));
    if (name !== undefined && item !== own) throw fieldError('name', msg('import.lineOfOther', { name: own.name }));
    return { line, item: own };
  }

  /** The line on the named list; without one that on the default list, else the only one. */
  private lineOn(lines: readonly StoredLine[], list: string | undefined, name: string): StoredLine | null {
    const on = (id: string) => lines.find(({ prepListId }) => (prepListId ?? this.organizationId) === id) ?? null;
    if (list !== undefined) return on(this.references.lists.need('prepListId', list).id);
    const present = lines.filter(({ archivedAt }) => archivedAt === null);
    const [only] = present;
    if (present.length > 1 && !present.some(({ prepListId }) => prepListId === null)) {
      throw fieldError('prepListId', msg('import.whichList', { name }));
    }
    const found = on(this.organizationId);
    return found?.archivedAt === null ? found : (only ?? found);
  }
}

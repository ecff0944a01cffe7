import { Index, Property } from '@mikro-orm/decorators/legacy';
import type { Unit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** A column of `recipe_ingredient` → its value as text. What determines the amounts of one ingredient. */
type VersionLine = Readonly<Record<string, string | null>>;

/** What a recipe made, and of what, until it was changed: sales of those days use it. The present state is `Recipe` itself. */
@OwnedEntity({ tableName: 'recipe_version', appendOnly: true })
@Index({ properties: ['organizationId', 'recipeId', 'validUntil'] })
@Index({ properties: ['organizationId', 'validUntil'] })
export class RecipeVersion extends OrganizationOwned {
  @Property({ type: 'uuid' })
  recipeId!: string;

  @Property({ type: 'datetime', length: 3 })
  validFrom!: Date;

  /** When it was changed; not included. */
  @Property({ type: 'datetime', length: 3 })
  validUntil!: Date;

  @Property({ type: 'decimal', precision: 14, scale: 4 })
  yieldQuantity!: string;

  @Property({ type: 'text' })
  yieldUnit!: Unit;

  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  portions: string | null = null;

  @Property({ type: 'json' })
  lines!: readonly VersionLine[];
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    recipeVersion: RecipeVersion;
  }
}

import { Index, Property } from '@mikro-orm/decorators/legacy';
import type { LotState } from '#schema/vocabulary.ts';
import { LocationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** What a completed task took out of the freezer, with what undoing it restores. */
@OwnedEntity({ tableName: 'prep_thaw' })
@Index({ properties: ['organizationId', 'prepTaskId'] })
export class PrepThaw extends LocationOwned {
  @Property({ type: 'uuid' })
  prepTaskId!: string;

  @Property({ type: 'uuid' })
  lotId!: string;

  /** In the unit of the item. */
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  @Property({ type: 'text' })
  stateBefore!: LotState;

  @Property({ type: 'datetime', length: 3, nullable: true })
  useByBefore: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  minutesLeftBefore: number | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    prepThaw: PrepThaw;
  }
}

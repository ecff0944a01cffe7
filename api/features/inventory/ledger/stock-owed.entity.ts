import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/**
 * The unsettled quantity that one draw used beyond the recorded stock. The draw is a movement without a lot; the next
 * delivery, batch or count settles it with movements that refer to it (`settlesId`).
 */
@OwnedEntity({ tableName: 'stock_owed' })
@Unique({ properties: ['organizationId', 'movementId'] })
@Index({ properties: ['organizationId', 'itemId'] })
@Check({ name: 'stock_owed_not_negative', expression: 'quantity >= 0' })
export class StockOwed extends OrganizationOwned {
  @Property({ type: 'uuid' })
  movementId!: string;

  @Property({ type: 'uuid' })
  itemId!: string;

  /** Not settled yet, in the item's unit. */
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  /** Minor units at the cost of the draw; null when that was unknown. */
  @Property({ type: 'decimal', precision: 18, scale: 4, nullable: true })
  value: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    stockOwed: StockOwed;
  }
}

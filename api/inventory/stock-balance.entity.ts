import { Check, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../database/organization-owned.ts';

/** On hand of one item: always the sum of its movements, kept in the same transaction; its row lock puts movements in order. */
@OwnedEntity({ tableName: 'stock_balance' })
@Unique({ properties: ['organizationId', 'itemId'] })
@Check({ name: 'stock_balance_not_negative', expression: 'on_hand >= 0' })
export class StockBalance extends OrganizationOwned {
  @Property({ type: 'uuid' })
  itemId!: string;

  /** In the item's unit; never below 0. */
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  onHand: string = '0';
}

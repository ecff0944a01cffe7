import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** How much of one dish was sold on one business day: the sum of its lines, and the source of what it used from stock. */
@OwnedEntity({ tableName: 'menu_sale' })
@Unique({ properties: ['organizationId', 'businessDate', 'recipeId'] })
@Index({ properties: ['organizationId', 'recipeId', 'businessDate'] })
@Index({ properties: ['organizationId', 'salesDayId'] })
export class MenuSale extends OrganizationOwned {
  @Property({ type: 'uuid' })
  salesDayId!: string;

  @Property({ type: 'date' })
  businessDate!: string;

  @Property({ type: 'uuid' })
  recipeId!: string;

  /** Sold less refunded; below zero when more was refunded than sold that day. */
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  quantity: string = '0';

  /** Minor units without tax; null while the price of one of its lines is unknown. */
  @Property({ type: 'integer', nullable: true })
  netAmount: number | null = 0;

  /** How many portions the ledger has drawn stock for. */
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  bookedQuantity: string = '0';

  /** Whether the use of a part is unknown, because an amount of its recipe is. */
  @Property({ type: 'boolean', default: false })
  useUnknown: boolean = false;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    menuSale: MenuSale;
  }
}

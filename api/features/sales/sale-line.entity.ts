import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { SaleKind } from '#schema/sales-vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** One line of a till, of a file, or of a day entered by hand. Recording its external id again replaces it. */
@OwnedEntity({ tableName: 'sale_line' })
@Unique({ properties: ['organizationId', 'externalId'] })
@Index({ properties: ['organizationId', 'menuSaleId'] })
export class SaleLine extends OrganizationOwned {
  @Property({ type: 'uuid' })
  menuSaleId!: string;

  /** The till's id of the line, or ours for one entered by hand. */
  @Property({ type: 'text' })
  externalId!: string;

  @Property({ type: 'boolean', default: false })
  byHand: boolean = false;

  @Property({ type: 'text' })
  kind!: SaleKind;

  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  /** Minor units without tax; null when unknown. */
  @Property({ type: 'integer', nullable: true })
  netAmount: number | null = null;

  /** A refund whose food went back to stock. */
  @Property({ type: 'boolean', default: false })
  restock: boolean = false;

  @Property({ type: 'uuid', nullable: true })
  recordedById: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    saleLine: SaleLine;
  }
}

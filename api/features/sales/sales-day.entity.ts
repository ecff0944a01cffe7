import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** The sales of one business day. A day without a row has no data. */
@OwnedEntity({ tableName: 'sales_day' })
@Unique({ properties: ['organizationId', 'businessDate'] })
export class SalesDay extends OrganizationOwned {
  @Property({ type: 'date' })
  businessDate!: string;

  /** Whether everything sold that day is recorded. */
  @Property({ type: 'boolean', default: false })
  complete: boolean = false;

  /** As entered, in minor units without tax; null: the sum of its dishes. */
  @Property({ type: 'integer', nullable: true })
  netSales: number | null = null;

  /** How many guests there were. */
  @Property({ type: 'integer', nullable: true })
  covers: number | null = null;

  @Property({ type: 'uuid', nullable: true })
  recordedById: string | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    salesDay: SalesDay;
  }
}

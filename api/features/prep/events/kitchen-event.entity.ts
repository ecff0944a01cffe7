import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';

/** A special day, such as a holiday or a festival: expected use is multiplied by its factor, and later means leave it out. */
@ObjectType()
@OwnedEntity({ tableName: 'kitchen_event' })
@Index({ properties: ['organizationId', 'date'] })
@Unique({ properties: ['organizationId', 'date', 'name'] })
export class KitchenEvent extends OrganizationOwned {
  /** The business day. */
  @Field(() => LocalDate)
  @Property({ type: 'date' })
  date!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** 1 is an ordinary day, 0 a day on which the kitchen is closed. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 8, scale: 4 })
  factor!: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    kitchenEvent: KitchenEvent;
  }
}

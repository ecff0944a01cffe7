import { Field, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';

@ObjectType({ description: 'A reason or an item with its waste of the last seven days.' })
export class WasteTop {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => Int)
  entries!: number;

  @Field(() => Decimal, { nullable: true, description: 'Minor units; null for cooks.' })
  cost!: string | null;
}

@ObjectType({ description: 'Costs are in minor units, and null for cooks. Expected trim is not included.' })
export class WasteSummary {
  @Field(() => Int)
  todayEntries!: number;

  @Field(() => Decimal, { nullable: true })
  todayCost!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units, the last seven business days; null while unknown, and for cooks.',
  })
  weekCost!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units, the seven business days before; null while unknown, and for cooks.',
  })
  previousWeekCost!: string | null;

  @Field(() => Int, { description: 'How many entries of the last 14 days have no known cost; they are in no sum.' })
  unknownCosts!: number;

  @Field(() => [WasteTop])
  topReasons!: readonly WasteTop[];

  @Field(() => [WasteTop])
  topItems!: readonly WasteTop[];
}

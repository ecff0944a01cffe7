import { Field, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** One entered quantity of a counted line. */
@ObjectType()
export class CountPart {
  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => String, { nullable: true })
  sum!: string | null;
}

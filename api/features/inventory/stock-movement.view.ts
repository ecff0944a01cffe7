import { Field, ObjectType } from 'type-graphql';
import { StockMovement } from './stock-movement.entity.ts';

/** A row of the ledger as screens read it, with the names beside its ids. */
@ObjectType('StockMovement')
export class StockMovementView extends StockMovement {
  @Field(() => String, { nullable: true })
  byName!: string | null;

  @Field(() => Boolean, { description: 'Whether a later movement takes this one back.' })
  reversed!: boolean;

  @Field(() => String, { nullable: true })
  lotCode!: string | null;

  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => Boolean, { description: 'Used beyond the record, or the settling of that.' })
  owed!: boolean;
}

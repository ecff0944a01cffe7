import { Field, ObjectType } from 'type-graphql';
import { ItemConversion } from './item-conversion.entity.ts';

/** A conversion with the name of who added it. */
@ObjectType('ItemConversion')
export class ItemConversionView extends ItemConversion {
  @Field(() => String, { nullable: true, description: 'Who added it; null when that is no longer recorded.' })
  byName!: string | null;
}

/** A conversion as it is read with its item. */
export type ConversionRow = Omit<ItemConversionView, 'organizationId' | 'updatedAt' | 'byUserId'>;

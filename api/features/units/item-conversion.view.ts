import { Field, ObjectType } from 'type-graphql';
import { ItemConversion } from './item-conversion.entity.ts';

/** A conversion with the name of who stated it. */
@ObjectType('ItemConversion')
export class ItemConversionView extends ItemConversion {
  @Field(() => String, { nullable: true, description: 'Who stated it; null when they are not known any more.' })
  byName!: string | null;
}

/** A conversion as it is read with its item. */
export type ConversionRow = Omit<ItemConversionView, 'organizationId' | 'updatedAt' | 'byUserId'>;

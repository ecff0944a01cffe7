import { Field, ID, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import type { ConversionFact } from '#schema/units.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { CountLineView } from '../lines/count-line.view.ts';

/** A lot that can be counted by itself. */
@ObjectType()
export class CountSheetLot {
  @Field(() => ID)
  lotId!: string;

  @Field(() => String)
  lotCode!: string;

  @Field(() => Date, { nullable: true })
  useBy!: Date | null;

  @Field(() => CountLineView, { nullable: true })
  line!: CountLineView | null;
}

/** An item in a place, in shelf order, with what was counted. */
@ObjectType()
export class CountSheetRow {
  /** The place and the item. */
  @Field(() => String)
  key!: string;

  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  itemNameEs!: string | null;

  @Field(() => Boolean)
  archived!: boolean;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => [graph.Unit])
  countUnits!: Unit[];

  @Field(() => ID, { nullable: true })
  storageLocationId!: string | null;

  @Field(() => [CountSheetLot])
  lots!: CountSheetLot[];

  /** The line of the whole item in this place. */
  @Field(() => CountLineView, { nullable: true })
  line!: CountLineView | null;
}

/** The row as the database gives it. */
export interface SheetRow {
  readonly itemId: string;
  readonly itemName: string;
  readonly itemNameEs: string | null;
  readonly archived: boolean;
  readonly unit: Unit;
  readonly packQuantity: string | null;
  readonly densityGramsPerMl: string | null;
  readonly conversions: readonly ConversionFact[];
  readonly storageLocationId: string | null;
  readonly lots: readonly { readonly lotId: string; readonly lotCode: string; readonly useBy: string | null }[];
}

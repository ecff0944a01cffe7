import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LineCheckItemKind } from '#schema/vocabulary.ts';
import { Archivable } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as enums from '../line-checks.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** One item to check. Temperature limits are stored as the food code's pair, and a reading is judged in the unit it was entered in. */
@ObjectType()
@OwnedEntity({ tableName: 'line_check_template_item' })
@Index({ properties: ['organizationId', 'templateId', 'sort'] })
export class LineCheckTemplateItem extends Archivable {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  templateId!: string;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => enums.LineCheckItemKind)
  @Property({ type: 'text' })
  kind!: LineCheckItemKind;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  minC: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  minF: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  maxC: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  maxF: string | null = null;

  /** Only for number items. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  min: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  max: string | null = null;

  /** Such as ppm or kg. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  unitLabel: string | null = null;

  /** The passing answer of a yes/no item. */
  @Field(() => Boolean, { nullable: true })
  @Property({ type: 'boolean', nullable: true })
  passAnswer: boolean | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  critical: boolean = false;

  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  correctiveActions: string[] = [];

  /** The same actions in Spanish, at the same positions; empty text where nobody has entered one. */
  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  correctiveActionsEs: string[] = [];

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: true })
  allowNotApplicable: boolean = true;

  /** Requests a photo of a reading out of range. Submitting does not wait for it: there may be no network. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  photoOnFail: boolean = false;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lineCheckTemplateItem: LineCheckTemplateItem;
  }
}

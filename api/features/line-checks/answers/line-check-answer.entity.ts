import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { AnswerResult, TemperatureUnit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../line-checks.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** One reading; append-only: reading the same item again adds a row, and earlier rows do not change. */
@ObjectType()
@OwnedEntity({ tableName: 'line_check_answer', appendOnly: true })
@Index({ properties: ['organizationId', 'lineCheckId', 'templateItemId', 'answeredAt'] })
@Index({ properties: ['organizationId', 'templateItemId', 'answeredAt'] })
@Index({ properties: ['organizationId', 'answeredAt', 'id'] })
export class LineCheckAnswer extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  lineCheckId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  templateItemId!: string;

  @Field(() => enums.AnswerResult)
  @Property({ type: 'text' })
  result!: AnswerResult;

  /** As entered, in `temperatureUnit`. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  temperature: string | null = null;

  @Field(() => graph.TemperatureUnit, { nullable: true })
  @Property({ type: 'text', nullable: true })
  temperatureUnit: TemperatureUnit | null = null;

  /** The temperature in Celsius to 0.1, for charts only. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 6, scale: 2, nullable: true })
  temperatureC: string | null = null;

  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  number: string | null = null;

  @Field(() => Boolean, { nullable: true })
  @Property({ type: 'boolean', nullable: true })
  yes: boolean | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  byUserId!: string;

  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  answeredAt!: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    lineCheckAnswer: LineCheckAnswer;
  }
}

import { Field, ObjectType } from 'type-graphql';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';

/** A template with its items in order. */
@ObjectType('LineCheckTemplate')
export class LineCheckTemplateView extends LineCheckTemplate {
  @Field(() => [LineCheckTemplateItem])
  items!: readonly LineCheckTemplateItem[];

  @Field(() => String, { nullable: true })
  stationName!: string | null;
}

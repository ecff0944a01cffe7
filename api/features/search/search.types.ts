import { Field, ID, ObjectType } from 'type-graphql';
import type { SearchResultKind } from '#schema/vocabulary.ts';
import * as enums from './search.enums.ts';

@ObjectType({ simpleResolvers: true })
export class SearchResult {
  @Field(() => enums.SearchResultKind)
  kind!: SearchResultKind;

  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true })
  lotId!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  detail!: string | null;
}

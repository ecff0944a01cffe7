import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export class SpanishName {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  nameEs!: string;
}

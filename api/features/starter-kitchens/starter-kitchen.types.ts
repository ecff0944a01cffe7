import { Field, Int, ObjectType } from 'type-graphql';
import type { StarterGroup, StarterKitchenCode, Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import * as enums from './starter-kitchens.enums.ts';

@ObjectType({ simpleResolvers: true })
export class StarterKitchenRow {
  @Field(() => String)
  key!: string;

  @Field(() => enums.StarterGroup)
  group!: StarterGroup;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => String, { nullable: true })
  section!: string | null;

  @Field(() => Decimal, { nullable: true })
  quantity!: string | null;

  @Field(() => graph.Unit, { nullable: true })
  unit!: Unit | null;

  @Field(() => [String])
  needs!: readonly string[];

  @Field(() => Boolean)
  exists!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class StarterKitchen {
  @Field(() => enums.StarterKitchenCode)
  code!: StarterKitchenCode;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  nameEs!: string;

  @Field(() => String)
  about!: string;

  @Field(() => String)
  aboutEs!: string;

  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  recipes!: number;

  @Field(() => Int)
  parLines!: number;

  @Field(() => Int)
  lineChecks!: number;
}

@ObjectType({ simpleResolvers: true })
export class StarterKitchenAdded {
  @Field(() => Int)
  stations!: number;

  @Field(() => Int)
  storage!: number;

  @Field(() => Int)
  shifts!: number;

  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  recipes!: number;

  @Field(() => Int)
  parLines!: number;

  @Field(() => Int)
  lineChecks!: number;

  @Field(() => [String])
  existing!: readonly string[];
}

import { Field, ObjectType } from 'type-graphql';
import type { Role, TokenState } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './tokens.enums.ts';
import { ApiToken } from './api-token.entity.ts';

/** A token as the list shows it. `service`: whether it acts for a service account, not for a person. */
@ObjectType('ApiToken')
export class ApiTokenView extends ApiToken {
  @Field(() => String)
  ownerName!: string;

  @Field(() => graph.Role)
  ownerRole!: Role;

  @Field(() => Boolean)
  service!: boolean;

  @Field(() => String)
  createdByName!: string;

  @Field(() => enums.TokenState)
  state!: TokenState;
}

/** A token without its hash, which never leaves the database. */
export type TokenRow = Omit<ApiTokenView, 'tokenHash'>;

/** A new token and its secret text, which is shown only once. */
@ObjectType()
export class CreatedApiToken {
  @Field(() => ApiTokenView)
  token!: TokenRow;

  @Field(() => String)
  secret!: string;
}

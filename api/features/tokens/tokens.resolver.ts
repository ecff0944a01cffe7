import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/tokens.ts';
import type { Role, TokenState } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './tokens.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { ApiToken } from './api-token.entity.ts';
import * as accounts from './service-accounts.service.ts';
import type { ServiceAccountRow, TokenRow } from './tokens.queries.ts';
import * as tokens from './tokens.service.ts';

const CreateApiTokenInput = inputType('CreateApiTokenInput', inputs.createApiToken);
const UpdateApiTokenInput = inputType('UpdateApiTokenInput', inputs.updateApiToken);
const TokenTargetInput = inputType('TokenTargetInput', inputs.tokenTarget);
const CreateServiceAccountInput = inputType('CreateServiceAccountInput', inputs.createServiceAccount);
const UpdateServiceAccountInput = inputType('UpdateServiceAccountInput', inputs.updateServiceAccount);

@ObjectType()
class ServiceAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Role)
  role!: Role;

  @Field(() => Boolean)
  active!: boolean;

  @Field(() => Int)
  tokenCount!: number;
}

@ObjectType()
class CreatedApiToken {
  @Field(() => ApiToken)
  token!: TokenRow;

  @Field(() => String)
  secret!: string;
}

@Resolver(() => ApiToken)
export class TokensResolver {
  @FieldResolver(() => String)
  ownerName(@Root() row: TokenRow): string {
    return row.ownerName;
  }

  @FieldResolver(() => graph.Role)
  ownerRole(@Root() row: TokenRow): Role {
    return row.ownerRole;
  }

  @FieldResolver(() => Boolean)
  service(@Root() row: TokenRow): boolean {
    return row.service;
  }

  @FieldResolver(() => String)
  createdByName(@Root() row: TokenRow): string {
    return row.createdByName;
  }

  @FieldResolver(() => enums.TokenState)
  state(@Root() row: TokenRow): TokenState {
    return row.state;
  }

  @Query(() => [ApiToken])
  apiTokens(@Ctx() ctx: Context): Promise<TokenRow[]> {
    return tokens.apiTokens(ctx);
  }

  @Query(() => [ServiceAccount])
  serviceAccounts(@Ctx() ctx: Context): Promise<ServiceAccountRow[]> {
    return accounts.serviceAccounts(ctx);
  }

  @Mutation(() => CreatedApiToken)
  createApiToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiTokenInput) input: unknown,
  ): Promise<tokens.CreatedToken> {
    return tokens.createApiToken(ctx, input);
  }

  @Mutation(() => ApiToken, { description: 'Changes what an API token is called and from where it may be used.' })
  updateApiToken(@Ctx() ctx: Context, @Arg('input', () => UpdateApiTokenInput) input: unknown): Promise<TokenRow> {
    return tokens.updateApiToken(ctx, input);
  }

  @Mutation(() => ApiToken, { description: 'Ends an API token at once, with every socket and stream that it opened.' })
  revokeApiToken(@Ctx() ctx: Context, @Arg('input', () => TokenTargetInput) input: unknown): Promise<TokenRow> {
    return tokens.revokeApiToken(ctx, input);
  }

  @Mutation(() => ServiceAccount)
  createServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateServiceAccountInput) input: unknown,
  ): Promise<ServiceAccountRow> {
    return accounts.createServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Changes the name or role of a service account.' })
  updateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateServiceAccountInput) input: unknown,
  ): Promise<ServiceAccountRow> {
    return accounts.updateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Refuses all tokens of a service account from now on.' })
  deactivateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => TokenTargetInput) input: unknown,
  ): Promise<ServiceAccountRow> {
    return accounts.deactivateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Accepts the tokens of a service account again.' })
  reactivateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => TokenTargetInput) input: unknown,
  ): Promise<ServiceAccountRow> {
    return accounts.reactivateServiceAccount(ctx, input);
  }
}

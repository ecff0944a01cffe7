import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as accounts from './service-accounts.service.ts';
import * as tokens from './tokens.service.ts';
import { ApiTokenView, CreatedApiToken, type TokenRow } from './api-token.view.ts';
import { ServiceAccount } from './service-account.view.ts';

const CreateApiTokenInput = inputType('CreateApiTokenInput', inputs.createApiToken);
const UpdateApiTokenInput = inputType('UpdateApiTokenInput', inputs.updateApiToken);
const TokenTargetInput = inputType('TokenTargetInput', inputs.tokenTarget);
const CreateServiceAccountInput = inputType('CreateServiceAccountInput', inputs.createServiceAccount);
const UpdateServiceAccountInput = inputType('UpdateServiceAccountInput', inputs.updateServiceAccount);

@Resolver()
export class TokensResolver {
  @Query(() => [ApiTokenView])
  apiTokens(@Ctx() ctx: Context): Promise<TokenRow[]> {
    return tokens.apiTokens(ctx);
  }

  @Query(() => [ServiceAccount])
  serviceAccounts(@Ctx() ctx: Context): Promise<ServiceAccount[]> {
    return accounts.serviceAccounts(ctx);
  }

  @Mutation(() => CreatedApiToken)
  createApiToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiTokenInput) input: unknown,
  ): Promise<CreatedApiToken> {
    return tokens.createApiToken(ctx, input);
  }

  @Mutation(() => ApiTokenView, { description: 'Changes what an API token is called and from where it may be used.' })
  updateApiToken(@Ctx() ctx: Context, @Arg('input', () => UpdateApiTokenInput) input: unknown): Promise<TokenRow> {
    return tokens.updateApiToken(ctx, input);
  }

  @Mutation(() => ApiTokenView, {
    description: 'Ends an API token at once, with every socket and stream that it opened.',
  })
  revokeApiToken(@Ctx() ctx: Context, @Arg('input', () => TokenTargetInput) input: unknown): Promise<TokenRow> {
    return tokens.revokeApiToken(ctx, input);
  }

  @Mutation(() => ServiceAccount)
  createServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateServiceAccountInput) input: unknown,
  ): Promise<ServiceAccount> {
    return accounts.createServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Changes the name or role of a service account.' })
  updateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateServiceAccountInput) input: unknown,
  ): Promise<ServiceAccount> {
    return accounts.updateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Refuses all tokens of a service account from now on.' })
  deactivateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => TokenTargetInput) input: unknown,
  ): Promise<ServiceAccount> {
    return accounts.deactivateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Accepts the tokens of a service account again.' })
  reactivateServiceAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => TokenTargetInput) input: unknown,
  ): Promise<ServiceAccount> {
    return accounts.reactivateServiceAccount(ctx, input);
  }
}

import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
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
    @Input(CreateApiTokenInput) input: InputOf<typeof inputs.createApiToken>,
  ): Promise<CreatedApiToken> {
    return tokens.createApiToken(ctx, input);
  }

  @Mutation(() => ApiTokenView, { description: 'Changes the name or the allowed addresses of an API token.' })
  updateApiToken(
    @Ctx() ctx: Context,
    @Input(UpdateApiTokenInput) input: InputOf<typeof inputs.updateApiToken>,
  ): Promise<TokenRow> {
    return tokens.updateApiToken(ctx, input);
  }

  @Mutation(() => ApiTokenView, {
    description: 'Ends an API token at once, with every socket and stream that it opened.',
  })
  revokeApiToken(
    @Ctx() ctx: Context,
    @Input(TokenTargetInput) input: InputOf<typeof inputs.tokenTarget>,
  ): Promise<TokenRow> {
    return tokens.revokeApiToken(ctx, input);
  }

  @Mutation(() => ServiceAccount)
  createServiceAccount(
    @Ctx() ctx: Context,
    @Input(CreateServiceAccountInput) input: InputOf<typeof inputs.createServiceAccount>,
  ): Promise<ServiceAccount> {
    return accounts.createServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Changes the name or role of a service account.' })
  updateServiceAccount(
    @Ctx() ctx: Context,
    @Input(UpdateServiceAccountInput) input: InputOf<typeof inputs.updateServiceAccount>,
  ): Promise<ServiceAccount> {
    return accounts.updateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Refuses all tokens of a service account from now on.' })
  deactivateServiceAccount(
    @Ctx() ctx: Context,
    @Input(TokenTargetInput) input: InputOf<typeof inputs.tokenTarget>,
  ): Promise<ServiceAccount> {
    return accounts.deactivateServiceAccount(ctx, input);
  }

  @Mutation(() => ServiceAccount, { description: 'Accepts the tokens of a service account again.' })
  reactivateServiceAccount(
    @Ctx() ctx: Context,
    @Input(TokenTargetInput) input: InputOf<typeof inputs.tokenTarget>,
  ): Promise<ServiceAccount> {
    return accounts.reactivateServiceAccount(ctx, input);
  }
}

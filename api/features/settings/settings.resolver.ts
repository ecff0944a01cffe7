import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { displayPolicy } from '#schema/inputs/devices.ts';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Organization } from '../organizations/organization.entity.ts';
import * as settings from './settings.service.ts';

const DisplayPolicyInput = inputType('DisplayPolicyInput', displayPolicy);
const InventoryNudgesInput = inputType('InventoryNudgesInput', inventoryNudges);
const LineCheckSettingsInput = inputType('LineCheckSettingsInput', lineChecks);

@Resolver()
export class SettingsResolver {
  @Query(() => Organization, { description: 'The organisation’s settings, for admins.' })
  settings(@Ctx() ctx: Context): Promise<Organization> {
    return settings.settings(ctx);
  }

  @Mutation(() => Organization)
  updateInventoryNudges(
    @Ctx() ctx: Context,
    @Arg('input', () => InventoryNudgesInput) input: unknown,
  ): Promise<Organization> {
    return settings.updateInventoryNudges(ctx, input);
  }

  @Mutation(() => Organization, { description: 'What displays that anyone can read tell and allow.' })
  updateDisplayPolicy(
    @Ctx() ctx: Context,
    @Arg('input', () => DisplayPolicyInput) input: unknown,
  ): Promise<Organization> {
    return settings.updateDisplayPolicy(ctx, input);
  }

  @Mutation(() => Organization)
  updateLineCheckSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => LineCheckSettingsInput) input: unknown,
  ): Promise<Organization> {
    return settings.updateLineChecks(ctx, input);
  }
}

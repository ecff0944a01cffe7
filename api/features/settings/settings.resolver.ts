import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { displayPolicy } from '#schema/inputs/devices.ts';
import { countSettings } from '#schema/inputs/counts.ts';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { Organization } from '../organizations/organization.entity.ts';
import * as settings from './settings.service.ts';

const CountSettingsInput = inputType('CountSettingsInput', countSettings);
const DisplayPolicyInput = inputType('DisplayPolicyInput', displayPolicy);
const InventoryNudgesInput = inputType('InventoryNudgesInput', inventoryNudges);
const LineCheckSettingsInput = inputType('LineCheckSettingsInput', lineChecks);

@Resolver()
export class SettingsResolver {
  @Query(() => Organization, { description: 'The organization’s settings, for admins.' })
  settings(@Ctx() ctx: Context): Promise<Organization> {
    return settings.settings(ctx);
  }

  @Mutation(() => Organization)
  updateInventoryNudges(
    @Ctx() ctx: Context,
    @Input(InventoryNudgesInput) input: InputOf<typeof inventoryNudges>,
  ): Promise<Organization> {
    return settings.updateInventoryNudges(ctx, input);
  }

  @Mutation(() => Organization)
  updateCountSettings(
    @Ctx() ctx: Context,
    @Input(CountSettingsInput) input: InputOf<typeof countSettings>,
  ): Promise<Organization> {
    return settings.updateCountSettings(ctx, input);
  }

  @Mutation(() => Organization, { description: 'Changes what displays that anyone can read show and allow.' })
  updateDisplayPolicy(
    @Ctx() ctx: Context,
    @Input(DisplayPolicyInput) input: InputOf<typeof displayPolicy>,
  ): Promise<Organization> {
    return settings.updateDisplayPolicy(ctx, input);
  }

  @Mutation(() => Organization)
  updateLineCheckSettings(
    @Ctx() ctx: Context,
    @Input(LineCheckSettingsInput) input: InputOf<typeof lineChecks>,
  ): Promise<Organization> {
    return settings.updateLineChecks(ctx, input);
  }
}

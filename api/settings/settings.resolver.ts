import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import type { Context } from '../context.ts';
import { inputType } from '../graphql/input-type.ts';
import { Organization } from '../organizations/organization.entity.ts';
import * as settings from './settings.service.ts';

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

  @Mutation(() => Organization)
  updateLineCheckSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => LineCheckSettingsInput) input: unknown,
  ): Promise<Organization> {
    return settings.updateLineChecks(ctx, input);
  }
}

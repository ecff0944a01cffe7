import { Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { kitchenProfile } from '#schema/inputs/organizations.ts';
import type { Context } from '../../platform/context/context.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { businessDate } from '#schema/business-day.ts';
import { Organization } from './organization.entity.ts';
import * as organizations from './organizations.service.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { KitchenHealth, SetupChecklist } from './organization.view.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const KitchenProfileInput = inputType('KitchenProfileInput', kitchenProfile);

@Resolver(() => Organization)
export class OrganizationsResolver {
  @FieldResolver(() => LocalDate, { description: "The kitchen's business day now, by the server's clock." })
  businessDate(@Root() row: Organization): string {
    return businessDate(row, new Date());
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Minor units; waste of a day above it is pointed out. Null for cooks.',
  })
  wasteAlertAmount(@Ctx() ctx: Context, @Root() row: Organization): number | null {
    return ifPermitted(ctx, 'waste.costs', row.wasteAlertAmount);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Minor units; a counted line that differs by more must be reviewed. Null for no limit, and for cooks.',
  })
  countVarianceAmount(@Ctx() ctx: Context, @Root() row: Organization): number | null {
    return ifPermitted(ctx, 'counts.review', row.countVarianceAmount);
  }

  @Query(() => Organization)
  organization(@Ctx() ctx: Context): Promise<Organization> {
    return organizations.organization(ctx);
  }

  @Query(() => String, { description: 'The current invitation code, for admins.' })
  organizationCode(@Ctx() ctx: Context): Promise<string> {
    return organizations.organizationCode(ctx);
  }

  @Query(() => SetupChecklist)
  setupChecklist(@Ctx() ctx: Context): Promise<SetupChecklist> {
    return organizations.setupChecklist(ctx);
  }

  @Query(() => KitchenHealth)
  kitchenHealth(@Ctx() ctx: Context): Promise<KitchenHealth> {
    return organizations.kitchenHealth(ctx);
  }

  @Mutation(() => String, { description: 'Creates a new invitation code; the old one is refused from now on.' })
  regenerateOrganizationCode(@Ctx() ctx: Context): Promise<string> {
    return organizations.regenerateCode(ctx);
  }

  @Mutation(() => Organization)
  updateKitchenProfile(
    @Ctx() ctx: Context,
    @Input(KitchenProfileInput) input: InputOf<typeof kitchenProfile>,
  ): Promise<Organization> {
    return organizations.updateKitchenProfile(ctx, input);
  }

  @Subscription(() => Organization, { subscribe: subscribeToIds('ORGANIZATION_UPDATED', 'organization.read') })
  organizationUpdated(@Ctx() ctx: Context): Promise<Organization> {
    return organizations.organization(ctx);
  }
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { kitchenProfile } from '#schema/inputs/organizations.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { businessDate } from './business-day.ts';
import { Organization } from './organization.entity.ts';
import type { HealthRow, SetupRow } from './organizations.queries.ts';
import * as organizations from './organizations.service.ts';

const KitchenProfileInput = inputType('KitchenProfileInput', kitchenProfile);

@ObjectType({ description: 'How much of the kitchen is set up. Each count ends at 100.' })
class SetupChecklist {
  @Field(() => Int)
  stations!: number;

  @Field(() => Int)
  storageLocations!: number;

  @Field(() => Int)
  shifts!: number;

  @Field(() => Int)
  suppliers!: number;

  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  recipes!: number;

  @Field(() => Int)
  prepItems!: number;

  @Field(() => Int)
  lineChecks!: number;

  @Field(() => Int, { description: 'How many people are verified and active.' })
  staff!: number;
}

@ObjectType({ description: 'How the kitchen’s server side is doing.' })
class KitchenHealth {
  @Field(() => Int, { description: 'How many browsers are signed in.' })
  activeSessions!: number;

  @Field(() => Date, { nullable: true })
  lastChangeAt!: Date | null;

  @Field(() => Int, { description: 'Since the business day began.' })
  changesToday!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many background jobs gave up within the last day; null while that cannot be read.',
  })
  failedJobs!: number | null;
}

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
    return can(ctx.viewer?.grants, 'waste.costs') ? row.wasteAlertAmount : null;
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
  setupChecklist(@Ctx() ctx: Context): Promise<SetupRow> {
    return organizations.setupChecklist(ctx);
  }

  @Query(() => KitchenHealth)
  kitchenHealth(@Ctx() ctx: Context): Promise<HealthRow & { failedJobs: number | null }> {
    return organizations.kitchenHealth(ctx);
  }

  @Mutation(() => String, { description: 'Makes a new invitation code; the old one is refused from now on.' })
  regenerateOrganizationCode(@Ctx() ctx: Context): Promise<string> {
    return organizations.regenerateCode(ctx);
  }

  @Mutation(() => Organization)
  updateKitchenProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => KitchenProfileInput) input: unknown,
  ): Promise<Organization> {
    return organizations.updateKitchenProfile(ctx, input);
  }

  @Subscription(() => Organization, { subscribe: subscribeToIds('ORGANIZATION_UPDATED', 'organization.read') })
  organizationUpdated(@Ctx() ctx: Context): Promise<Organization> {
    return organizations.organization(ctx);
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/units.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import * as units from './units.service.ts';

const CreateUnitInput = inputType('CreateUnitInput', inputs.createUnit);
const UpdateUnitInput = inputType('UpdateUnitInput', inputs.updateUnit);

@Resolver()
export class UnitsResolver {
  @Query(() => [KitchenUnit], {
    description: "The kitchen's own units by name, at most 100. The built-in ones need no row.",
  })
  units(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false, description: 'With those taken out of use.' })
    archived: boolean,
  ): Promise<KitchenUnit[]> {
    return units.units(ctx, archived);
  }

  @Mutation(() => KitchenUnit)
  createUnit(
    @Ctx() ctx: Context,
    @Input(CreateUnitInput) input: InputOf<typeof inputs.createUnit>,
  ): Promise<KitchenUnit> {
    return units.createUnit(ctx, input);
  }

  @Mutation(() => KitchenUnit)
  updateUnit(
    @Ctx() ctx: Context,
    @Input(UpdateUnitInput) input: InputOf<typeof inputs.updateUnit>,
  ): Promise<KitchenUnit> {
    return units.updateUnit(ctx, input);
  }
}

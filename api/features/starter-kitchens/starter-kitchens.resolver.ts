import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { addStarterKitchen } from '#schema/inputs/starter-kitchens.ts';
import type { StarterKitchenCode } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { StarterKitchen, StarterKitchenAdded, StarterKitchenRow } from './starter-kitchen.types.ts';
import * as enums from './starter-kitchens.enums.ts';
import * as service from './starter-kitchens.service.ts';

const AddStarterKitchenInput = inputType('AddStarterKitchenInput', addStarterKitchen);

@Resolver()
export class StarterKitchensResolver {
  @Query(() => [StarterKitchen])
  starterKitchens(@Ctx() ctx: Context): Promise<StarterKitchen[]> {
    return service.starterKitchens(ctx);
  }

  @Query(() => [StarterKitchenRow])
  starterKitchenRows(
    @Ctx() ctx: Context,
    @Arg('kitchen', () => enums.StarterKitchenCode) kitchen: StarterKitchenCode,
  ): Promise<StarterKitchenRow[]> {
    return service.starterKitchenRows(ctx, kitchen);
  }

  @Mutation(() => StarterKitchenAdded)
  addStarterKitchen(
    @Ctx() ctx: Context,
    @Input(AddStarterKitchenInput) input: InputOf<typeof addStarterKitchen>,
  ): Promise<StarterKitchenAdded> {
    return service.addStarterKitchen(ctx, input);
  }
}

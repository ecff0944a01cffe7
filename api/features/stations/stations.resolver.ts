import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/stations.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { Shift } from './shift.entity.ts';
import { Station } from './station.entity.ts';
import * as places from './stations.service.ts';
import { StorageLocation } from './storage-location.entity.ts';

const CreateStationInput = inputType('CreateStationInput', inputs.createStation);
const UpdateStationInput = inputType('UpdateStationInput', inputs.updateStation);
const CreateStorageLocationInput = inputType('CreateStorageLocationInput', inputs.createStorageLocation);
const UpdateStorageLocationInput = inputType('UpdateStorageLocationInput', inputs.updateStorageLocation);
const CreateShiftInput = inputType('CreateShiftInput', inputs.createShift);
const UpdateShiftInput = inputType('UpdateShiftInput', inputs.updateShift);

const archivedToo = { defaultValue: false, description: 'With those taken out of use.' };

@Resolver()
export class StationsResolver {
  @Query(() => [Station], { description: 'In their order; at most 200.' })
  stations(@Ctx() ctx: Context, @Arg('archived', () => Boolean, archivedToo) archived: boolean): Promise<Station[]> {
    return places.stations(ctx, archived);
  }

  @Query(() => [StorageLocation], { description: 'In their order; at most 200.' })
  storageLocations(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, archivedToo) archived: boolean,
  ): Promise<StorageLocation[]> {
    return places.storageLocations(ctx, archived);
  }

  @Query(() => [Shift], { description: 'In their order; at most 200.' })
  shifts(@Ctx() ctx: Context, @Arg('archived', () => Boolean, archivedToo) archived: boolean): Promise<Shift[]> {
    return places.shifts(ctx, archived);
  }

  @Mutation(() => Station)
  createStation(
    @Ctx() ctx: Context,
    @Input(CreateStationInput) input: InputOf<typeof inputs.createStation>,
  ): Promise<Station> {
    return places.createStation(ctx, input);
  }

  @Mutation(() => Station)
  updateStation(
    @Ctx() ctx: Context,
    @Input(UpdateStationInput) input: InputOf<typeof inputs.updateStation>,
  ): Promise<Station> {
    return places.updateStation(ctx, input);
  }

  @Mutation(() => StorageLocation)
  createStorageLocation(
    @Ctx() ctx: Context,
    @Input(CreateStorageLocationInput) input: InputOf<typeof inputs.createStorageLocation>,
  ): Promise<StorageLocation> {
    return places.createStorageLocation(ctx, input);
  }

  @Mutation(() => StorageLocation)
  updateStorageLocation(
    @Ctx() ctx: Context,
    @Input(UpdateStorageLocationInput) input: InputOf<typeof inputs.updateStorageLocation>,
  ): Promise<StorageLocation> {
    return places.updateStorageLocation(ctx, input);
  }

  @Mutation(() => Shift)
  createShift(@Ctx() ctx: Context, @Input(CreateShiftInput) input: InputOf<typeof inputs.createShift>): Promise<Shift> {
    return places.createShift(ctx, input);
  }

  @Mutation(() => Shift)
  updateShift(@Ctx() ctx: Context, @Input(UpdateShiftInput) input: InputOf<typeof inputs.updateShift>): Promise<Shift> {
    return places.updateShift(ctx, input);
  }
}

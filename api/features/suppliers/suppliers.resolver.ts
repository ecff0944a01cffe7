import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/suppliers.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { DateTime } from '../../platform/graphql/scalars.ts';
import { Supplier } from './supplier.entity.ts';
import type { SupplierRow } from './suppliers.queries.ts';
import * as suppliers from './suppliers.service.ts';

const CreateSupplierInput = inputType('CreateSupplierInput', inputs.createSupplier);
const UpdateSupplierInput = inputType('UpdateSupplierInput', inputs.updateSupplier);
const ArchiveSupplierInput = inputType('ArchiveSupplierInput', inputs.archiveSupplier);

@Resolver(() => Supplier)
export class SuppliersResolver {
  @FieldResolver(() => Int, { description: 'How many items have it as their usual supplier.' })
  itemCount(@Root() row: SupplierRow): number {
    return row.itemCount;
  }

  @FieldResolver(() => Int, { description: 'How many deliveries are expected or being received.' })
  openDeliveryCount(@Root() row: SupplierRow): number {
    return row.openDeliveryCount;
  }

  @FieldResolver(() => Date, { nullable: true })
  lastReceivedAt(@Root() row: SupplierRow): Date | null {
    return row.lastReceivedAt;
  }

  @Query(() => [Supplier], { description: 'By name, at most 500.' })
  suppliers(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { nullable: true }) archived?: boolean,
    @Arg('updatedSince', () => DateTime, { nullable: true }) updatedSince?: Date,
    @Arg('externalId', () => String, { nullable: true }) externalId?: string,
  ): Promise<SupplierRow[]> {
    return suppliers.suppliers(ctx, { archived, updatedSince, externalId });
  }

  @Query(() => Supplier)
  supplier(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<SupplierRow> {
    return suppliers.supplier(ctx, id);
  }

  @Mutation(() => Supplier)
  createSupplier(@Ctx() ctx: Context, @Arg('input', () => CreateSupplierInput) input: unknown): Promise<SupplierRow> {
    return suppliers.createSupplier(ctx, input);
  }

  @Mutation(() => Supplier)
  updateSupplier(@Ctx() ctx: Context, @Arg('input', () => UpdateSupplierInput) input: unknown): Promise<SupplierRow> {
    return suppliers.updateSupplier(ctx, input);
  }

  @Mutation(() => Supplier, { description: 'Takes a supplier out of the lists, or back in.' })
  archiveSupplier(@Ctx() ctx: Context, @Arg('input', () => ArchiveSupplierInput) input: unknown): Promise<SupplierRow> {
    return suppliers.archiveSupplier(ctx, input);
  }
}

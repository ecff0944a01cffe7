import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/suppliers.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { DateTime } from '../../platform/graphql/scalars.ts';
import * as suppliers from './suppliers.service.ts';
import { SupplierView } from './supplier.view.ts';

const CreateSupplierInput = inputType('CreateSupplierInput', inputs.createSupplier);
const UpdateSupplierInput = inputType('UpdateSupplierInput', inputs.updateSupplier);
const ArchiveSupplierInput = inputType('ArchiveSupplierInput', inputs.archiveSupplier);

@Resolver()
export class SuppliersResolver {
  @Query(() => [SupplierView], { description: 'By name, at most 500.' })
  suppliers(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { nullable: true }) archived?: boolean,
    @Arg('updatedSince', () => DateTime, { nullable: true }) updatedSince?: Date,
    @Arg('externalId', () => String, { nullable: true }) externalId?: string,
  ): Promise<SupplierView[]> {
    return suppliers.suppliers(ctx, { archived, updatedSince, externalId });
  }

  @Query(() => SupplierView)
  supplier(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<SupplierView> {
    return suppliers.supplier(ctx, id);
  }

  @Mutation(() => SupplierView)
  createSupplier(
    @Ctx() ctx: Context,
    @Input(CreateSupplierInput) input: InputOf<typeof inputs.createSupplier>,
  ): Promise<SupplierView> {
    return suppliers.createSupplier(ctx, input);
  }

  @Mutation(() => SupplierView)
  updateSupplier(
    @Ctx() ctx: Context,
    @Input(UpdateSupplierInput) input: InputOf<typeof inputs.updateSupplier>,
  ): Promise<SupplierView> {
    return suppliers.updateSupplier(ctx, input);
  }

  @Mutation(() => SupplierView, { description: 'Archives or restores a supplier.' })
  archiveSupplier(
    @Ctx() ctx: Context,
    @Input(ArchiveSupplierInput) input: InputOf<typeof inputs.archiveSupplier>,
  ): Promise<SupplierView> {
    return suppliers.archiveSupplier(ctx, input);
  }
}

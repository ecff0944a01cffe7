import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { priceChangePercent } from './price-change.policy.ts';
import { DeliveryCorrectionView, DeliveryLineView } from './delivery-line.view.ts';

/** Prices are not told to those who may not see costs. */
const ifCosts = <T>(ctx: Context, price: T | null): T | null =>
  can(ctx.viewer?.grants, 'deliveries.costs') ? price : null;

@Resolver(() => DeliveryLineView)
export class DeliveryLinesResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit of the item; null while unknown, and for cooks.',
  })
  unitPrice(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.unitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The last price before this receipt, in minor units per unit of the item; null while unknown, and for cooks.',
  })
  previousUnitPrice(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.lastUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The change against the last price in percent; null while one of them is unknown, and for cooks.',
  })
  priceChangePercent(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, priceChangePercent(row.lastUnitPrice, row.unitPrice));
  }
}

@Resolver(() => DeliveryCorrectionView)
export class DeliveryCorrectionsResolver {
  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  oldUnitPrice(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.oldUnitPrice);
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  newUnitPrice(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.newUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'Minor units that what was used already would have cost more; null while a price is unknown, and for cooks.',
  })
  usedDifference(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.usedDifference);
  }
}

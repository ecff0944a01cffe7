import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { priceChangePercent } from '../receiving/price-change.policy.ts';
import { DeliveryCorrectionView, DeliveryLineView } from './delivery-line.view.ts';
import { ifPermitted } from '../../../platform/context/access.ts';

@Resolver(() => DeliveryLineView)
export class DeliveryLinesResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit of the item; null while unknown, and for cooks.',
  })
  unitPrice(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.unitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The last price before this delivery arrived, in minor units per unit of the item; null while unknown, and for cooks.',
  })
  previousUnitPrice(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.lastUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The change from the last price in percent; null while one of them is unknown, and for cooks.',
  })
  priceChangePercent(@Root() row: DeliveryLineView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', priceChangePercent(row.lastUnitPrice, row.unitPrice));
  }
}

@Resolver(() => DeliveryCorrectionView)
export class DeliveryCorrectionsResolver {
  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  oldUnitPrice(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.oldUnitPrice);
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  newUnitPrice(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.newUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'How much more the used quantity would have cost, in minor units; null while a price is unknown, and for cooks.',
  })
  usedDifference(@Root() row: DeliveryCorrectionView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.usedDifference);
  }
}

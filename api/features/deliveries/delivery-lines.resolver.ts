import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { can } from '#schema/permissions.ts';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as inventoryEnums from '../inventory/inventory.enums.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import { DeliveryCorrection } from './delivery-correction.entity.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import type { CorrectionRow, DeliveryLineRow } from './delivery-lines.queries.ts';
import { priceChangePercent } from './price-change.policy.ts';
import { ReceivingTemperatureRule } from './temperature-rule.type.ts';

/** Prices are not told to those who may not see costs. */
const ifCosts = <T>(ctx: Context, price: T | null): T | null =>
  can(ctx.viewer?.grants, 'deliveries.costs') ? price : null;

@Resolver(() => DeliveryLine)
export class DeliveryLinesResolver {
  @FieldResolver(() => String)
  itemName(@Root() row: DeliveryLineRow): string {
    return row.itemName;
  }

  @FieldResolver(() => graph.Unit)
  unit(@Root() row: DeliveryLineRow): Unit {
    return row.unit;
  }

  @FieldResolver(() => inventoryEnums.TcsClass)
  tcsClass(@Root() row: DeliveryLineRow): TcsClass {
    return row.tcsClass;
  }

  @FieldResolver(() => Decimal, { nullable: true })
  packQuantity(@Root() row: DeliveryLineRow): string | null {
    return row.packQuantity;
  }

  @FieldResolver(() => String, { nullable: true })
  packDescription(@Root() row: DeliveryLineRow): string | null {
    return row.packDescription;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Received minus rejected, in the unit of the item; null until it is counted.',
  })
  acceptedQuantity(@Root() row: DeliveryLineRow): string | null {
    return row.acceptedQuantity;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Ordered but not received, in the unit of the item; null until it is counted.',
  })
  shortQuantity(@Root() row: DeliveryLineRow): string | null {
    return row.shortQuantity;
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The last business day on which it may be served; null without a use-by.',
  })
  useByDate(@Root() row: DeliveryLineRow): string | null {
    return row.useByDate;
  }

  @FieldResolver(() => ReceivingTemperatureRule, { nullable: true, description: 'Null: no reading is asked for.' })
  temperatureRule(@Root() row: DeliveryLineRow): ReceivingTemperatureRule | null {
    return receivingLimits[row.tcsClass];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'missing, pass, cool_down or fail; null without a rule.',
  })
  temperatureResult(@Root() row: DeliveryLineRow): string | null {
    return judgeReceived(row.tcsClass, row.temperature, row.temperatureUnit)?.result ?? null;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit of the item; null while unknown, and for cooks.',
  })
  unitPrice(@Root() row: DeliveryLineRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.unitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The last price before this receipt, in minor units per unit of the item; null while unknown, and for cooks.',
  })
  previousUnitPrice(@Root() row: DeliveryLineRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.lastUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The change against the last price in percent; null while one of them is unknown, and for cooks.',
  })
  priceChangePercent(@Root() row: DeliveryLineRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, priceChangePercent(row.lastUnitPrice, row.unitPrice));
  }

  @FieldResolver(() => [DeliveryCorrection], { description: 'Corrected after it was confirmed, oldest first.' })
  corrections(@Root() row: DeliveryLineRow): readonly CorrectionRow[] {
    return row.corrections;
  }
}

@Resolver(() => DeliveryCorrection)
export class DeliveryCorrectionsResolver {
  @FieldResolver(() => Date)
  createdAt(@Root() row: CorrectionRow): Date {
    return new Date(row.createdAt);
  }

  @FieldResolver(() => String, { nullable: true })
  byName(@Root() row: CorrectionRow): string | null {
    return row.byName;
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  oldUnitPrice(@Root() row: CorrectionRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.oldUnitPrice);
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units per item unit; null for cooks.' })
  newUnitPrice(@Root() row: CorrectionRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.newUnitPrice);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'Minor units that what was used already would have cost more; null while a price is unknown, and for cooks.',
  })
  usedDifference(@Root() row: CorrectionRow, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.usedDifference);
  }
}

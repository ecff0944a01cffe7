import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { OpenCheckState, PrepTaskStatus, Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { PrepTaskStatus as TaskStatus } from '../prep/prep.enums.ts';
import * as enums from './handovers.enums.ts';

/** A prep task that is not finished. */
@ObjectType()
export class HandoverTask {
  @Field(() => ID)
  taskId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => TaskStatus)
  status!: PrepTaskStatus;

  @Field(() => Decimal)
  targetQuantity!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Boolean)
  isRecurring!: boolean;

  @Field(() => Boolean)
  carriesOver!: boolean;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String, { nullable: true })
  holderName!: string | null;

  @Field(() => Date)
  dueAt!: Date;
}

/** A line check that was not done, or has readings out of range that nobody has dealt with. */
@ObjectType()
export class HandoverCheck {
  @Field(() => ID)
  lineCheckId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => enums.OpenCheckState)
  state!: OpenCheckState;

  @Field(() => Int)
  failedCount!: number;

  @Field(() => Date)
  dueAt!: Date;
}

/** An item below par of which nothing usable is left. */
@ObjectType()
export class HandoverItem {
  @Field(() => ID)
  itemId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Decimal)
  parLevel!: string;

  @Field(() => graph.Unit)
  unit!: Unit;
}

/** A lot whose use-by passes before the next business day ends, or has passed. */
@ObjectType()
export class HandoverLot {
  @Field(() => ID)
  lotId!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => String, { nullable: true })
  lotCode!: string | null;

  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Date)
  useBy!: Date;
}

/** A delivery that is expected until the next business day ends. */
@ObjectType()
export class HandoverDelivery {
  @Field(() => ID)
  deliveryId!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  supplierName!: string;

  @Field(() => Date, { nullable: true })
  expectedAt!: Date | null;
}

/** A timer that runs, is paused or rings. */
@ObjectType()
export class HandoverTimer {
  @Field(() => ID)
  timerId!: string;

  @Field(() => String, { nullable: true })
  label!: string | null;

  @Field(() => Date, { nullable: true })
  endsAt!: Date | null;
}

/** The state of the kitchen at the end of a business day. Lists have at most 50 rows; the counts are of all. */
@ObjectType()
export class HandoverFacts {
  @Field(() => Int)
  completedTasks!: number;

  @Field(() => Int)
  openTaskCount!: number;

  @Field(() => [HandoverTask])
  openTasks!: readonly HandoverTask[];

  @Field(() => Int)
  submittedChecks!: number;

  @Field(() => [HandoverCheck])
  openChecks!: readonly HandoverCheck[];

  @Field(() => Int)
  outItemCount!: number;

  @Field(() => [HandoverItem])
  outItems!: readonly HandoverItem[];

  @Field(() => Int)
  expiringLotCount!: number;

  @Field(() => [HandoverLot])
  expiringLots!: readonly HandoverLot[];

  @Field(() => [HandoverDelivery])
  deliveries!: readonly HandoverDelivery[];

  @Field(() => [HandoverTimer])
  timers!: readonly HandoverTimer[];

  @Field(() => Int)
  wasteEntries!: number;

  /** Minor units of the entries whose cost is known. A resolver hides it from cooks. */
  wasteCost!: string;

  @Field(() => Int)
  wasteUnknownCosts!: number;

  @Field(() => Int)
  nextDayTasks!: number;
}

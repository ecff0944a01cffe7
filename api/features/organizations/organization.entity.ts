import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  HourClock,
  Jurisdiction,
  Language,
  LineCheckAssignmentType,
  LineCheckFrequency,
  MeasureSystem,
  NameDisplay,
  PeriodKind,
  Role,
  TemperatureUnit,
  Weekday,
} from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as lineChecksEnums from '../line-checks/line-checks.enums.ts';
import * as enums from './organizations.enums.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';

/** A restaurant kitchen. Its own id is also its `organizationId`, so that row level security covers it. */
@ObjectType()
@OwnedEntity({ tableName: 'organization' })
export class Organization extends OrganizationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** IANA name; the business day and all due times use it. */
  @Field(() => String)
  @Property({ type: 'text', default: 'UTC' })
  timeZone: string = 'UTC';

  /** Local time, HH:MM, at which the business day starts: a 01:00 close still counts as yesterday. */
  @Field(() => String)
  @Property({ type: 'text', default: '04:00' })
  dayRollover: string = '04:00';

  @Field(() => enums.PeriodKind)
  @Property({ type: 'text', default: 'week' })
  periodKind: PeriodKind = 'week';

  /** The first day of its weeks; with 4-4-5 periods the weekday of `fiscalYearStart`. */
  @Field(() => graph.Weekday)
  @Property({ type: 'text', default: 'mon' })
  weekStart: Weekday = 'mon';

  /** The first day of one year of 4-4-5 periods, which the other years follow. */
  @Field(() => LocalDate, { nullable: true })
  @Property({ type: 'date', nullable: true })
  fiscalYearStart: string | null = null;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text', default: 'US' })
  country: string = 'US';

  /** ISO 4217; every money amount of the organization is in its minor unit. */
  @Field(() => String)
  @Property({ type: 'text', default: 'USD' })
  currency: string = 'USD';

  /** The food code for date marking (schema/food-code.ts). */
  @Field(() => enums.Jurisdiction)
  @Property({ type: 'text', default: 'FDA_2022' })
  jurisdiction: Jurisdiction = 'FDA_2022';

  /** With CUSTOM: days that prepared or opened refrigerated food may be kept, the first being day 1; null sets no limit. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  dateMarkDays: number | null = null;

  @Field(() => graph.TemperatureUnit)
  @Property({ type: 'text', default: 'C' })
  temperatureUnit: TemperatureUnit = 'C';

  /** The units that new items and starter kitchens begin with. */
  @Field(() => enums.MeasureSystem)
  @Property({ type: 'text', default: 'metric' })
  measureSystem: MeasureSystem = 'metric';

  /** Null: as usual in the language of the screen. */
  @Field(() => enums.HourClock, { nullable: true })
  @Property({ type: 'text', nullable: true })
  hourClock: HourClock | null = null;

  @Field(() => graph.Language)
  @Property({ type: 'text', default: 'en' })
  language: Language = 'en';

  /** True for the seeded demo kitchen, whose data resets daily. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  demo: boolean = false;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  monthlyInventoryNudgesEnabled: boolean = false;

  /** Day of the month, 1-28. */
  @Field(() => Int)
  @Property({ type: 'smallint', default: 1 })
  inventoryNudgeDay: number = 1;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: true })
  lineCheckEnabled: boolean = true;

  @Field(() => lineChecksEnums.LineCheckAssignmentType)
  @Property({ type: 'text', default: 'universal' })
  lineCheckAssignmentType: LineCheckAssignmentType = 'universal';

  @Field(() => lineChecksEnums.LineCheckFrequency)
  @Property({ type: 'text', default: 'daily' })
  lineCheckFrequency: LineCheckFrequency = 'daily';

  @Field(() => [graph.Role])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  lineCheckRolesAllowed: Role[] = [];

  /** Who may run line checks when the assignment type is by_user. */
  @Field(() => [ID])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  lineCheckUserIds: string[] = [];

  /** A lot whose use-by is within this many hours counts as expiring. */
  @Field(() => Int)
  @Property({ type: 'smallint', default: 24 })
  expiringHours: number = 24;

  /** Receiving points out unit prices that changed by at least this percent. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 5, scale: 2, default: '5' })
  priceAlertPercent: string = '5';

  /** Waste cost of one business day, minor units, above which managers are notified. Visible with `waste.costs` only. */
  @Property({ type: 'integer', default: 10000 })
  wasteAlertAmount: number = 10_000;

  /** Counts hide what is expected from those who count, unless a count says otherwise. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  blindCounts: boolean = false;

  /** A counted line that differs from what is expected by more percent must be reviewed; null sets no limit. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 8, scale: 4, nullable: true, default: '20' })
  countVariancePercent: string | null = '20';

  /** The same in money, minor units. Visible with `counts.review` only. */
  @Property({ type: 'integer', nullable: true })
  countVarianceAmount: number | null = null;

  /** How people are named on displays that anyone can read. */
  @Field(() => enums.NameDisplay)
  @Property({ type: 'text', default: 'first_name' })
  displayNames: NameDisplay = 'first_name';

  /** A display starts and finishes work only for a person who entered a PIN. */
  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  displayPinRequired: boolean = false;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organization: Organization;
  }
}

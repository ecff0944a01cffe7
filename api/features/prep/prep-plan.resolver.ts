import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import { type BuiltList, buildPrepList } from './prep-build.service.ts';
import { BuiltPrepList } from './prep-graph.ts';
import { PrepItem } from './prep-item.entity.ts';
import type { PlanLine } from './prep-plan.ts';
import * as plan from './prep-plan.service.ts';

const BuildPrepListInput = inputType('BuildPrepListInput', inputs.buildPrepListInput);
const AddPrepItemInput = inputType('AddPrepItemInput', inputs.addPrepItemInput);
const UpdatePrepItemInput = inputType('UpdatePrepItemInput', inputs.updatePrepItemInput);
const ArchivePrepItemInput = inputType('ArchivePrepItemInput', inputs.archivePrepItemInput);

@Resolver(() => PrepItem)
export class PrepPlanResolver {
  @FieldResolver(() => String)
  itemName(@Root() row: PlanLine): string {
    return row.itemName;
  }

  @FieldResolver(() => graph.Unit)
  unit(@Root() row: PlanLine): Unit {
    return row.unit;
  }

  @FieldResolver(() => String, { nullable: true })
  recipeName(@Root() row: PlanLine): string | null {
    return row.recipeName;
  }

  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: PlanLine): string | null {
    return row.stationName;
  }

  @FieldResolver(() => Decimal, { description: "The day's par." })
  par(@Root() row: PlanLine): string {
    return row.par;
  }

  @FieldResolver(() => ID, { description: 'The list it is on.' })
  prepListId(@Root() row: PlanLine): string {
    return row.listId;
  }

  @FieldResolver(() => String, { nullable: true })
  prepListName(@Root() row: PlanLine): string | null {
    return row.listName;
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'What the day is expected to use; null while unknown.' })
  expectedUse(@Root() row: PlanLine): string | null {
    return row.expectedUse;
  }

  @FieldResolver(() => Boolean, { description: 'Whether expected use was taken off what is on hand now.' })
  projected(@Root() row: PlanLine): boolean {
    return row.projected;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a par stood in for an expected use that is unknown: each par is taken to be used up.',
  })
  assumesPar(@Root() row: PlanLine): boolean {
    return row.assumesPar;
  }

  @FieldResolver(() => Decimal, {
    description: 'Usable stock, without expired lots and lots set aside: of now for today, projected to a day ahead.',
  })
  onHand(@Root() row: PlanLine): string {
    return row.onHand;
  }

  @FieldResolver(() => Decimal, {
    description: 'What open tasks of that day will still make; for today also those of days before.',
  })
  planned(@Root() row: PlanLine): string {
    return row.planned;
  }

  @FieldResolver(() => Decimal, { description: 'Par − on hand − planned in the unit of the item, never below zero.' })
  short(@Root() row: PlanLine): string {
    return row.short;
  }

  @FieldResolver(() => Decimal, {
    description: 'How much is short, rounded to batches, which may be more, less or nothing; in the unit of the item.',
  })
  toMake(@Root() row: PlanLine): string {
    return row.toMake;
  }

  @FieldResolver(() => Boolean, { description: "Whether the day's list has a task of this line, open or done." })
  hasTask(@Root() row: PlanLine): boolean {
    return row.hasTask;
  }

  @Query(() => [PrepItem], { description: 'The par sheet, reckoned for a day; at most 500 lines.' })
  prepItems(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true }) date?: string,
    @Arg('archived', () => Boolean, { defaultValue: false }) archived: boolean = false,
  ): Promise<PlanLine[]> {
    return plan.parSheet(ctx, { date, archived });
  }

  @Mutation(() => BuiltPrepList)
  buildPrepList(
    @Ctx() ctx: Context,
    @Arg('input', () => BuildPrepListInput, { nullable: true }) input?: unknown,
  ): Promise<BuiltList> {
    return buildPrepList(ctx, input ?? {});
  }

  @Mutation(() => PrepItem)
  addPrepItem(@Ctx() ctx: Context, @Arg('input', () => AddPrepItemInput) input: unknown): Promise<PlanLine> {
    return plan.addPrepItem(ctx, input);
  }

  @Mutation(() => PrepItem)
  updatePrepItem(@Ctx() ctx: Context, @Arg('input', () => UpdatePrepItemInput) input: unknown): Promise<PlanLine> {
    return plan.updatePrepItem(ctx, input);
  }

  @Mutation(() => PrepItem)
  archivePrepItem(@Ctx() ctx: Context, @Arg('input', () => ArchivePrepItemInput) input: unknown): Promise<PlanLine> {
    return plan.archivePrepItem(ctx, input);
  }
}

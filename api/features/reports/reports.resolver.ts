import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { HaccpLogEntry } from './haccp-log.types.ts';
import { LineCheckReport, PrepReport, WasteReport } from './reports.types.ts';
import * as reports from './reports.service.ts';

const HaccpLogEntryConnection = connectionOf(HaccpLogEntry);

/** Reports over business days, both ends included. */
@Resolver()
export class ReportsResolver {
  @Query(() => PrepReport)
  prepReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
  ): Promise<PrepReport> {
    return reports.prepReport(ctx, { from, to });
  }

  @Query(() => WasteReport)
  wasteReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
  ): Promise<WasteReport> {
    return reports.wasteReport(ctx, { from, to });
  }

  @Query(() => LineCheckReport)
  lineCheckReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
  ): Promise<LineCheckReport> {
    return reports.lineCheckReport(ctx, { from, to });
  }

  @Query(() => HaccpLogEntryConnection, { description: 'Every recorded answer, oldest first.' })
  haccpLog(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<HaccpLogEntry>> {
    return reports.haccpLog(ctx, { from, to }, page);
  }
}

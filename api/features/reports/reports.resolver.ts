import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/reports.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { inputType, RequiredFilter } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { LineCheckView } from '../line-checks/runs/line-check.view.ts';
import { PrepTaskView } from '../prep/tasks/prep-task.view.ts';
import { WasteEntryConnection, type WasteEntryView } from '../waste/waste-entry.view.ts';
import { HaccpLogEntry } from './haccp-log/haccp-log.types.ts';
import { ReceivedTemperature } from './haccp-log/received-temperatures.types.ts';
import './reports.enums.ts';
import { LineCheckReport, PrepReport, WasteReport } from './reports.types.ts';
import * as reports from './reports.service.ts';

const HaccpLogEntryConnection = connectionOf(HaccpLogEntry);
const ReceivedTemperatureConnection = connectionOf(ReceivedTemperature);
const PrepTaskConnection = connectionOf(PrepTaskView, 'PrepTask');
const LineCheckConnection = connectionOf(LineCheckView, 'LineCheck');
const PrepReportFilter = inputType('PrepReportFilter', inputs.prepReportFilter);
const WasteReportFilter = inputType('WasteReportFilter', inputs.wasteReportFilter);
const LineCheckReportFilter = inputType('LineCheckReportFilter', inputs.lineCheckReportFilter);

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

  @Query(() => ReceivedTemperatureConnection)
  receivedTemperatures(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<ReceivedTemperature>> {
    return reports.receivedTemperatures(ctx, { from, to }, page);
  }

  @Query(() => PrepTaskConnection)
  prepReportTasks(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @RequiredFilter(PrepReportFilter) filter: InputOf<typeof inputs.prepReportFilter>,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<PrepTaskView>> {
    return reports.prepReportTasks(ctx, { period: { from, to }, filter, page });
  }

  @Query(() => WasteEntryConnection)
  wasteReportEntries(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @RequiredFilter(WasteReportFilter) filter: InputOf<typeof inputs.wasteReportFilter>,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<WasteEntryView>> {
    return reports.wasteReportEntries(ctx, { period: { from, to }, filter, page });
  }

  @Query(() => LineCheckConnection)
  lineCheckReportRuns(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @RequiredFilter(LineCheckReportFilter) filter: InputOf<typeof inputs.lineCheckReportFilter>,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<LineCheckView>> {
    return reports.lineCheckReportRuns(ctx, { period: { from, to }, filter, page });
  }
}

import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { runLineCheck } from './line-check.service.ts';
import { runPrepCheck } from './prep-check.service.ts';
import { runStockCheck } from './stock-check.service.ts';
import { NotificationView } from '../notifications/notification.view.ts';

@Resolver()
export class ChecksResolver {
  @Mutation(() => [NotificationView], { description: 'The new notifications; empty while nothing has changed.' })
  runStockCheck(@Ctx() ctx: Context): Promise<NotificationView[]> {
    return runStockCheck(ctx);
  }

  @Mutation(() => [NotificationView], { description: 'The new notifications; empty while nothing has changed.' })
  runPrepCheck(@Ctx() ctx: Context): Promise<NotificationView[]> {
    return runPrepCheck(ctx);
  }

  @Mutation(() => [NotificationView], { description: 'The new notifications; empty while nothing has changed.' })
  runLineCheck(@Ctx() ctx: Context): Promise<NotificationView[]> {
    return runLineCheck(ctx);
  }
}

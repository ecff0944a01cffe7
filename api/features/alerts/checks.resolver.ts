import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { runLineCheck } from './line-check.service.ts';
import type { NewNotification } from './new-notification.ts';
import { runPrepCheck } from './prep-check.service.ts';
import { runStockCheck } from './stock-check.service.ts';

@Resolver()
export class ChecksResolver {
  @Mutation(() => [Notification], { description: 'The notifications newly made; none while nothing changed.' })
  runStockCheck(@Ctx() ctx: Context): Promise<NewNotification[]> {
    return runStockCheck(ctx);
  }

  @Mutation(() => [Notification], { description: 'The notifications newly made; none while nothing changed.' })
  runPrepCheck(@Ctx() ctx: Context): Promise<NewNotification[]> {
    return runPrepCheck(ctx);
  }

  @Mutation(() => [Notification], { description: 'The notifications newly made; none while nothing changed.' })
  runLineCheck(@Ctx() ctx: Context): Promise<NewNotification[]> {
    return runLineCheck(ctx);
  }
}

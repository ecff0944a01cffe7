import { Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { endAllSessions } from './auth.service.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => Int, { description: 'Ends every session of the viewer on every device. Answers how many.' })
  endAllSessions(@Ctx() ctx: Context): Promise<number> {
    return endAllSessions(ctx);
  }
}

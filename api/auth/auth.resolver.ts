import { Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../users/user.entity.ts';
import { currentUser } from '../users/users.service.ts';
import { endAllSessions } from './auth.service.ts';

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for an anonymous caller.' })
  me(@Ctx() ctx: Context): Promise<User | null> {
    return currentUser(ctx);
  }

  @Mutation(() => Int, { description: 'Ends every session of the viewer on every device. Answers how many.' })
  endAllSessions(@Ctx() ctx: Context): Promise<number> {
    return endAllSessions(ctx);
  }
}

import { Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/auth.ts';
import type { Context } from '../../platform/context/context.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { changePassword } from './accounts/account.service.ts';
import { endAllSessions } from './auth.service.ts';
import {
  endOtherSessions,
  endSession,
  type OwnSession as OwnSessionAnswer,
  ownSessions,
} from './sessions/own-sessions.service.ts';
import { createResetLink, type ResetLink as ResetLinkAnswer } from './passwords/reset.service.ts';
import type { InputOf } from '../../platform/context/parse.ts';

const ChangePasswordInput = inputType('ChangePasswordInput', inputs.changePasswordInput);
const EndSessionInput = inputType('EndSessionInput', inputs.endSessionInput);
const ResetLinkInput = inputType('ResetLinkInput', inputs.resetLinkInput);

@ObjectType({ description: 'A browser or kitchen device in which the viewer is signed in.' })
class OwnSession {
  @Field(() => ID, { description: 'The id of the session; it gives no access.' })
  id!: string;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  current!: boolean;

  @Field(() => String, { nullable: true, description: 'The browser, such as Chrome; null when unknown.' })
  browser!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The operating system, such as Android; null when unknown.',
  })
  system!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kitchen’s device that a PIN unlocked; null for a personal browser.',
  })
  deviceName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network address at sign-in; null when it was not recorded.',
  })
  address!: string | null;

  @Field(() => Date, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to within five minutes.' })
  lastSeenAt!: Date;

  @Field(() => Date, { description: 'When it ends, even if it is used.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A link with which a person sets a new password, once.' })
class ResetLink {
  @Field(() => String, {
    description: 'Path and fragment of the link, to append to the address of this server. It is shown only once.',
  })
  path!: string;

  @Field(() => Date, { description: 'The link works until then, at most 24 hours.' })
  expiresAt!: Date;
}

@Resolver()
export class AuthResolver {
  @Mutation(() => Int, { description: 'Ends every session of the viewer on every device. Returns how many.' })
  endAllSessions(@Ctx() ctx: Context): Promise<number> {
    return endAllSessions(ctx);
  }

  @Query(() => [OwnSession], {
    description: 'Where the viewer is signed in, last seen first, at most 100. Not for PIN sessions.',
  })
  mySessions(@Ctx() ctx: Context): Promise<OwnSessionAnswer[]> {
    return ownSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Ends one of the viewer’s sessions within a second.' })
  endSession(
    @Ctx() ctx: Context,
    @Input(EndSessionInput) input: InputOf<typeof inputs.endSessionInput>,
  ): Promise<boolean> {
    return endSession(ctx, input);
  }

  @Mutation(() => Int, { description: 'Ends every session of the viewer except this one. Returns how many.' })
  endOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return endOtherSessions(ctx);
  }

  @Mutation(() => Int, {
    description:
      'Sets a new password for the viewer, who enters the current one. Ends their other sessions and returns how many. Not for PIN sessions; five tries in 15 minutes.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Input(ChangePasswordInput) input: InputOf<typeof inputs.changePasswordInput>,
  ): Promise<number> {
    return changePassword(ctx, input);
  }

  @Mutation(() => ResetLink, {
    description:
      'A link with which an active person of the kitchen sets a new password, once and within 24 hours. An earlier link of that person stops working.',
  })
  createResetLink(
    @Ctx() ctx: Context,
    @Input(ResetLinkInput) input: InputOf<typeof inputs.resetLinkInput>,
  ): Promise<ResetLinkAnswer> {
    return createResetLink(ctx, input);
  }
}

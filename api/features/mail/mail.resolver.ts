import { Ctx, Mutation, Resolver } from 'type-graphql';
import { invitationInput } from '#schema/inputs/auth.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { sendInvitation, sendTestMail } from './mail.service.ts';

const InvitationInput = inputType('InvitationInput', invitationInput);

@Resolver()
export class MailResolver {
  @Mutation(() => Boolean, {
    description: 'Sends an invitation with the kitchen’s code. Refused where the server sends no mail; 30 an hour.',
  })
  sendInvitation(
    @Ctx() ctx: Context,
    @Input(InvitationInput) input: InputOf<typeof invitationInput>,
  ): Promise<boolean> {
    return sendInvitation(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Sends a test mail to the viewer’s own address. Refused where the server sends no mail; 30 an hour.',
  })
  sendTestMail(@Ctx() ctx: Context): Promise<boolean> {
    return sendTestMail(ctx);
  }
}

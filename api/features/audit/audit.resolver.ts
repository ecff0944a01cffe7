import { Arg, Args, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { auditFilter } from '#schema/inputs/audit.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { OptionalInput, inputType } from '../../platform/graphql/input-type.ts';
import { Json } from '../../platform/graphql/scalars.ts';
import type { AuditActionRow, AuditEntryRow, AuditRow } from './audit.queries.ts';
import { auditActions, auditPage, lastChange, recentActivity } from './audit.service.ts';

const AuditFilterInput = inputType('AuditFilterInput', auditFilter);

@ObjectType({ description: 'An action in the kitchen.' })
class Activity {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { description: 'Past tense, dotted, such as prep_task.completed.' })
  action!: string;

  @Field(() => String)
  entity!: string;

  @Field(() => ID, { nullable: true })
  entityId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the row it is about; null when that has none.' })
  subject!: string | null;

  @Field(() => String, { nullable: true, description: 'Null when Brigade itself did it.' })
  actorName!: string | null;
}

@ObjectType({ description: 'One line of the audit log.' })
class AuditEntry extends Activity {
  @Field(() => ID, { nullable: true })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the API token that was used; null without one.' })
  tokenName!: string | null;

  @Field(() => Json, {
    nullable: true,
    description: 'Field → [before, after], or the facts of the action; null when there are none.',
  })
  changes!: unknown;

  @Field(() => Json, {
    description: 'Id → name: what the rows are called whose ids are in changes; a row that is gone has none.',
  })
  names!: Readonly<Record<string, string>>;

  @Field(() => Json, {
    nullable: true,
    description:
      'The subject as a message by key and parameters, such as the title of a notification; null for a name.',
  })
  subjectContent!: unknown;
}

@ObjectType({ description: 'A kind of action in the audit log.' })
class AuditAction {
  @Field(() => String)
  action!: string;

  @Field(() => String)
  entity!: string;
}

const AuditEntryConnection = connectionOf(AuditEntry);

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryConnection, { description: 'Everything that happened, newest first, for admins.' })
  auditLog(
    @Ctx() ctx: Context,
    @OptionalInput('filter', AuditFilterInput) filter: InputOf<typeof auditFilter> | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<AuditEntryRow>> {
    return auditPage(ctx, filter, page);
  }

  @Query(() => [AuditAction], { description: 'The kinds of action recorded lately, for filters. At most 200.' })
  auditActions(@Ctx() ctx: Context): Promise<AuditActionRow[]> {
    return auditActions(ctx);
  }

  @Query(() => [Activity], {
    description: 'What the kitchen did in the last 24 hours, newest first, for managers. At most 50.',
  })
  recentActivity(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<AuditRow[]> {
    return recentActivity(ctx, first);
  }

  @Query(() => Activity, {
    nullable: true,
    description:
      'Who edited a row last, and when. Null when that is not recorded, or when people of this role do not edit such rows.',
  })
  lastChange(
    @Ctx() ctx: Context,
    @Arg('entity', () => String) entity: string,
    @Arg('entityId', () => ID) entityId: string,
  ): Promise<AuditRow | null> {
    return lastChange(ctx, entity, entityId);
  }
}

import { connectionOf } from '../../platform/graphql/connection.ts';
import { Field, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { WasteEntry } from './waste-entry.entity.ts';

/** An entry as screens read it, with the names of its ids. */
@ObjectType('WasteEntry')
export class WasteEntryView extends WasteEntry {
  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => String)
  reasonName!: string;

  @Field(() => String, { nullable: true })
  reasonNameEs!: string | null;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String)
  recordedByName!: string;

  @Field(() => String, { nullable: true, description: 'The lot it came from; null when it came from several.' })
  lotCode!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when its recorder may undo it; null when reversed.',
  })
  undoUntil!: Date | null;
}

export const WasteEntryConnection = connectionOf(WasteEntryView, 'WasteEntry');

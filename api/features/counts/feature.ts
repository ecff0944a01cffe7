import { sql } from 'kysely';
import { feature } from '../../platform/feature.ts';
import { CountLine } from './lines/count-line.entity.ts';
import { CountSession } from './count-session.entity.ts';
import { descriptions } from './counts.descriptions.ts';
import { countMessages } from './counts.live.ts';
import { countNodes } from './counts.nodes.ts';
import { CountsResolver } from './counts.resolver.ts';
import { ShelfItem } from './sheet/shelf-item.entity.ts';

/** Counts of stock: place by place in shelf order, reviewed and posted; and the closing count. */
export const counts = feature({
  entities: [CountSession, CountLine, ShelfItem],
  resolvers: [CountsResolver],
  nodes: countNodes,
  auditSubjects: {
    CountSession: {
      // An event of a count has the id of the line that was counted: it is called like its item.
      name: (id) => sql`coalesce(
        (select coalesce(name, business_date::text) from count_session where id = ${id}),
        (select item.name from count_line join item on item.id = count_line.item_id where count_line.id = ${id}))`,
    },
  },
  liveMessages: countMessages,
  descriptions,
});

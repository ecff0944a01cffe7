import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { peopleImport } from './people-import.service.ts';
import { descriptions } from './users.descriptions.ts';
import { searchUsers } from './users.search.ts';
import { userMessages } from './users.live.ts';
import { userNodes } from './users.nodes.ts';
import { User } from './user.entity.ts';
import { UsersResolver } from './users.resolver.ts';
import { usersDemo } from './users.demo.ts';

export const users = feature({
  entities: [User],
  resolvers: [UsersResolver],
  nodes: userNodes,
  auditSubjects: { User: { name: columnOf('app_user') } },
  liveMessages: userMessages,
  descriptions,
  searchKinds: [searchUsers],
  importKinds: [peopleImport],
  demo: usersDemo,
});

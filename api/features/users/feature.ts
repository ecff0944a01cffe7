import type { Feature } from '../../platform/feature.ts';
import { userNodes } from './users.nodes.ts';
import { User } from './user.entity.ts';
import { UsersResolver } from './users.resolver.ts';

export const users: Feature = { entities: [User], resolvers: [UsersResolver], nodes: userNodes };

import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { User } from './user.entity.ts';
import { peopleById } from './users.service.ts';

export const userNodes: readonly NodeKind[] = [
  {
    type: User,
    table: 'app_user',
    permission: 'organization.read',
    namedBy: [
      'acceptedById',
      'acknowledgedById',
      'actorId',
      'assigneeId',
      'byUserId',
      'closedById',
      'completedById',
      'countedById',
      'createdById',
      'holderId',
      'personId',
      'postedById',
      'receivedById',
      'recordedById',
      'requestedById',
      'reversedById',
      'signedById',
      'startedById',
      'stoppedById',
      'submittedById',
    ],
    find: peopleById,
  },
];

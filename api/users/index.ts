import type { Feature } from '../feature.ts';
import { User } from './user.entity.ts';

export const users: Feature = { entities: [User] };

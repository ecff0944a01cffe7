import { feature } from '../../platform/feature.ts';
import { descriptions } from './auth.descriptions.ts';
import { AuthResolver } from './auth.resolver.ts';
import { authRoutes } from './auth.rest.ts';
import { Credential } from './credential.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';
import { Session } from './session.entity.ts';

export const auth = feature({
  entities: [Credential, Session, PasswordReset],
  resolvers: [AuthResolver],
  routes: authRoutes,
  auditSubjects: {
    // Who opened it stands beside it.
    Session: { name: null },
  },
  descriptions,
});

import { feature } from '../../platform/feature.ts';
import { descriptions } from './auth.descriptions.ts';
import { AuthResolver } from './auth.resolver.ts';
import { authRoutes } from './auth.rest.ts';
import { Credential } from './passwords/credential.entity.ts';
import { PasswordReset } from './passwords/password-reset.entity.ts';
import { Session } from './sessions/session.entity.ts';

export const auth = feature({
  entities: [Credential, Session, PasswordReset],
  resolvers: [AuthResolver],
  routes: authRoutes,
  auditSubjects: {
    // The entry already shows who opened the session.
    Session: { name: null },
  },
  descriptions,
});

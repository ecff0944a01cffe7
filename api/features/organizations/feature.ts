import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './organizations.descriptions.ts';
import { organizationMessages } from './organizations.live.ts';
import { Location } from './location.entity.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationCode } from './organization-code.entity.ts';
import { OrganizationsResolver } from './organizations.resolver.ts';

export const organizations = feature({
  entities: [Organization, Location, OrganizationCode],
  resolvers: [OrganizationsResolver],
  auditSubjects: { Organization: { name: columnOf('organization') } },
  liveMessages: organizationMessages,
  descriptions,
});

import type { Feature } from '../feature.ts';
import { Organization } from './organization.entity.ts';
import { OrganizationCode } from './organization-code.entity.ts';

export const organizations: Feature = { entities: [Organization, OrganizationCode] };

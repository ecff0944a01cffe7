import { changeShape, type LiveMessages, pick } from '../../platform/live/live-messages.ts';

export const organizationMessages: LiveMessages = {
  ORGANIZATION_UPDATED: {
    about: 'The settings of the kitchen changed, or its stations, shifts, units and the like.',
    shape: changeShape,
    webhooks: ({ entity, liveData }) => [
      { type: 'organization.updated', data: { ...pick(liveData, ['id', 'version']), entity } },
    ],
  },
};

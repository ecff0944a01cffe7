import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        updateInventoryNudges: 'Changes the reminder to count.',
        updateLineCheckSettings: 'Changes how line checks are done.',
      },
    },
    LineCheckSettingsInput: { about: 'How line checks are done. What is left out stays as it is.', of: 'Organization' },
    InventoryNudgesInput: { about: 'The reminder to count. What is left out stays as it is.', of: 'Organization' },
    DisplayPolicyInput: {
      about: 'What displays that anyone can read may show and do. What is left out stays as it is.',
      of: 'Organization',
    },
  },
};

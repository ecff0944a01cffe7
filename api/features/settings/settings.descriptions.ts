import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        updateCountSettings: 'Changes whether counts are blind, and which differences must be reviewed.',
        updateInventoryNudges: 'Changes the reminder to count.',
        updateLineCheckSettings: 'Changes how line checks are done.',
      },
    },
    LineCheckSettingsInput: { about: 'How line checks are done. What is left out stays as it is.', of: 'Organization' },
    CountSettingsInput: { about: 'How stock is counted. What is left out stays as it is.', of: 'Organization' },
    InventoryNudgesInput: { about: 'The reminder to count. What is left out stays as it is.', of: 'Organization' },
    DisplayPolicyInput: {
      about: 'What displays that anyone can read may show and do. What is left out stays as it is.',
      of: 'Organization',
    },
  },
};
